import {
  type Command,
  forEachChild,
  parse,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash'
import { InputError } from '../documents/input-error.js'
import { generatedValue } from './generated-values.js'
import { type LocatedText, sliced, TextBuilder } from './located-text.js'
import { largestExpansion, longestValue } from './variables.js'

/** A word of a command, after the shell has removed quotes and replaced variables. */
export interface ShellWord extends LocatedText {
  /** Why parts have no known value; their placeholders are in the text. */
  unknown: readonly UnknownPart[]
  /** Whether it may stand for any number of words: an unknown part without quotes, or `"$@"`. */
  isWordList: boolean
}

export interface UnknownPart {
  placeholder: string
  error: InputError
}

/**
 * Yields the words of the commands of a Bash script whose text matches, and an error in place of those
 * after it.
 */
export function* shellCommands(
  { text, positionAt }: LocatedText,
  wanted: RegExp,
): Generator<ShellWord[] | InputError> {
  const reader = new WordReader(text, positionAt)
  // Bash takes the CR of a line break as a part of the word. The offsets stay the same.
  const open: SyntaxNode[] = [parse(text.replace(/(?<=\s)\\\r\n/g, ' \\\n'))]
  let failure: { message: string; pos: number } | undefined
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Script') failure ??= node.errors?.[0]
    if (node.type === 'Command') {
      reader.assign(node)
      if (wanted.test(text.slice(node.pos, node.end))) {
        if (failure !== undefined && node.end > failure.pos) {
          return yield new InputError(failure.message, positionAt(failure.pos))
        }
        yield reader.wordsOf(node)
      }
    }
    const children: SyntaxNode[] = []
    forEachChild(node, (child) => {
      children.push(child)
    })
    for (const child of children.reverse()) open.push(child)
  }
}

class WordReader {
  private readonly variables = new Map<string, string>()
  private size = 0

  constructor(
    private readonly source: string,
    private readonly positionAt: LocatedText['positionAt'],
  ) {}

  wordsOf({ name, args }: Command): ShellWord[] {
    return [...(name ? [name] : []), ...args].flatMap((each) => {
      const word = each.type === 'Word' ? this.word(each) : this.literal(each.pos, each.end)
      if (!word.text.endsWith('\r') || !this.source.startsWith('\r\n', each.end - 1)) return [word]
      // The line break of Windows after the command.
      return word.text === '\r' ? [] : [{ ...word, ...sliced(word, 0, -1) }]
    })
  }

  /** Assigns `NAME=value`, also after `export`; forgets the variable if the value is not known. */
  assign({ name, prefix, args }: Command): void {
    // `NAME=value command` sets the variable only for that command.
    for (const each of name === undefined ? prefix : args) {
      if (each.type !== 'Assignment') continue
      const known = each.value.type === 'Word' ? this.word(each.value) : undefined
      const before = each.append ? (this.variables.get(each.name) ?? '') : ''
      const value = before + (known?.text ?? '')
      if (known === undefined || known.unknown.length > 0 || value.length > longestValue) {
        this.variables.delete(each.name)
      } else this.variables.set(each.name, value)
    }
  }

  private literal(pos: number, end: number): ShellWord {
    const built = new TextBuilder(pos, this.positionAt)
    built.verbatim(this.source.slice(pos, end), pos)
    return { ...built.build(), unknown: [], isWordList: false }
  }

