import type { ConformanceReport, FindingKind } from '../report/report.js'

export const kindNames: Readonly<Record<FindingKind, string>> = {
  accepted: 'invalid request accepted',
  refused: 'valid request rejected',
  answer: 'unexpected error',
  response: 'invalid response',
  server: 'server error',
  sequence: 'inconsistent responses',
  'no-answer': 'no response',
}

export const outcomeNames: Readonly<Record<ConformanceReport['outcome'], string>> = {
  passed: 'passed',
  failed: 'failed',
  'nothing-ran': 'nothing ran',
  'too-few-ran': 'fewer than a tenth of the tests ran',
}

/** Formats an integer with thousands separators. */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** Formats a count with its noun. */
export const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** Formats a time span in ms, s or min. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${grouped(Math.floor(whole / 60))} min ${whole % 60} s`
}
