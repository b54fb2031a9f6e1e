import { InputError } from '../documents/input-error.js'
import type { Position } from '../documents/position.js'
import { type LocatedText, type Replace, withVariables } from './located-text.js'
import { positionInEnd } from './url.js'

/** Maximum length of a value, and of all expanded values of a file. */
export const longestValue = 2 ** 16
export const largestExpansion = 2 ** 26

/** Fixed values for variables that tools generate per request. */
const generated: ReadonlyMap<string, string> = new Map([
  ...['$guid', '$uuid', '$randomUUID', '$random.uuid'].map(
    (name) => [name, '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'] as const,
  ),
  ['$timestamp', '1763631000'],
  ['$randomInt', '17'],
])

/** Returns the fixed value of a variable that tools generate. */
export const generatedValue = (name: string): string | undefined => generated.get(name)

/** Returns the error for a variable without a value. */
export const missingVariable = (name: string, position: Position): InputError =>
  new InputError(`variable \`${name}\` is not defined`, position)

/** Returns the error for a variable that is left in a URL, by where it was written. */
export function missingIn(url: string, written: LocatedText): InputError | undefined {
  const left = /\{\{([^{}]*)\}\}/.exec(url)
  if (left === null) return undefined
  const [, name = ''] = left
  return missingVariable(name.trim(), positionInEnd(written, url, left.index))
}

/** The variables of a file with their values. */
export class Variables {
  private readonly values = new Map<string, string | undefined>()
  private size = 0

  /** Takes the written values, which may refer to other variables. */
  constructor(private readonly written: ReadonlyMap<string, string>) {}

  /** Replaces variables. Adds an error for the first undefined one to `missing`. */
  replaced(text: LocatedText, missing?: InputError[]): LocatedText {
    const replace: Replace = (name, positionAt) => {
      const value = this.valueOf(name)
      if (value === undefined) {
        if (missing?.length === 0) {
          missing.push(missingVariable(name, positionAt()))
        }
        return undefined
      }
      this.size += value.length
      if (this.size > largestExpansion) {
        throw new InputError('the variables of the file expand to too much text', positionAt())
      }
      return value
    }
    return withVariables(text, replace)
  }

  private valueOf(name: string): string | undefined {
    if (this.values.has(name)) return this.values.get(name)
    const written = this.written.get(name)
    if (written === undefined) return generated.get(name)
    // Guards against cycles: a variable that refers to itself has no value.
    this.values.set(name, undefined)
    const nested = { isMissing: false }
    const { text } = withVariables({ text: written, positionAt: noPosition }, (inner) => {
      const value = this.valueOf(inner)
      if (value === undefined) nested.isMissing = true
      return value !== undefined && value.length > longestValue ? undefined : value
    })
    const value = nested.isMissing || text.length > longestValue ? undefined : text
    this.values.set(name, value)
    return value
  }
}

const noPosition = () => ({ line: 1, column: 1 })
