import { InputError } from '../../documents/input-error.js'
import { Environment, isAssignment } from './environment.js'
import type { ShellCommand } from './shell-command.js'
import { type Cursor, WordReader } from './shell-words.js'
import { type Word, WordBuilder } from './word.js'

/** The commands of a script, up to the error that makes the rest unreadable. */
interface ShellCommands {
  commands: ShellCommand[]
  /** The error, with the offset of its command. */
  failure?: { error: InputError; start: number }
}

/** Maximum nesting of command substitutions. */
const deepest = 50

/** Maximum number of words of a command, and of all selected commands: each takes some memory. */
const mostWords = 10_000
const mostWordsInAll = 100_000

interface HereDocument {
  command: MutableCommand
  delimiter: Word
  isQuoted: boolean
  isIndented: boolean
}

type MutableCommand = { -readonly [Name in keyof ShellCommand]: ShellCommand[Name] } & {
  words: Word[]
}

/** Reads the commands of a script that a function selects, in the order of their ends. */
export function readCommands(
  cursor: Cursor,
  isWanted: (command: ShellCommand) => boolean,
): ShellCommands {
  const reader = new CommandReader(cursor, isWanted)
  try {
    reader.read(undefined)
    return { commands: reader.commands }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const position = error.position ?? cursor.positionAt(cursor.at)
    const failure = { error: new InputError(error.message, position), start: reader.start }
    return { commands: reader.commands, failure }
  }
}

class CommandReader {
  readonly commands: ShellCommand[] = []
  /** Offset of the outermost command that is being read. */
  start = 0
  private readonly variables = new Environment()
  private readonly words: WordReader
  private hereDocuments: HereDocument[] = []
  private depth = 0
  private wordsInAll = 0
  private hasArithmetic = true

  constructor(
    private readonly cursor: Cursor,
    private readonly isWanted: (command: ShellCommand) => boolean,
  ) {
    this.words = new WordReader(cursor, this.variables, (end) => this.nested(end))
  }

  private nested(end: ')' | '`'): ShellCommand | undefined {
    const { cursor } = this
    const open = cursor.at
    if (++this.depth > deepest) {
      throw new InputError(`nested more than ${deepest} levels deep`, cursor.positionAt(open))
    }
    const [only, another] = this.read(end)
    if (cursor.at >= cursor.text.length) {
      const sign = end === ')' ? '$(' : '`'
      throw new InputError(`\`${sign}\` is not closed`, cursor.positionAt(open - sign.length))
    }
    cursor.at++
    this.depth--
    return another === undefined ? only : undefined
  }

  /** Reads commands up to the end of the text or of a substitution. Returns the first two. */
  read(end: ')' | '`' | undefined): ShellCommand[] {
    const { cursor } = this
    const { text } = cursor
    let open = 0
    const first: ShellCommand[] = []
    let command = this.begin()
    const finish = (isPipe = false) => {
      this.finish(command)
      if (first.length < 2 && command.words.length > 0) first.push(command)
      command = this.begin(isPipe ? command : undefined)
    }
    while (cursor.at < cursor.text.length) {
      const sign = text[cursor.at] as string
      const isBlank = command.words.length === 0
      if (isBlank && this.depth === 0) this.start = cursor.at
      if (sign === end && (open === 0 || end === '`')) break
      if (sign === '\n') {
        cursor.at++
        finish()
        this.readHereDocuments()
      } else if (/\s/.test(sign)) cursor.at++
      else if (sign === '#') cursor.at = this.endOfLine()
      else if (isBlank && text.startsWith('((', cursor.at)) this.skipArithmetic()
      else if (sign === '<' || sign === '>' || text.startsWith('&>', cursor.at)) {
        this.redirection(command, end === '`')
      } else if (/[;&|()]/.test(sign)) {
        if (sign === '(') open++
        if (sign === ')') open = Math.max(0, open - 1)
        const isPipe = sign === '|' && text[cursor.at + 1] !== '|'
        const isDouble = /^(?:&&|\|\||;;|\|&)/.test(text.slice(cursor.at, cursor.at + 2))
        cursor.at += isDouble ? 2 : 1
        finish(isPipe)
      } else {
        const { at } = cursor
        if (isBlank) command.start = at
        const words = this.words.read(end === '`')
        // A number before a redirection names a file descriptor.
        const isDescriptor =
          /^\d+$/.test(text.slice(at, cursor.at)) && /[<>]/.test(text[cursor.at] ?? '')
        const [last] = words
        if (last !== undefined && text[cursor.at] === '(' && /^\w+\+?=$/.test(last.text)) {
          this.array(last, end === '`')
        } else if (!isDescriptor) this.addWords(command, words)
      }
    }
    finish()
    return first
  }

