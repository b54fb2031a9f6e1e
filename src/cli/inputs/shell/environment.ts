import { InputError } from '../../documents/input-error.js'
import { generatedValue, largestExpansion, longestValue } from '../variables.js'
import type { Word } from './word.js'

/** The variables that a script has assigned so far. */
export class Environment {
  private readonly values = new Map<string, string>()
  private readonly arrays = new Map<string, readonly Word[]>()
  private size = 0

  valueOf(name: string): string | undefined {
    const value = this.values.get(name)
    if (value === undefined) return undefined
    this.count(value.length)
    return value
  }

  /** Returns the words of an array. */
  arrayOf(name: string): readonly Word[] | undefined {
    const words = this.arrays.get(name)
    if (words !== undefined) this.count(words.length * sizeOfWord)
    return words
  }

  private count(size: number): void {
    this.size += size
    if (this.size <= largestExpansion) return
    throw new InputError('the variables of the file expand to too much text')
  }

  /** Assigns `NAME=(words)` or `NAME+=(words)`. */
  assignArray({ text }: Word, words: readonly Word[]): void {
    const [, name = '', plus] = assignment.exec(text) ?? []
    const before = plus ? (this.arrays.get(name) ?? []) : []
    this.values.delete(name)
    // Adding to an unknown array does not make it known.
    if (plus && !this.arrays.has(name)) return
    if (before.length + words.length > longestArray) this.arrays.delete(name)
    else this.arrays.set(name, [...before, ...words])
  }

  /** Assigns `NAME=value` or `NAME+=value`; forgets the variable if the value is not known. */
  assign({ text, unknown }: Word): void {
    const [written = '', name = '', plus] = assignment.exec(text) ?? []
    this.arrays.delete(name)
    const before = plus ? (this.values.get(name) ?? '') : ''
    const value = before + text.slice(written.length)
    if (unknown.length > 0 || value.length > longestValue) this.values.delete(name)
    else this.values.set(name, value)
  }
}

/** What a word of an array counts as, in characters. */
const sizeOfWord = 100
const longestArray = 1000

const assignment = /^([A-Za-z_]\w*)(\+?)=/

/** Returns whether a word assigns a variable. */
export const isAssignment = ({ text }: Word): boolean => assignment.test(text)

/** Returns a fixed value for a command that prints a new one each time. */
export function outputOf(command: string): string | undefined {
  if (/\buuidgen\b|\/random\/uuid\b|\buuid4?\(\)/.test(command)) return generatedValue('$guid')
  return /^\s*date\s+(?:-u\s+)?['"]?\+%s['"]?\s*$/.test(command)
    ? generatedValue('$timestamp')
    : undefined
}