  private word({ pos, end, value, parts }: Word): ShellWord {
    const built = new TextBuilder(pos, this.positionAt)
    const unknown: UnknownPart[] = []
    let isWordList = false
    const addUnknown = (name: string, reason: string, at: number) => {
      const placeholder = `{{${name}}}`
      unknown.push({ placeholder, error: new InputError(reason, this.positionAt(at)) })
      built.replaced(placeholder, at)
    }
    const add = (part: WordPart, isQuoted: boolean): void => {
      switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
        case 'AnsiCQuoted':
          this.addDecoded(built, part.value, part)
          break
        case 'DoubleQuoted':
        case 'LocaleString':
          for (const each of part.parts) add(each, true)
          break
        case 'SimpleExpansion':
        case 'ParameterExpansion': {
          const [name, found] = this.expanded(part)
          const isSplit = !isQuoted && /\s/.test(found ?? '')
          if (found !== undefined && !isSplit) {
            built.replaced(found, part.pos)
            break
          }
          if (/^@|\[@\]/.test(name) || isSplit) isWordList = true
          const reason = isSplit
            ? `\`${part.text}\` has several words; write them in the command`
            : /^\w+$/.test(name)
              ? `variable \`${name}\` is not defined`
              : `the value of \`${shortened(part.text)}\` is not known`
          addUnknown(name.replace(/[{}]/g, ''), reason, part.pos)
          break
        }
        case 'CommandExpansion': {
          const output = outputOf(part.text)
          if (output !== undefined) {
            built.replaced(output, part.pos)
            break
          }
          const command = part.text.replace(/^(?:\$\(|`)|[)`]$/g, '').trim()
          addUnknown('command', `the output of \`${shortened(command)}\` is not known`, part.pos)
          break
        }
        case 'ArithmeticExpansion':
        case 'ProcessSubstitution':
          addUnknown('value', `the value of \`${shortened(part.text)}\` is not known`, part.pos)
          break
        default:
          built.verbatim(this.source.slice(part.pos, part.end), part.pos)
      }
    }
    if (parts === undefined) this.addDecoded(built, value, { type: 'Literal', pos, end })
    else for (const part of parts) add(part, false)
    const { text, positionAt } = built.build()
    const [first] = unknown
    const isBare = parts?.length === 1 && !parts[0]?.type.endsWith('Quoted')
    isWordList ||= isBare && first?.placeholder === text
    return { text, positionAt, unknown, isWordList }
  }

  /** Returns the name of an expansion, and its value if that is known. */
  private expanded(part: WordPart): [name: string, value?: string | undefined] {
    if (part.type !== 'ParameterExpansion')
      return [part.text.slice(1), this.valueOf(part.text.slice(1))]
    const { parameter, index, operation, prefix, text } = part
    if (index !== undefined || prefix !== undefined) return [text.slice(2, -1)]
    const value = this.valueOf(parameter)
    if (operation === undefined) return [parameter, value]
    if (operation.type !== 'Default' || !/[-=]$/.test(operation.operator))
      return [text.slice(2, -1)]
    return [parameter, value ?? this.word(operation.operand).text]
  }

  private valueOf(name: string): string | undefined {
    const value = this.variables.get(name)
    this.size += value?.length ?? 0
    if (this.size <= largestExpansion) return value
    throw new InputError('the variables of the file expand to too much text')
  }

  /** Adds a text that is written with quotes and escapes. */
  private addDecoded(
    built: TextBuilder,
    value: string,
    { type, pos, end }: { type: string; pos: number; end: number },
  ): void {
    const { source } = this
    let at = type === 'Literal' ? pos : pos + (type === 'AnsiCQuoted' ? 2 : 1)
    const written = source.slice(pos, end)
    // Several escaped bytes may be one character.
    const hasBytes = type === 'AnsiCQuoted' && /\\(?:x[89a-f]|[23][0-7]{2})/i.test(written)
    if (source.startsWith(value, at)) built.verbatim(value, at)
    else if (hasBytes) built.replaced(value, pos)
    else {
      for (let index = 0; index < value.length && at < end; ) {
        charOrEscape.lastIndex = at
        const { 0: sign } = charOrEscape.exec(source) as RegExpExecArray
        const isLineBreak = /^\\\n/.test(sign) && type !== 'AnsiCQuoted'
        const text = value.startsWith(sign, index)
          ? sign
          : String.fromCodePoint(value.codePointAt(index) as number)
        if (!isLineBreak) {
          if (sign.endsWith(text)) built.verbatim(text, at + sign.length - text.length)
          else built.replaced(text, at)
          index += text.length
        }
        at += sign.length
      }
    }
  }
}

/** One character, or an escape of any kind of string. */
const charOrEscape =
  /\\(?:x[\da-f]{1,2}|u[\da-f]{1,4}|U[\da-f]{1,8}|[0-7]{1,3}|c[\s\S]|[\s\S])|[\s\S]/iuy

/** Returns a fixed value for a command that prints a new one each time. */
function outputOf(command: string): string | undefined {
  if (/\buuidgen\b|\/random\/uuid\b|\buuid4?\(\)/.test(command)) return generatedValue('$guid')
  return /^\$\(\s*date\s+(?:-u\s+)?['"]?\+%s['"]?\s*\)$/.test(command)
    ? generatedValue('$timestamp')
    : undefined
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
