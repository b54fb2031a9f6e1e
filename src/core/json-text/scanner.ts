import {
  type Container,
  finding,
  isRepeated,
  type JsonFinding,
  pointerLengthIn,
} from './container.js'
import type { Fault } from './error.js'
import { endOfNumber, survivesParsing } from './number.js'
import { endOfString } from './string.js'
import { noKey, noValue, unexpected } from './unexpected.js'

/** Where a value of a JSON text begins. */
export interface JsonValueStart {
  /** How many objects and arrays it lies in. */
  readonly depth: number
  /** Its key or index; undefined for the value that is the whole text. */
  readonly key: string | number | undefined
  /** Index into the text. */
  readonly offset: number
  /** Index of its key, where it has one. */
  readonly keyOffset: number | undefined
}

type Expected = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'separator' | 'end'

/** Reads a text from start to end. Keeps its own stack, for nesting may be deep. */
export class Scanner {
  readonly duplicateKeys: JsonFinding[] = []
  readonly impreciseNumbers: JsonFinding[] = []
  private at = 0
  private depth = 0
  private open: Container | undefined
  private expected: Expected = 'value'
  private keyOffset = 0
  private comma = 0

  constructor(
    private readonly text: string,
    private readonly visit: ((start: JsonValueStart) => void) | undefined,
  ) {}

  run(): Fault | undefined {
    for (;;) {
      this.at = endOfSpace(this.text, this.at)
      if (this.at === this.text.length) return this.endOfText()
      const fault = this.step(this.text.charAt(this.at))
      if (fault !== undefined) return fault
    }
  }

  private endOfText(): Fault | undefined {
    switch (this.expected) {
      case 'end':
        return undefined
      case 'value':
        return noValue(this.text, this.at, undefined)
      case 'key':
        return noKey(this.text, this.at)
      case 'colon':
        return this.noColon()
      default: {
        const { offset } = this.open as Container
        return { code: 'not-closed', offset, message: `\`${this.text[offset]}\` is not closed` }
      }
    }
  }

  private step(char: string): Fault | undefined {
    switch (this.expected) {
      case 'value':
        return this.value(char)
      case 'first item':
        return char === ']' ? this.close() : this.value(char)
      case 'first key':
        return char === '}' ? this.close() : this.key(char)
      case 'key':
        return char === '}' ? this.commaBefore(char) : this.key(char)
      case 'colon':
        if (char !== ':') return this.noColon()
        this.at++
        this.expected = 'value'
        return undefined
      case 'separator':
        return this.separator(char)
      default:
        return unexpected(this.text, this.at, 'end-expected', 'the end of the text is expected')
    }
  }

  private value(char: string): Fault | undefined {
    if (char === '{' || char === '[') return this.enter(char)
    // An array expects a value alone only after a comma.
    if (char === ']' && this.open?.closing === ']') return this.commaBefore(char)
    const end = endOfScalar(this.text, this.at, char)
    if (end === undefined) return noValue(this.text, this.at, this.open?.closing)
    if (typeof end !== 'number') return end
    this.begin()
    if (startsNumber(char) && !survivesParsing(this.text.slice(this.at, end))) {
      this.impreciseNumbers.push(finding(this.open, this.at))
    }
    return this.pass(end)
  }

  private key(char: string): Fault | undefined {
    if (char !== '"') return noKey(this.text, this.at)
    const end = endOfString(this.text, this.at)
    if (typeof end !== 'number') return end
    const object = this.open as Container
    const key = decoded(this.text.slice(this.at, end))
    if (isRepeated(object, key)) {
      this.duplicateKeys.push(finding(object, this.at))
    }
    this.keyOffset = this.at
    this.at = end
    this.expected = 'colon'
    return undefined
  }

  private separator(char: string): Fault | undefined {
    const container = this.open as Container
    const { closing } = container
    if (char === closing) return this.close()
    if (char !== ',')
      return unexpected(
        this.text,
        this.at,
        'separator-expected',
        `\`,\` or \`${closing}\` is expected`,
      )
    this.comma = this.at++
    if (typeof container.current === 'number') container.current++
    this.expected = closing === ']' ? 'value' : 'key'
    return undefined
  }

  private enter(char: '{' | '['): undefined {
    const isArray = char === '['
    this.begin()
    this.open = {
      parent: this.open,
      place: this.open?.current,
      offset: this.at,
      closing: isArray ? ']' : '}',
      current: isArray ? 0 : undefined,
      keys: undefined,
      pointerLength: this.open === undefined ? 0 : pointerLengthIn(this.open),
    }
    this.depth++
    this.at++
    this.expected = isArray ? 'first item' : 'first key'
  }

  private close(): undefined {
    const closed = this.open as Container
    closed.keys = undefined
    this.open = closed.parent
    this.depth--
    this.pass(this.at + 1)
  }

  private begin(): void {
    this.visit?.({
      depth: this.depth,
      key: this.open?.current,
      offset: this.at,
      keyOffset: this.open?.closing === '}' ? this.keyOffset : undefined,
    })
  }

  /** A value has ended before `end`. */
  private pass(end: number): undefined {
    this.at = end
    this.expected = this.open === undefined ? 'end' : 'separator'
  }

  private commaBefore(closing: '}' | ']'): Fault {
    return {
      code: 'trailing-comma',
      offset: this.comma,
      message: `no comma may stand before \`${closing}\``,
    }
  }

  private noColon(): Fault {
    return unexpected(this.text, this.at, 'colon-expected', '`:` is expected after the key')
  }
}

const literals = ['true', 'false', 'null']

const startsNumber = (char: string): boolean => char === '-' || (char >= '0' && char <= '9')

/** Index after a string, number or literal; undefined where none begins. */
function endOfScalar(text: string, start: number, char: string): number | Fault | undefined {
  if (char === '"') return endOfString(text, start)
  if (startsNumber(char)) return endOfNumber(text, start)
  const literal = literals.find((word) => text.startsWith(word, start))
  return literal === undefined ? undefined : start + literal.length
}

function endOfSpace(text: string, start: number): number {
  let at = start
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at
    at++
  }
}

/** The text of a JSON string that is known to be one. */
const decoded = (literal: string): string =>
  // Stryker disable next-line StringLiteral: to parse all of them only takes longer.
  literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1)
