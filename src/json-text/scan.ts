import type { Path } from '../json.js'
import { type Fault, type JsonTextError, toJsonTextError } from './error.js'
import { endOfNumber, survivesParsing } from './number.js'
import { endOfString } from './string.js'

/** A place in a JSON text. */
export interface JsonFinding {
  /** Made when it is read: a place may lie deep, and many places in one container. */
  readonly path: Path
  /** Index into the text where the key or the number starts. */
  readonly offset: number
}

/** What a JSON text holds that the parsed value no longer shows. */
export interface JsonScan {
  /** Why the text is not JSON; the findings are then those before the error. */
  error?: JsonTextError
  /** Each repetition of a key within its object; keys are compared without their escapes. */
  duplicateKeys: JsonFinding[]
  /** Each number whose value parsing changes. */
  impreciseNumbers: JsonFinding[]
}

/**
 * Reads a JSON text (RFC 8259) once, in linear time at any depth. It has an error exactly where
 * JSON.parse throws.
 */
export function scanJson(text: string): JsonScan {
  const scanner = new Scanner(text)
  const fault = scanner.run()
  const { duplicateKeys, impreciseNumbers } = scanner
  return {
    ...(fault === undefined ? {} : { error: toJsonTextError(text, fault) }),
    duplicateKeys,
    impreciseNumbers,
  }
}

/** An object or array that is not closed yet. */
interface Container {
  readonly parent: Container | undefined
  /** Its key or index in the parent. */
  readonly place: string | number
  readonly closing: '}' | ']'
  /** Key or index of the member being read. */
  current: string | number
  /** Every key so far, from the second on. */
  keys: Set<string> | undefined
}

const ended = {
  value: 'the text ends, but a value is expected',
  'first item': 'the closing `]` of an array is missing',
  'first key': 'the closing `}` of an object is missing',
  key: 'the text ends, but a key is expected',
  colon: 'the text ends, but a colon and a value are expected',
  'separator of items': 'the closing `]` of an array is missing',
  'separator of members': 'the closing `}` of an object is missing',
}

type Expected = keyof typeof ended | 'end'

const literals = ['true', 'false', 'null']

class Scanner {
  readonly duplicateKeys: JsonFinding[] = []
  readonly impreciseNumbers: JsonFinding[] = []
  private at = 0
  private open: Container | undefined
  private expected: Expected = 'value'

  constructor(private readonly text: string) {}

  run(): Fault | undefined {
    for (;;) {
      this.at = endOfSpace(this.text, this.at)
      if (this.at === this.text.length) {
        return this.expected === 'end' ? undefined : this.fault(ended[this.expected])
      }
      const fault = this.step(this.text.charAt(this.at))
      if (fault !== undefined) return fault
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
        return this.key(char)
      case 'colon':
        if (char !== ':') return this.fault('a colon must stand between a key and its value')
        this.at++
        this.expected = 'value'
        return undefined
      case 'end':
        return this.fault(
          char === '/' ? noComments : 'nothing may follow the end of the JSON value',
        )
      default:
        return this.separator(char)
    }
  }

  private value(char: string): Fault | undefined {
    if (char === '{' || char === '[') return this.enter(char)
    if (char === '"') {
      const end = endOfString(this.text, this.at)
      return typeof end === 'number' ? this.pass(end) : end
    }
    if (char === '-' || (char >= '0' && char <= '9')) return this.number()
    const literal = literals.find((word) => this.text.startsWith(word, this.at))
    if (literal !== undefined) return this.pass(this.at + literal.length)
    return this.fault(this.noValue(char))
  }

  private noValue(char: string): string {
    if (char === this.open?.closing) {
      return char === ']'
        ? 'a comma must not stand before the closing `]`'
        : 'a value is missing after the colon'
    }
    return (
      noValueBecause.get(char) ??
      'a value must be a string in double quotes, a number, an object, an array, true, false or null'
    )
  }

  private number(): Fault | undefined {
    const end = endOfNumber(this.text, this.at)
    if (typeof end !== 'number') return end
    if (!survivesParsing(this.text.slice(this.at, end))) {
      this.impreciseNumbers.push(finding(this.open, this.at))
    }
    return this.pass(end)
  }

  private key(char: string): Fault | undefined {
    if (char !== '"') {
      if (char === '}') return this.fault('a comma must not stand before the closing `}`')
      return this.fault(char === '/' ? noComments : 'a key must be a string in double quotes')
    }
    const end = endOfString(this.text, this.at)
    if (typeof end !== 'number') return end
    this.enterMember(decoded(this.text.slice(this.at, end)))
    this.at = end
    this.expected = 'colon'
    return undefined
  }

  private enterMember(key: string): void {
    const object = this.open as Container
    const isFirst = this.expected === 'first key'
    const isRepeated = isFirst
      ? false
      : object.keys === undefined
        ? object.current === key
        : object.keys.has(key)
    // Most of what lies deep has one key alone, which needs no set.
    if (!isFirst) object.keys = (object.keys ?? new Set([object.current as string])).add(key)
    object.current = key
    if (isRepeated) this.duplicateKeys.push(finding(object, this.at))
  }

  private separator(char: string): Fault | undefined {
    const container = this.open as Container
    if (char === container.closing) return this.close()
    if (char !== ',') {
      if (char === '/') return this.fault(noComments)
      const what = container.closing === ']' ? 'an item of an array' : 'a member of an object'
      return this.fault(`${what} must be followed by a comma or \`${container.closing}\``)
    }
    this.at++
    if (typeof container.current === 'number') container.current++
    this.expected = container.closing === ']' ? 'value' : 'key'
    return undefined
  }

  private enter(char: '{' | '['): undefined {
    const isArray = char === '['
    this.open = {
      parent: this.open,
      place: this.open?.current ?? '',
      closing: isArray ? ']' : '}',
      current: isArray ? 0 : '',
      keys: undefined,
    }
    this.at++
    this.expected = isArray ? 'first item' : 'first key'
  }

  private close(): undefined {
    const closed = this.open as Container
    closed.keys = undefined
    this.open = closed.parent
    this.pass(this.at + 1)
  }

  /** A value has ended before `end`. */
  private pass(end: number): undefined {
    this.at = end
    if (this.open === undefined) this.expected = 'end'
    else if (this.open.closing === ']') this.expected = 'separator of items'
    else this.expected = 'separator of members'
  }

  private fault(message: string): Fault {
    return { offset: this.at, message }
  }
}

const noComments = 'comments are not allowed'

const noValueBecause = new Map([
  ["'", 'a string must stand in double quotes'],
  ['/', noComments],
  [',', 'a value is missing before the comma'],
  ['+', 'a number must not start with a plus sign'],
  ['.', 'a number must have a digit before its decimal point'],
  ['\ufeff', 'a byte order mark must not stand before the JSON value'],
])

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
  literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1)

/** The place of the member that is being read. */
function finding(container: Container | undefined, offset: number): JsonFinding {
  const last = container?.current
  return {
    offset,
    get path() {
      const path: (string | number)[] = []
      let place = last
      for (let at = container; at !== undefined && place !== undefined; at = at.parent) {
        path.push(place)
        place = at.place
      }
      return path.reverse()
    },
  }
}
