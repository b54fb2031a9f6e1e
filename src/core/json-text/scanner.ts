import { deepest } from '../base/json.js'
import { type Container, finding, isRepeated, type JsonFinding } from './container.js'
import { type ErrorAtOffset, tooDeepMessage } from './error.js'
import { endOfNumber, survivesParsing } from './number.js'
import { endOfString } from './string.js'
import { noKey, noValue, unexpected } from './unexpected.js'

/** The start of a value in a JSON text. */
export interface JsonValueStart {
  /** The number of objects and arrays around it. */
  readonly depth: number
  /** Its key or index; undefined for the top-level value. */
  readonly key: string | number | undefined
  /** Index into the text. */
  readonly offset: number
  /** Index of its key in the text, if it has one. */
  readonly keyOffset: number | undefined
}

type Expected = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'separator' | 'end'

/** Scans a text from start to end. */
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

  run(): ErrorAtOffset | undefined {
    for (;;) {
      this.at = endOfSpace(this.text, this.at)
      if (this.at === this.text.length) return this.endOfText()
      const error = this.step(this.text.charAt(this.at))
      if (error !== undefined) return error
    }
  }

  private endOfText(): ErrorAtOffset | undefined {
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

  private step(char: string): ErrorAtOffset | undefined {
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
        return unexpected(this.text, this.at, 'end-expected', 'expected the end of the text')
    }
  }

  private value(char: string): ErrorAtOffset | undefined {
    if (char === '{' || char === '[') return this.enter(char)
    // An array expects nothing but a value only after a comma.
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

  private key(char: string): ErrorAtOffset | undefined {
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

  private separator(char: string): ErrorAtOffset | undefined {
    const container = this.open as Container
    const { closing } = container
    if (char === closing) return this.close()
    if (char !== ',')
      return unexpected(
        this.text,
        this.at,
        'separator-expected',
        `expected \`,\` or \`${closing}\``,
      )
    this.comma = this.at++
    if (typeof container.current === 'number') container.current++
    this.expected = closing === ']' ? 'value' : 'key'
    return undefined
  }

  private enter(char: '{' | '['): ErrorAtOffset | undefined {
    if (this.depth === deepest) {
      return { code: 'too-deep', offset: this.at, message: tooDeepMessage }
    }
    const isArray = char === '['
    this.begin()
    this.open = {
      parent: this.open,
      keyInParent: this.open?.current,
      offset: this.at,
      closing: isArray ? ']' : '}',
      current: isArray ? 0 : undefined,
      keys: undefined,
    }
    this.depth++
    this.at++
    this.expected = isArray ? 'first item' : 'first key'
    return undefined
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

  /** Continues at `end` after a value. */
  private pass(end: number): undefined {
    this.at = end
    this.expected = this.open === undefined ? 'end' : 'separator'
  }

  private commaBefore(closing: '}' | ']'): ErrorAtOffset {
    return {
      code: 'trailing-comma',
      offset: this.comma,
      message: `trailing comma before \`${closing}\``,
    }
  }

  private noColon(): ErrorAtOffset {
    return unexpected(this.text, this.at, 'colon-expected', 'expected `:` after the key')
  }
}

const literals = ['true', 'false', 'null']

const startsNumber = (char: string): boolean => char === '-' || (char >= '0' && char <= '9')

/** Returns the index after a string, number or literal; undefined if none starts here. */
function endOfScalar(
  text: string,
  start: number,
  char: string,
): number | ErrorAtOffset | undefined {
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

/** Returns the value of a valid JSON string. */
const decoded = (literal: string): string =>
  // Stryker disable next-line StringLiteral: parsing all of them is only slower.
  literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1)
