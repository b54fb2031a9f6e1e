import type { FindingKind } from '../report/report.js'

/** What a finding is called, for people. */
export const kindNames: Readonly<Record<FindingKind, string>> = {
  accepted: 'wrong request accepted',
  refused: 'right request refused',
  answer: 'wrong answer',
  response: 'wrong response',
  sequence: 'calls do not fit together',
  'no-answer': 'no answer',
}

/** A whole number with its thousands set apart. */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** A number with its noun. */
export const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** A time span in the unit that people would choose. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${grouped(Math.floor(whole / 60))} min ${whole % 60} s`
}
