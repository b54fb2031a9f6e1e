import { printable } from '../../core/base/printable.js'
import { textWidth } from '../host/wrap.js'
import type { Excerpt } from '../results/finding.js'
import type { Screen } from './screen.js'

/** Columns where the screen has no limit. */
const usual = 120

const tab = '  '
const indent = '    '
const fewestColumns = 20

/** Formats the lines around a finding with line numbers, and carets under the marked range. */
export function codeFrame(
  { first, lines, cut, mark }: Excerpt,
  severity: 'error' | 'warn',
  { colors, width }: Pick<Screen, 'colors' | 'width'>,
): string[] {
  const digits = String(first + lines.length - 1).length
  const room = Math.max(
    Math.min(width, usual) - indent.length - digits - '> '.length - ' │ '.length,
    fewestColumns,
  )
  const painted = severity === 'error' ? colors.red : colors.yellow
  const marked = lines[mark.line - first] ?? ''
  const from = startOfView(marked, cut, mark, room)
  const gutter = (label: string, sign = ' ') =>
    `${indent}${sign} ${colors.dim(`${label.padStart(digits)} │`)}`
  const all = lines.flatMap((line, index) => {
    const number = first + index
    if (number !== mark.line) return [`${gutter(String(number))} ${viewOf('', line, room)}`]
    const sign = from + cut > 0 ? '…' : ''
    const before = sign.length + textWidth(shownText(line.slice(from, mark.start)))
    const size = textWidth(shownText(line.slice(mark.start, mark.end)))
    const carets = '^'.repeat(Math.max(1, Math.min(size, room - 1 - before)))
    return [
      `${gutter(String(number), painted('>'))} ${viewOf(sign, line.slice(from), room)}`,
      `${gutter('')} ${' '.repeat(before)}${painted(carets)}`,
    ]
  })
  return all.map((line) => line.trimEnd())
}

/** Returns the first offset to show: the start of the line where the mark fits into the room. */
function startOfView(line: string, cut: number, mark: Excerpt['mark'], room: number): number {
  const untilMark = textWidth(shownText(line.slice(0, mark.end)))
  if (cut === 0 && untilMark < room) return 0
  const from = Math.max(0, mark.start - Math.floor(room / 3))
  // Never starts in the middle of a character.
  return /[\udc00-\udfff]/.test(line[from] ?? '') ? from + 1 : from
}

/** Returns as much of a text as fits into the room, after a sign, and with `…` where it is cut. */
function viewOf(sign: string, text: string, room: number): string {
  const whole = sign + shownText(text)
  // Most lines need no measuring.
  if (whole.length < room && plain.test(whole)) return whole
  let shown = ''
  let columns = 0
  for (const character of whole) {
    const size = textWidth(character)
    if (columns + size > room - 1) return `${shown}…`
    shown += character
    columns += size
  }
  return shown
}

const plain = /^[\x20-\x7e]*$/

const shownText = (text: string): string => printable(text.replaceAll('\t', tab))
