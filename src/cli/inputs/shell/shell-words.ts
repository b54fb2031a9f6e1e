import { InputError } from '../../documents/input-error.js'
import type { PositionAt } from '../../documents/position.js'
import { ansiCEscape } from './ansi-c.js'
import { type Environment, outputOf } from './environment.js'
import type { ShellCommand } from './shell-command.js'
import { type Word, WordBuilder } from './word.js'

/** Where a reader is in its text. */
export interface Cursor {
  readonly text: string
  at: number
  readonly positionAt: PositionAt
}

/** Reads the commands in `$(…)` or backticks up to their end. Returns the only one. */
type ReadNested = (end: ')' | '`') => ShellCommand | undefined

const plain = /[^\s'"\\$`;&|<>()]+/y
/** A value that is assigned is not split into words. */
const assigned = /[A-Za-z_]\w*\+?=/y
const inDoubleQuotes = /[^"\\$`]+/y
/** Ends with the line, so that a here-document is read in linear time. */
const inLine = /[^"\\$`\n]*\n|[^"\\$`\n]+/y
const inAnsiC = /[^'\\]+/y
const parameter = /\$(?:([A-Za-z_]\w*|[\d@*#?$!-])|\{([A-Za-z_]\w*)(?:(:?[-=])([^{}'"\\$`]*))?\})/y

