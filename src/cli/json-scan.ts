/** The first place where a text is not the JSON that is wanted. */
export class JsonProblem extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}

/** A value begins. `step` is its key or index, none at the top; `keyOffset` is where its key stands. */
export type JsonVisit = (
  depth: number,
  step: string | number | undefined,
  offset: number,
  keyOffset: number | undefined,
) => void

/**
 * Walks a JSON text (RFC 8259) and says where each value begins. Throws a JsonProblem where the
 * text is not JSON, and where an object has a key for the second time.
 */
export function scanJson(text: string, visit: JsonVisit = () => {}): void {
  new Scanner(text, visit).run()
}

/** An object (`keys`) or array that is open. */
interface Frame {
  start: number
  keys?: Set<string>
  length: number
}

const space = /[\t\n\r ]*/y
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Keeps its own stack, so that deep nesting does not exhaust the call stack. */
class Scanner {
  private at = 0
  private readonly frames: Frame[] = []

  constructor(
    private readonly text: string,
    private readonly visit: JsonVisit,
  ) {}

  run(): void {
    this.match(space)
    this.visit(0, undefined, this.at, undefined)
    do {
      while (this.opens()) this.enter()
    } while (this.proceeds())
    if (this.at < this.text.length) throw this.unexpected('the end is expected')
  }

  /** Past a scalar, an empty object or an empty array; true before the first entry of another. */
  private opens(): boolean {
    const start = this.at
    if (this.skip('{')) {
      if (this.skip('}')) return false
      this.frames.push({ start, keys: new Set(), length: 0 })
      return true
    }
    if (this.skip('[')) {
      if (this.skip(']')) return false
      this.frames.push({ start, length: 0 })
      return true
    }
    if (this.text[start] === '"') this.string()
    else if (!this.match(scalar)) throw this.unexpected('a value is expected')
    return false
  }

  /** After a value: past all that ends here, to the next value; false where all has ended. */
  private proceeds(): boolean {
    this.match(space)
    for (let frame = this.frames.at(-1); frame !== undefined; frame = this.frames.at(-1)) {
      const closing = frame.keys ? '}' : ']'
      const comma = this.at
      if (this.skip(',')) {
        if (this.text[this.at] === closing) {
          throw notJson(`no comma may stand before \`${closing}\``, comma)
        }
        this.enter()
        return true
      }
      if (!this.skip(closing)) throw this.unended(frame, closing)
      this.frames.pop()
    }
    return false
  }

  /** To the value of the next entry of the innermost object or array. */
  private enter(): void {
    const frame = this.frames.at(-1)
    if (!frame) return
    if (frame.keys) this.key(frame.keys)
    else this.visit(this.frames.length, frame.length++, this.at, undefined)
  }

  private key(keys: Set<string>): void {
    const start = this.at
    if (this.text[start] !== '"') throw this.unexpected('a key in double quotes is expected')
    this.string()
    const raw = this.text.slice(start, this.at)
    const key = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1)
    if (keys.has(key)) {
      throw new JsonProblem(`the key ${raw} stands twice in one object`, start)
    }
    keys.add(key)
    this.match(space)
    if (!this.skip(':')) throw this.unexpected('`:` is expected after the key')
    this.visit(this.frames.length, key, this.at, start)
  }

  private string(): void {
    const start = this.at++
    for (let unit = this.unit(); unit !== quote; unit = this.unit()) {
      if (this.at >= this.text.length) throw notJson('the string is not closed', start)
      if (unit < 0x20) {
        throw notJson('a line break, tab or control character stands in a string', this.at)
      }
      if (unit !== backslash) this.at++
      else if (!this.match(escapeSequence)) throw notJson('JSON has no such escape', this.at)
    }
    this.at++
  }

  private unit(): number {
    return this.text.charCodeAt(this.at)
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  private skip(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at++
    return this.match(space)
  }

  private unended({ start }: Frame, closing: string): JsonProblem {
    if (this.at < this.text.length) return this.unexpected(`\`,\` or \`${closing}\` is expected`)
    return notJson(`\`${this.text[start]}\` is not closed`, start)
  }

  private unexpected(expected: string): JsonProblem {
    return notJson(`${expected}${whatStands(this.text, this.at)}`, this.at)
  }
}

const notJson = (message: string, offset: number): JsonProblem =>
  new JsonProblem(`not JSON: ${message}`, offset)

const quote = 0x22
const backslash = 0x5c

function whatStands(text: string, at: number): string {
  if (at >= text.length) return ', but the text ends'
  if (text[at] === "'") return '; JSON wants double quotes'
  if (/^(?:\/[/*]|#)/.test(text.slice(at, at + 2))) return '; JSON has no comments'
  const word = /^[\w.+-]+/.exec(text.slice(at, at + 20))?.[0]
  return `, not \`${word ?? String.fromCodePoint(text.codePointAt(at) ?? 0)}\``
}
