import { asList, asObject, isObject, type JsonObject } from '../base/json.js'
import { idLookup } from '../contract/facts.js'
import { type BodyRule, valid, violation } from './rule.js'

const splitPath = ['variation_meta', 'smv_distribution']

/**
 * Returns the percentages by variant: `smv_distribution.split` if it is an object, else
 * `smv_distribution` if all its members are numbers. Other shapes are not documented.
 */
function splitOf(body: JsonObject): JsonObject | undefined {
  const distribution = asObject(asObject(body.variation_meta)?.smv_distribution)
  if (distribution === undefined) return undefined
  const split = distribution.split
  if (isObject(split)) return split
  const members = Object.values(distribution)
  return members.length > 0 && members.every(isNumber) ? distribution : undefined
}

/** Returns whether a value is a number that JSON can express. */
const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const splitMismatch: BodyRule = ({ body }) => {
  const split = splitOf(body)
  const variants = asList(asObject(body.variation_meta)?.variantsPerLocale)
  const isNameList = variants?.every((name): name is string => typeof name === 'string')
  if (split === undefined || !isNameList) return valid
  return isSameList(Object.keys(split), variants)
    ? valid
    : violation(splitPath, 'The split should have exactly the variants of `variantsPerLocale`.')
}

/** Returns whether two lists have the same members, each once in the first list. */
function isSameList(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every(idLookup(others))
}

/** Rounding errors in sums of decimal fractions are smaller than one part in this many. */
const precision = 1e6

export const splitSum: BodyRule = ({ body }) => {
  const percentages = Object.values(splitOf(body) ?? {})
  if (percentages.length === 0 || !percentages.every(isNumber)) return valid
  const sum = percentages.reduce((total, value) => total + value, 0)
  return Math.round(sum * precision) === 100 * precision
    ? valid
    : violation(splitPath, 'The percentages of the split should add up to 100.')
}

export const controlGroupRange: BodyRule = ({ body }) => {
  const percentage = asObject(asObject(body.variation_meta)?.control_group)?.percentage
  return !isNumber(percentage) || (percentage >= 0 && percentage <= 100)
    ? valid
    : violation(
        ['variation_meta', 'control_group', 'percentage'],
        'Should be a percentage from 0 to 100.',
      )
}
