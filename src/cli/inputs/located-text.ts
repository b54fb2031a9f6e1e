import { lastUpTo, type PositionAt } from '../documents/position.js'

/** A text that is spelled differently in its file: escaped, or with variables. */
export interface LocatedText {
  text: string
  /** Converts an index of the text into a position in the file. */
  positionAt: PositionAt
}

/** A text whose source has the same characters from an offset on, or spells it differently. */
interface Piece extends LocatedText {
  /** Where the source goes on in the same characters; undefined for other text. */
  end: number | undefined
}

/** Builds a text from parts of a source. */
export class TextBuilder {
  private readonly pieces: Piece[] = []

  constructor(
    private readonly start: number,
    private readonly positionAt: PositionAt,
  ) {}

  /** Adds text that the source has at this offset in the same characters. */
  verbatim(text: string, offset: number): void {
    const last = this.pieces.at(-1)
    const end = offset + text.length
    if (last !== undefined && last.end === offset) {
      last.text += text
      last.end = end
    } else this.pieces.push({ text, end, positionAt: (index) => this.positionAt(offset + index) })
  }

  /** Adds text that the source spells differently, such as an escape or a variable. */
  replaced(text: string, offset: number): void {
    this.pieces.push({ text, end: undefined, positionAt: () => this.positionAt(offset) })
  }

  build(): LocatedText {
    const { pieces, start, positionAt } = this
    return pieces.length === 0
      ? { text: '', positionAt: () => positionAt(start) }
      : joinedTexts(pieces, '')
  }
}

/** Returns a part of a text. */
export const sliced = (
  { text, positionAt }: LocatedText,
  start: number,
  end = text.length,
): LocatedText => ({
  text: text.slice(start, end),
  positionAt: (index) => positionAt(start + index),
})

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
    positionAt(index) {
      const at = lastUpTo(starts, index)
      const { text, positionAt } = texts[at] as LocatedText
      return positionAt(Math.min(index - (starts[at] as number), text.length))
    },
  }
}

/** Replaces matches by what a function returns for their first group; undefined keeps a match. */
export function replacedIn(
  { text, positionAt }: LocatedText,
  pattern: RegExp,
  replace: (group: string, start: number) => string | undefined,
): LocatedText {
  const built = new TextBuilder(0, positionAt)
  let end = 0
  for (const { 0: written, 1: group = '', index: start } of text.matchAll(pattern)) {
    const value = replace(group, start)
    if (value === undefined) continue
    built.verbatim(text.slice(end, start), end)
    built.replaced(value, start)
    end = start + written.length
  }
  if (end === 0) return { text, positionAt }
  built.verbatim(text.slice(end), end)
  return built.build()
}
