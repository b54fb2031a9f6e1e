import { deepest } from '../base/json.js'
import { type Container, type JsonFinding, MemberFinding } from './container.js'
import { Failure, type JsonErrorCode, tooDeepMessage } from './error.js'
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

/** Scans a text from start to end. Recursive, because a text that is nested too deeply is an error. */
export class Scanner {
  readonly duplicateKeys: JsonFinding[] = []
  readonly impreciseNumbers: JsonFinding[] = []
  private at = 0

  constructor(
    private readonly text: string,
    private readonly visit: ((start: JsonValueStart) => void) | undefined,
  ) {}

  /** Returns why the text is not JSON. */
  run(): Failure | undefined {
    try {
      this.value(undefined, 0, undefined)
      if (this.next() !== '') this.expect('end-expected', 'expected the end of the text')
    } catch (error) {
      if (error instanceof Failure) return error
      throw error
    }
    return undefined
  }

  private value(open: Container | undefined, depth: number, keyOffset: number | undefined): void {
    const char = this.next()
    const { text, at: offset } = this
    const isContainer = char === '{' || char === '['
    if (isContainer && depth === deepest) throw new Failure('too-deep', offset, tooDeepMessage)
    const end = isContainer ? offset + 1 : endOfScalar(text, offset, char)
    if (end === undefined) throw noValue(text, offset, open?.closing)
    this.at = end
    this.visit?.({ depth, key: open?.current, offset, keyOffset })
    if (isContainer) this.members(char === '[', open, depth + 1)
    else if (startsNumber(char) && !survivesParsing(text.slice(offset, this.at))) {
      this.impreciseNumbers.push(new MemberFinding(open, offset))
    }
  }

  /** Scans the members of an object or array after its bracket. */
  private members(isArray: boolean, parent: Container | undefined, depth: number): void {
    const offset = this.at - 1
    const open: Container = {
      parent,
      keyInParent: parent?.current,
      closing: isArray ? ']' : '}',
      current: isArray ? 0 : undefined,
    }
    const keys = isArray ? undefined : new Set<string>()
    if (this.isClosed(open, offset)) return
    for (;;) {
      this.value(open, depth, keys && this.key(open, keys))
      if (this.isClosed(open, offset)) return
      const comma = this.at
      if (this.text[comma] !== ',') {
        this.expect('separator-expected', `expected \`,\` or \`${open.closing}\``)
      }
      this.at++
      if (this.next() === open.closing) {
        throw new Failure('trailing-comma', comma, `trailing comma before \`${open.closing}\``)
      }
      if (typeof open.current === 'number') open.current++
    }
  }

  /** Scans a key and its colon; returns where the key starts. */
  private key(object: Container, keys: Set<string>): number {
    const char = this.next()
    const { text, at: offset } = this
    if (char !== '"') throw noKey(text, offset)
    this.at = endOfString(text, offset)
    const key = decoded(text.slice(offset, this.at))
    object.current = key
    if (keys.has(key)) this.duplicateKeys.push(new MemberFinding(object, offset))
    keys.add(key)
    if (this.next() !== ':') this.expect('colon-expected', 'expected `:` after the key')
    this.at++
    return offset
  }

  /** Returns whether the closing bracket follows, and passes it. */
  private isClosed({ closing }: Container, offset: number): boolean {
    const char = this.next()
    if (char === '')
      throw new Failure('not-closed', offset, `\`${this.text[offset]}\` is not closed`)
    if (char === closing) this.at++
    return char === closing
  }

  /** Returns the next character that is no space; '' at the end. */
  private next(): string {
    this.at = endOfSpace(this.text, this.at)
    return this.text.charAt(this.at)
  }

  private expect(code: JsonErrorCode, expected: string): never {
    throw unexpected(this.text, this.at, code, expected)
  }
}

const literals = ['true', 'false', 'null']

const startsNumber = (char: string): boolean => char === '-' || (char >= '0' && char <= '9')

/** Returns the index after a string, number or literal; undefined if none starts here. */
function endOfScalar(text: string, start: number, char: string): number | undefined {
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
  // Parsing all of them is only slower.
  literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1)
