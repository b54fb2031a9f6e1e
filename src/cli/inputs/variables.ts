import type { Place } from '../documents/place.js'
import { Problem } from '../documents/problem.js'
import { type PlacedText, type Replace, withVariables } from './placed-text.js'

/** How long a value may be, and how much all of a file may become. */
const longestValue = 2 ** 16
const largest = 2 ** 26

/** What tools make anew for each request. */
const made: ReadonlyMap<string, string> = new Map([
  ...['$guid', '$uuid', '$randomUUID', '$random.uuid'].map(
    (name) => [name, '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'] as const,
  ),
  ['$timestamp', '1763631000'],
  ['$randomInt', '17'],
])

/** What keeps a request from being judged: what it would say is not known. */
export const lackingVariable = (name: string, place: Place): Problem =>
  new Problem(`the variable \`${name}\` has no value in this file`, place)

/** The variables of a file, with the values that it gives them. */
export class Variables {
  private readonly values = new Map<string, string | undefined>()
  private size = 0

  /** `written` are the values as they stand, which may name other variables. */
  constructor(private readonly written: ReadonlyMap<string, string>) {}

  /** The text with the variables replaced; the first that has no value is a Problem in `lacking`. */
  replaced(text: PlacedText, lacking?: Problem[]): PlacedText {
    const replace: Replace = (name, placeAt) => {
      const value = this.valueOf(name)
      if (value === undefined) {
        if (lacking?.length === 0) {
          lacking.push(lackingVariable(name, placeAt()))
        }
        return undefined
      }
      this.size += value.length
      if (this.size > largest) {
        throw new Problem('the variables of the file unfold to too much', placeAt())
      }
      return value
    }
    return withVariables(text, replace)
  }

  private valueOf(name: string): string | undefined {
    if (this.values.has(name)) return this.values.get(name)
    const written = this.written.get(name)
    if (written === undefined) return made.get(name)
    // Until it is known it has none: a value that names itself is no value.
    this.values.set(name, undefined)
    const nested = { isLacking: false }
    const { text } = withVariables({ text: written, placeAt: noPlace }, (inner) => {
      const value = this.valueOf(inner)
      if (value === undefined) nested.isLacking = true
      return value !== undefined && value.length > longestValue ? undefined : value
    })
    const value = nested.isLacking || text.length > longestValue ? undefined : text
    this.values.set(name, value)
    return value
  }
}

const noPlace = () => ({ line: 1, column: 1 })
