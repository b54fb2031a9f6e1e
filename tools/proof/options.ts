import { InvalidArgumentError } from 'commander'

/** The value of an option that counts something. */
export function count(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('Not a count.')
  return value
}

/** The value of an option that counts from zero. */
export const index = (text: string): number => (text === '0' ? 0 : count(text))

/** A seed for a run that was given none. */
export const newSeed = (): number => (Date.now() % (2 ** 31 - 1)) + 1
