import { isObject, type JsonObject, objectAt, own, valueAt } from '../json.js'
import { fine, problem, type Rule } from './rule.js'

const splitPath = ['variation_meta', 'smv_distribution']

/**
 * Variant name to percentage: `smv_distribution.split` where that is an object, else
 * `smv_distribution` itself where all its members are numbers. Other shapes are not documented.
 */
function splitOf(body: unknown): JsonObject | undefined {
  const distribution = objectAt(body, splitPath)
  if (distribution === undefined) return undefined
  const split = own(distribution, 'split')
  if (isObject(split)) return split
  const members = Object.values(distribution)
  return members.length > 0 && members.every(isNumber) ? distribution : undefined
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

export const splitMismatch: Rule = ({ body }) => {
  const split = splitOf(body)
  const variants = valueAt(body, ['variation_meta', 'variantsPerLocale'])
  const isNameList = Array.isArray(variants) && variants.every((name) => typeof name === 'string')
  if (split === undefined || !isNameList) return fine
  const same = JSON.stringify(Object.keys(split).sort()) === JSON.stringify([...variants].sort())
  return same
    ? fine
    : problem(splitPath, 'The split should name exactly the variants of `variantsPerLocale`.')
}

/** Sums of decimal fractions are off by less than one in so many. */
const precision = 1e6

export const splitSum: Rule = ({ body }) => {
  const percentages = Object.values(splitOf(body) ?? {})
  if (percentages.length === 0 || !percentages.every(isNumber)) return fine
  const sum = percentages.reduce((total, value) => total + value, 0)
  return Math.round(sum * precision) === 100 * precision
    ? fine
    : problem(splitPath, 'The percentages of the split should add up to 100.')
}

export const controlGroupRange: Rule = ({ body }) => {
  const path = ['variation_meta', 'control_group', 'percentage']
  const percentage = valueAt(body, path)
  return !isNumber(percentage) || (percentage >= 0 && percentage <= 100)
    ? fine
    : problem(path, 'Should be a percentage from 0 to 100.')
}