/** A word that is all of an array, also in the spelling for `set -u`. */
const wholeArray =
  /(?:("?)\$\{([A-Za-z_]\w*)\[@\]\}\1|\$\{([A-Za-z_]\w*)\[@\]\+"\$\{\3\[@\]\}"\})(?=[\s;&|<>()`]|$)/y

/** Reads the words of a POSIX shell, with the quotes of Bash and Z shell. */
export class WordReader {
  constructor(
    private readonly cursor: Cursor,
    private readonly variables: Environment,
    private readonly readNested: ReadNested,
  ) {}

  /** Reads a word; several if an unquoted variable contains blanks. Backticks may end it. */
  read(isInBackticks: boolean): readonly Word[] {
    const { cursor } = this
    const array = this.array()
    if (array !== undefined) return array
    const words: Word[] = []
    let word = this.builder()
    assigned.lastIndex = cursor.at
    const isAssigned = assigned.test(cursor.text)
    while (cursor.at < cursor.text.length) {
      const { at, text } = cursor
      const sign = text[at] as string
      if (/[\s;&|<>()]/.test(sign) || (isInBackticks && sign === '`')) break
      if (sign === "'") this.singleQuoted(word)
      else if (sign === '"') this.doubleQuoted(word)
      else if (sign === '\\') this.backslash(word)
      else if (sign === '$' || sign === '`') {
        const values = this.dollar(word, false, isAssigned)
        for (const value of values) {
          if (word.exists) words.push(word.build())
          word = this.builder()
          if (value !== '') word.replaced(value, at)
        }
      } else this.run(plain, word)
    }
    if (word.exists) words.push(word.build())
    return words
  }

  /** Reads text as in double quotes up to an offset, such as a here-document. */
  readExpanded(word: WordBuilder, end: number): void {
    const { cursor } = this
    while (cursor.at < end) {
      const sign = cursor.text[cursor.at]
      if (sign === '\\') this.escapeInQuotes(word, /[$`\\\n]/)
      else if (sign === '$' || sign === '`') this.dollar(word, true)
      else if (sign === '"') {
        word.verbatim('"', cursor.at++)
      } else this.run(inLine, word)
    }
  }

  /** Reads a word that is all of a known array. */
  private array(): readonly Word[] | undefined {
    const { cursor } = this
    wholeArray.lastIndex = cursor.at
    const [found = '', quote, simple, guarded] = wholeArray.exec(cursor.text) ?? []
    const words = this.variables.arrayOf(simple ?? guarded ?? '')
    // Without quotes, the shell splits the words at their blanks.
    if (words === undefined || (quote === '' && words.some(({ text }) => /\s/.test(text)))) {
      return undefined
    }
    cursor.at += found.length
    return words
  }

  private builder = (): WordBuilder => new WordBuilder(this.cursor.at, this.cursor.positionAt)

  private run(pattern: RegExp, word: WordBuilder): void {
    const { cursor } = this
    pattern.lastIndex = cursor.at
    const found = pattern.exec(cursor.text)?.[0] ?? ''
    word.verbatim(found, cursor.at)
    cursor.at += found.length
  }

  private singleQuoted(word: WordBuilder): void {
    const { cursor } = this
    const close = cursor.text.indexOf("'", cursor.at + 1)
    if (close === -1) throw this.unclosed("'", cursor.at)
    word.quote()
    word.verbatim(cursor.text.slice(cursor.at + 1, close), cursor.at + 1)
    cursor.at = close + 1
  }

  private doubleQuoted(word: WordBuilder): void {
    const { cursor } = this
    const open = cursor.at++
    word.quote()
    for (;;) {
      const sign = cursor.at < cursor.text.length ? cursor.text[cursor.at] : undefined
      if (sign === undefined) throw this.unclosed('"', open)
      if (sign === '"') break
      if (sign === '\\') this.escapeInQuotes(word, /[$`"\\\n]/)
      else if (sign === '$' || sign === '`') this.dollar(word, true)
      else this.run(inDoubleQuotes, word)
    }
    cursor.at++
  }

  private ansiC(word: WordBuilder): void {
    const { cursor } = this
    const open = cursor.at
    cursor.at += 2
    word.quote()
    for (;;) {
      const sign = cursor.at < cursor.text.length ? cursor.text[cursor.at] : undefined
      if (sign === undefined) throw this.unclosed("$'", open)
      if (sign === "'") break
      const escaped = sign === '\\' ? ansiCEscape(cursor.text, cursor.at) : undefined
      if (escaped !== undefined) {
        word.replaced(escaped.value, cursor.at)
        cursor.at += escaped.length
      } else if (sign === '\\') word.verbatim('\\', cursor.at++)
      else this.run(inAnsiC, word)
    }
    cursor.at++
  }

  private backslash(word: WordBuilder): void {
    const { cursor } = this
    const length = /^\r?\n/.exec(cursor.text.slice(cursor.at + 1, cursor.at + 3))?.[0].length
    // A backslash before a line break continues the line.
    if (length === undefined) word.verbatim(cursor.text[cursor.at + 1] ?? '\\', cursor.at + 1)
    if (length === undefined) word.quote()
    cursor.at += 1 + (length ?? 1)
  }

  private escapeInQuotes(word: WordBuilder, escapable: RegExp): void {
    const { cursor } = this
    const next = cursor.text[cursor.at + 1] ?? ''
    if (!escapable.test(next)) {
      word.verbatim('\\', cursor.at++)
      return
    }
    if (next !== '\n') word.verbatim(next, cursor.at + 1)
    cursor.at += 2
  }

  /** Reads an expansion. Returns the further words that an unquoted one makes. */
  private dollar(word: WordBuilder, isQuoted: boolean, isWhole = isQuoted): string[] {
    const { cursor } = this
    const { text, at } = cursor
    if (text[at] === '`') return this.substitution(word, '`', 1)
    if (text.startsWith('$((', at)) return this.unknownUpTo(word, '))', 'arithmetic')
    if (text.startsWith('$(', at)) return this.substitution(word, ')', 2)
    if (!isQuoted && text.startsWith("$'", at)) this.ansiC(word)
    else if (!isQuoted && text.startsWith('$"', at)) cursor.at++
    else return this.variable(word, isWhole)
    return []
  }

  private variable(word: WordBuilder, isWhole: boolean): string[] {
    const { cursor } = this
    const { text, at } = cursor
    parameter.lastIndex = at
    const found = parameter.exec(text)
    if (found === null) {
      if (text[at + 1] === '{') return this.unknownUpTo(word, '}', 'parameter')
      word.verbatim('$', cursor.at++)
      return []
    }
    const [{ length }, short, long, , fallback] = found
    const name = short ?? long ?? ''
    cursor.at += length
    const value = this.variables.valueOf(name) ?? fallback
    if (value === undefined) {
      const message = /\w/.test(name)
        ? `variable \`${name}\` is not defined`
        : `the value of \`$${name}\` is not known`
      word.addUnknown({ message, offset: at }, name)
      if (name === '@') word.list()
      return []
    }
    if (isWhole) {
      word.replaced(value, at)
      return []
    }
    const [first = '', ...others] = value.split(/[ \t\r\n]+/)
    if (first !== '') word.replaced(first, at)
    return others
  }

  private substitution(word: WordBuilder, end: ')' | '`', length: number): string[] {
    const { cursor } = this
    const offset = cursor.at
    cursor.at += length
    const only = this.readNested(end)
    const written = cursor.text.slice(offset + length, cursor.at - 1)
    const value = outputOf(written)
    const [program, argument, ...others] = only?.words ?? []
    const isCat = program?.text === 'cat' && others.length === 0
    if (value !== undefined) word.replaced(value, offset)
    else if (isCat && argument === undefined && only?.input && 'text' in only.input) {
      word.addOutput(only.input.text)
    } else {
      const file = isCat ? argument?.text : /^\s*<\s*([\w./-]+)\s*$/.exec(written)?.[1]
      const message = `the output of \`${shortened(written.trim())}\` is not known`
      word.addUnknown({ message, offset, ...(file !== undefined && { file }) }, 'command')
    }
    return []
  }

  private unknownUpTo(word: WordBuilder, end: string, kind: string): string[] {
    const { cursor } = this
    const offset = cursor.at
    const close = cursor.text.indexOf(end, offset)
    if (close === -1) throw this.unclosed(kind === 'parameter' ? '${' : '$((', offset)
    cursor.at = close + end.length
    const written = cursor.text.slice(offset, cursor.at)
    word.addUnknown(
      { message: `the value of \`${shortened(written)}\` is not known`, offset },
      kind,
    )
    if (/^\$\{(?:@|\w+\[@\])/.test(written)) word.list()
    return []
  }

  private unclosed(sign: string, offset: number): InputError {
    return new InputError(`\`${sign}\` is not closed`, this.cursor.positionAt(offset))
  }
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
