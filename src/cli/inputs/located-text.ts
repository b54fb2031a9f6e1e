import type { Position, PositionAt } from '../documents/position.js'

/** A text that is spelled differently in its file: escaped, or with variables. */
export interface LocatedText {
  text: string
  /** Converts an index of the text into a position in the file. */
  positionAt: PositionAt
}

/** Joins texts; every character keeps its position. */
export function joinedTexts(texts: readonly LocatedText[], separator: string): LocatedText {
  const [only, another] = texts
  if (only !== undefined && another === undefined) return only
  const starts: number[] = []
  let length = 0
  for (const { text } of texts) {
    starts.push(length)
    length += text.length + separator.length
  }
  return {
    text: texts.map(({ text }) => text).join(separator),
    positionAt: (index) => {
      let at = starts.length - 1
      while (at > 0 && (starts[at] as number) > index) at--
      const { text, positionAt } = texts[at] as LocatedText
      return positionAt(Math.min(index - (starts[at] as number), text.length))
    },
  }
}

/** A range of a text, from its first index on. */
interface TextRange {
  index: number
  offset: number
  /** Whether the file has the same characters; a variable maps to one position as a whole. */
  isVerbatim: boolean
}

/** Converts indices of a text into offsets of its source. */
export class Ranges {
  private readonly all: TextRange[] = []

  add(range: TextRange): void {
    this.all.push(range)
  }

  offsetOf(wanted: number): number {
    let low = 0
    let high = this.all.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.all[middle] as TextRange).index <= wanted) low = middle
      else high = middle - 1
    }
    const { index, offset, isVerbatim } = this.all[low] as TextRange
    return isVerbatim ? offset + wanted - index : offset
  }
}

/** Returns the text of the JSON string at an offset, with a position for each character. */
export function textOfJsonString(
  json: { text: string; positionAt: PositionAt },
  start: number,
  text: string,
): LocatedText {
  // Computed lazily: most texts need no positions.
  let ranges: Ranges | undefined
  const positionAt: PositionAt = (index) => {
    ranges ??= rangesOfString(json.text, start)
    return json.positionAt(ranges.offsetOf(index))
  }
  return { text, positionAt }
}

/** Splits a JSON string into ranges at its escapes. */
function rangesOfString(source: string, start: number): Ranges {
  const ranges = new Ranges()
  let offset = start + 1
  let index = 0
  ranges.add({ index, offset, isVerbatim: true })
  for (;;) {
    endOfRange.lastIndex = offset
    const sign = endOfRange.exec(source)?.index ?? source.length
    if (source[sign] !== '\\') return ranges
    index += sign - offset + 1
    offset = sign + (source[sign + 1] === 'u' ? 6 : 2)
    ranges.add({ index, offset, isVerbatim: true })
  }
}

/** Ends a range of a JSON string. */
const endOfRange = /["\\]/g

/** Returns the value of a variable, or undefined without one. */
export type Replace = (name: string, positionAt: () => Position) => string | undefined

const variable = /\{\{([^{}\r\n]*)\}\}/g

/** Other text in double braces, such as message templates, is left alone. */
const variableName = /^\$?[A-Za-z_][\w.-]*(?: |$)/

/** Replaces the variables of a text; keeps those without a value. */
export function withVariables(located: LocatedText, replace: Replace): LocatedText {
  const { text, positionAt } = located
  if (!text.includes('{{')) return { text, positionAt }
  return replacedIn(located, text.matchAll(variable), (inner, start) => {
    const name = inner.trim()
    return variableName.test(name) ? replace(name, () => positionAt(start)) : undefined
  })
}

/** Replaces matches by what a function returns for their first group; undefined keeps a match. */
export function replacedIn(
  { text, positionAt }: LocatedText,
  matches: Iterable<RegExpExecArray>,
  replace: (group: string, start: number) => string | undefined,
): LocatedText {
  const ranges = new Ranges()
  const parts: string[] = []
  let index = 0
  const add = (part: string, offset: number, isVerbatim: boolean) => {
    ranges.add({ index, offset, isVerbatim })
    parts.push(part)
    index += part.length
  }
  let end = 0
  for (const { 0: written, 1: group = '', index: start } of matches) {
    const value = replace(group, start)
    if (value === undefined) continue
    add(text.slice(end, start), end, true)
    add(value, start, false)
    end = start + written.length
  }
  add(text.slice(end), end, true)
  return { text: parts.join(''), positionAt: (wanted) => positionAt(ranges.offsetOf(wanted)) }
}