  /** Reads the words of `NAME=(words)`. */
  private array(name: Word, isInBackticks: boolean): void {
    const { cursor } = this
    const open = cursor.at++
    const found: Word[] = []
    for (;;) {
      const sign = cursor.text[cursor.at]
      if (sign === undefined) throw new InputError('`(` is not closed', cursor.positionAt(open))
      if (sign === ')') break
      if (sign === '#') cursor.at = this.endOfLine()
      else if (/[\s;&|<>(`]/.test(sign) && !(sign === '`' && !isInBackticks)) cursor.at++
      else {
        const words = this.words.read(isInBackticks)
        if (found.length <= mostWords) for (const word of words) found.push(word)
      }
    }
    cursor.at++
    this.variables.assignArray(name, found)
  }

  private begin(pipedFrom?: ShellCommand): MutableCommand {
    return { start: this.cursor.at, words: [], ...(pipedFrom && { pipedFrom }) }
  }

  private finish(command: MutableCommand): void {
    const { words } = command
    const [first, ...others] = words
    if (first === undefined) return
    const isDeclaration = /^(?:export|readonly|local|declare|typeset)$/.test(first.text)
    const assigned = isDeclaration ? others.filter(isAssignment) : words
    // `NAME=value command` sets the variable only for that command.
    if (isDeclaration || words.every(isAssignment)) {
      for (const word of assigned) this.variables.assign(word)
    }
    if (this.isWanted(command)) {
      this.commands.push(command)
      this.wordsInAll += words.length
      if (this.wordsInAll <= mostWordsInAll) return
      const position = this.cursor.positionAt(command.start)
      throw new InputError(`the commands have more than ${mostWordsInAll} words`, position)
    }
    // A pipe needs only the command before it.
    delete command.pipedFrom
  }

  private addWords(command: MutableCommand, words: readonly Word[]): void {
    for (const word of words) command.words.push(word)
    if (command.words.length <= mostWords) return
    const position = this.cursor.positionAt(command.start)
    throw new InputError(`a command has more than ${mostWords} words`, position)
  }

  private endOfLine(): number {
    const found = this.cursor.text.indexOf('\n', this.cursor.at)
    return found === -1 ? this.cursor.text.length : found
  }

  private skipArithmetic(): void {
    const { cursor } = this
    const close = this.hasArithmetic ? cursor.text.indexOf('))', cursor.at) : -1
    // Without an end for this one, there is none for the others either.
    this.hasArithmetic = close !== -1
    cursor.at = close === -1 ? this.endOfLine() : close + 2
  }

  private redirection(command: MutableCommand, isInBackticks: boolean): void {
    const { cursor } = this
    operator.lastIndex = cursor.at
    const sign = operator.exec(cursor.text)?.[0] ?? '<'
    cursor.at += sign.length
    // A process substitution is an argument without a known text.
    if (/[<>]$/.test(sign) && cursor.text[cursor.at] === '(') {
      cursor.at++
      this.nested(')')
      return
    }
    while (/[ \t]/.test(cursor.text[cursor.at] ?? '')) cursor.at++
    const start = cursor.at
    const [word] = this.words.read(isInBackticks)
    if (word === undefined) return
    if (sign === '<<<') command.input = { text: word }
    else if (sign === '<') command.input = { file: word }
    else if (sign === '<<' || sign === '<<-') {
      const isQuoted = /['"\\]/.test(cursor.text.slice(start, cursor.at))
      const isIndented = sign === '<<-'
      this.hereDocuments.push({ command, delimiter: word, isQuoted, isIndented })
    }
  }

  private readHereDocuments(): void {
    const all = this.hereDocuments
    this.hereDocuments = []
    for (const each of all) each.command.input = { text: this.hereDocument(each) }
  }

  private hereDocument({ delimiter, isQuoted, isIndented }: HereDocument): Word {
    const { cursor } = this
    const { text } = cursor
    const word = new WordBuilder(cursor.at, cursor.positionAt)
    word.quote()
    while (cursor.at < cursor.text.length) {
      if (isIndented) while (text[cursor.at] === '\t') cursor.at++
      const end = Math.min(this.endOfLine() + 1, cursor.text.length)
      if (text.slice(cursor.at, end).replace(/\r?\n$/, '') === delimiter.text) {
        cursor.at = end
        break
      }
      if (isQuoted) word.verbatim(text.slice(cursor.at, end), cursor.at)
      else this.words.readExpanded(word, end)
      cursor.at = Math.max(cursor.at, end)
    }
    return word.build()
  }
}

const operator = /<<<|<<-|<<|<>|<&|&>>|&>|>>|>&|>\||[<>]/y
