/** What a value must be, and how to say so. */
export type OptionCheck = readonly [fits: (value: unknown) => boolean, expected: string]

export const isFunction: OptionCheck = [(value) => typeof value === 'function', 'a function']
export const isObject: OptionCheck = [
  (value) => typeof value === 'object' && value !== null,
  'an object',
]
export const isCount: OptionCheck = [
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'a whole number above 0',
]
export const among = (...values: string[]): OptionCheck => [
  (value) => values.includes(value as string),
  values.map((value) => `\`${value}\``).join(' or '),
]

/** Throws a TypeError on an option that there is not, or that has a wrong value. */
export function demandOptions(
  options: object,
  checks: { readonly [name: string]: OptionCheck },
): void {
  if (!isObject[0](options)) throw new TypeError('The options must be an object.')
  for (const [name, value] of Object.entries(options)) {
    const [fits, expected] = (Object.hasOwn(checks, name) && checks[name]) || []
    if (fits === undefined) {
      throw new TypeError(
        `There is no option ${name}; there are ${Object.keys(checks).join(', ')}.`,
      )
    }
    if (value !== undefined && !fits(value)) {
      throw new TypeError(`Option \`${name}\` must be ${expected}.`)
    }
  }
}
