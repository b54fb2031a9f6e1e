import type { ShellCommand } from './shell-command.js'
import type { Cursor } from './shell-words.js'
import { type Word, WordBuilder } from './word.js'

/** Returns whether a text is a curl command for the command prompt of Windows, as browsers copy it. */
export const isWindowsCommand = (text: string): boolean =>
  /^\s*curl(?:\.exe)?\s/i.test(text) && /\^(?:"|\r?\n)/.test(text)

/** A character after the command prompt has removed its carets. */
interface Sign {
  text: string
  offset: number
}

/** Reads a command line of Windows: first carets, then quotes and backslashes as programs do. */
export function readWindowsCommand(cursor: Cursor): ShellCommand {
  const words: Word[] = []
  let word: WordBuilder | undefined
  let isQuoted = false
  let backslashes: Sign[] = []
  const begin = (offset: number): WordBuilder => {
    word ??= new WordBuilder(offset, cursor.positionAt)
    return word
  }
  const put = (signs: readonly Sign[]) => {
    for (const { text, offset } of signs) begin(offset).verbatim(text, offset)
  }
  for (const sign of withoutCarets(cursor)) {
    const { text, offset } = sign
    if (text === '\\') {
      backslashes.push(sign)
      continue
    }
    if (text === '"') {
      // Backslashes before a quote are escapes: `\\` is one backslash and `\"` a quote.
      put(backslashes.slice(0, backslashes.length >> 1))
      if (backslashes.length % 2 === 1) put([sign])
      else {
        begin(offset).quote()
        isQuoted = !isQuoted
      }
      backslashes = []
      continue
    }
    put(backslashes)
    backslashes = []
    if (isQuoted || !/\s/.test(text)) put([sign])
    else if (word !== undefined) {
      words.push(word.build())
      word = undefined
    }
  }
  put(backslashes)
  if (word !== undefined) words.push(word.build())
  return { start: words[0]?.start ?? cursor.at, words }
}

/** Yields the characters without the carets that escape them; a quoted text keeps its carets. */
function* withoutCarets({ text, at }: Cursor): Generator<Sign> {
  const end = text.length
  let isQuoted = false
  for (let offset = at; offset < end; offset++) {
    const sign = text[offset] as string
    if (sign === '^' && !isQuoted) {
      const lineBreak = /^\r?\n/.exec(text.slice(offset + 1, offset + 3))?.[0].length
      if (lineBreak === undefined) {
        offset++
        if (offset < end) yield { text: text[offset] as string, offset }
      } else {
        offset += lineBreak
        // A second line break is escaped, so it stays.
        const next = text[offset + 1]
        if (next === '\n' && offset + 1 < end) yield { text: next, offset: ++offset }
      }
      continue
    }
    if (sign === '"') isQuoted = !isQuoted
    // A line ends the command.
    if (/[\r\n]/.test(sign)) return
    yield { text: sign, offset }
  }
}
