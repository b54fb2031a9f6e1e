import type { PositionAt } from '../../documents/position.js'
import { type LocatedText, Ranges } from '../located-text.js'

/** A part of a word whose value is not in the file, such as an undefined variable. */
export interface UnknownPart {
  /** Its placeholder in the word. */
  placeholder: string
  /** The file that a command substitution prints. */
  file?: string
  /** Why its value is not known. */
  message: string
  offset: number
}

/** A part of a word, with its offset in the file. */
interface Piece {
  text: string
  offset: number
  isVerbatim: boolean
}

/** A word of a command line, after the shell has removed quotes and replaced variables. */
export interface Word extends LocatedText {
  /** Offset of its first character. */
  start: number
  unknown: readonly UnknownPart[]
  pieces: readonly Piece[]
  /** Whether it may stand for any number of words: an unknown part without quotes, or `"$@"`. */
  isWordList: boolean
}

/** Maximum number of unknown parts to keep of a word: one is enough for an error. */
const mostUnknown = 100

/** Builds a word from its parts. */
export class WordBuilder {
  private readonly pieces: Piece[] = []
  private readonly unknown: UnknownPart[] = []
  /** Whether the word exists: quotes make an empty one. */
  exists = false
  private isQuoted = false
  private isList = false

  constructor(
    private readonly start: number,
    private readonly positionAt: PositionAt,
  ) {}

  /** Adds text that the file has at this offset in the same characters. */
  verbatim(text: string, offset: number): void {
    this.add(text, offset, true)
  }

  /** Adds text that the file spells differently, such as an escape or a variable. */
  replaced(text: string, offset: number): void {
    this.add(text, offset, false)
  }

  /** Adds a placeholder for a part without a known value. */
  addUnknown(part: Omit<UnknownPart, 'placeholder'>, name: string): void {
    const placeholder = `{{${name}}}`
    if (this.unknown.length < mostUnknown) this.unknown.push({ placeholder, ...part })
    this.replaced(placeholder, part.offset)
  }

  /** Adds the output of a command that prints a text: without line breaks at its end. */
  addOutput({ text, pieces, unknown }: Word): void {
    let left = text.length
    while (left > 0 && /[\r\n]/.test(text[left - 1] as string)) left--
    this.unknown.push(...unknown.slice(0, mostUnknown - this.unknown.length))
    for (const piece of pieces) {
      if (left <= 0) break
      this.add(piece.text.slice(0, left), piece.offset, piece.isVerbatim)
      left -= piece.text.length
    }
  }

  /** Marks a quote, so that an empty word is kept. */
  quote(): void {
    this.exists = true
    this.isQuoted = true
  }

  /** Marks an unknown part that makes any number of words even in quotes. */
  list(): void {
    this.isList = true
  }

  private add(text: string, offset: number, isVerbatim: boolean): void {
    this.exists = true
    const last = this.pieces.at(-1)
    if (text === '') return
    if (isVerbatim && last?.isVerbatim && last.offset + last.text.length === offset) {
      last.text += text
    } else this.pieces.push({ text, offset, isVerbatim })
  }

  build(): Word {
    const { pieces, positionAt, start, unknown, isQuoted, isList } = this
    const text = pieces.map((piece) => piece.text).join('')
    // Computed lazily: most words need no positions.
    let ranges: Ranges | undefined
    return {
      ...{ text, start, unknown, pieces },
      isWordList: isList || (!isQuoted && unknown.length === 1 && unknown[0]?.placeholder === text),
      positionAt: (index) => {
        ranges ??= rangesOf(pieces, start)
        return positionAt(ranges.offsetOf(index))
      },
    }
  }
}

function rangesOf(pieces: readonly Piece[], start: number): Ranges {
  const ranges = new Ranges()
  let index = 0
  ranges.add({ index, offset: start, isVerbatim: false })
  for (const { text, offset, isVerbatim } of pieces) {
    ranges.add({ index, offset, isVerbatim })
    index += text.length
  }
  return ranges
}
