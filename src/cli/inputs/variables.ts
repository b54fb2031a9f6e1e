import { InputError } from '../documents/input-error.js'
import type { Position } from '../documents/position.js'
import { generatedValue } from './generated-values.js'
import { type LocatedText, replacedIn } from './located-text.js'

/** Maximum length of a value, and of all expanded values of a file. */
export const longestValue = 2 ** 16
export const largestExpansion = 2 ** 26

/** What is not known of a request. */
export interface Missing {
  /** A variable that is not defined. */
  error?: InputError | undefined
  /** A variable that has a value only when the request is sent. */
  skipped?: InputError | undefined
}

const variable = /\{\{([^{}\r\n]*)\}\}/g

/** A value of an earlier request or of its response. */
const ofExchange = /^[\w-]+\.(?:request|response)\.(?:body|headers)\b/

/** Other text in double braces, such as message templates, is left alone. */
const isVariable = (name: string): boolean =>
  /^(?:\$[A-Za-z][^|]*|[A-Za-z_][\w.-]*)$/.test(name) || ofExchange.test(name)

/** Returns the name in double braces; `%` asks for its value with percent-escapes. */
function referenceIn(inner: string): { name: string; isEncoded: boolean } {
  const name = inner.trim()
  const isEncoded = name.startsWith('%')
  return { name: isEncoded ? name.slice(1) : name, isEncoded }
}

/** Functions whose values come from the environment or the user. */
const ofRun = new Set(
  'processEnv dotenv env shared aadToken aadV2Token oidcAccessToken input prompt'.split(' '),
)

const isOfRun = (name: string): boolean =>
  ofRun.has(/^\$(\w+)/.exec(name)?.[1] ?? '') || ofExchange.test(name)

/** Returns the names in a text that a pattern has as its first group. */
export const namesIn = (text: string, pattern: RegExp): ReadonlySet<string | undefined> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name))

/** Returns why a variable has a value only when the requests are sent; undefined for no known reason. */
export type ReasonFor = (name: string) => string | undefined

/** The variables of a file with their values. */
export class Variables {
  private readonly values = new Map<string, string | undefined>()
  /** The variable without a value in the values of others. */
  private readonly causes = new Map<string, string>()
  private size = 0
  private reasonFor: ReasonFor | undefined

  /**
   * Takes the written values, which may refer to other variables, what looks through the file for
   * reasons when a variable has no value, once, and a function that returns how to define one.
   */
  constructor(
    private readonly written: ReadonlyMap<string, string>,
    private readonly reasons: () => ReasonFor,
    private readonly hintFor: (name: string) => string = () => '',
  ) {}

  /** Replaces the variables of a text. Adds the first one without a value to `missing`. */
  replaced(text: LocatedText, missing?: Missing): LocatedText {
    if (!text.text.includes('{{')) return text
    return replacedIn(text, variable, (inner, start) => {
      const { name, isEncoded } = referenceIn(inner)
      if (!isVariable(name)) return undefined
      const found = this.valueOf(name)
      const value = isEncoded && found !== undefined ? encodeURIComponent(found) : found
      if (value === undefined) {
        if (missing) this.addMissing(name, text.positionAt(start), missing)
        return undefined
      }
      this.size += value.length
      if (this.size > largestExpansion) {
        const message = 'the variables of the file expand to too much text'
        throw new InputError(message, text.positionAt(start))
      }
      return value
    })
  }

  /** Adds the first variable that is left in a URL, by where it was written. */
  addMissingIn(url: string, written: LocatedText, missing: Missing): void {
    const left = variableLeftIn(url, written)
    if (left !== undefined) this.addMissing(left.name, left.position, missing)
  }

  private addMissing(written: string, position: Position, missing: Missing): void {
    const name = this.causes.get(written) ?? written
    this.reasonFor ??= this.reasons()
    const reason = isOfRun(name)
      ? `\`{{${name}}}\` has a value only when the request is sent`
      : this.reasonFor(name)
    if (reason !== undefined) missing.skipped ??= new InputError(reason, position)
    else {
      const message = `variable \`${name}\` is not defined${this.hintFor(name)}`
      missing.error ??= new InputError(message, position)
    }
  }

  private valueOf(name: string): string | undefined {
    if (this.values.has(name)) return this.values.get(name)
    const written = this.written.get(name)
    if (written === undefined) return generatedValue(name)
    // Guards against cycles: a variable that refers to itself has no value.
    this.values.set(name, undefined)
    let isKnown = true
    const { text } = replacedIn({ text: written, positionAt: noPosition }, variable, (inner) => {
      const used = inner.trim()
      const value = isVariable(used) ? this.valueOf(used) : undefined
      if (value === undefined) {
        isKnown = false
        this.causes.set(name, this.causes.get(name) ?? this.causes.get(used) ?? used)
      }
      return value !== undefined && value.length > longestValue ? undefined : value
    })
    const value = isKnown && text.length <= longestValue ? text : undefined
    this.values.set(name, value)
    return value
  }
}

/** Returns the first variable that is left in a URL, and where it was written. */
export function variableLeftIn(url: string, written: LocatedText) {
  const left = /\{\{([^{}]*)\}\}/.exec(url)
  if (left === null) return undefined
  const { 0: placeholder, 1: name = '', index } = left
  const at = Math.max(0, index + written.text.length - url.length)
  return { placeholder, name: referenceIn(name).name, position: written.positionAt(at) }
}

const noPosition = () => ({ line: 1, column: 1 })
