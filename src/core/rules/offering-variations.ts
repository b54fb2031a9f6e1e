import { asList, asObject, isObject, type JsonObject } from '../base/json.js'
import { type BodyRule, fine, problem } from './rule.js'

const splitPath = ['variation_meta', 'smv_distribution']

/**
 * Variant name to percentage: `smv_distribution.split` where that is an object, else
 * `smv_distribution` itself where all its members are numbers. Other shapes are not documented.
 */
function splitOf(body: JsonObject): JsonObject | undefined {
  const distribution = asObject(asObject(body.variation_meta)?.smv_distribution)
  if (distribution === undefined) return undefined
  const split = distribution.split
  if (isObject(split)) return split
  const members = Object.values(distribution)
  return members.length > 0 && members.every(isNumber) ? distribution : undefined
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

export const splitMismatch: BodyRule = ({ body }) => {
  const split = splitOf(body)
  const variants = asList(asObject(body.variation_meta)?.variantsPerLocale)
  const isNameList = variants?.every((name): name is string => typeof name === 'string')
  if (split === undefined || !isNameList) return fine
  return isSameList(Object.keys(split), variants)
    ? fine
    : problem(splitPath, 'The split should name exactly the variants of `variantsPerLocale`.')
}

/** Whether two lists have the same members, the first of them each once. */
function isSameList(names: readonly string[], others: readonly string[]): boolean {
  const rest = new Set(others)
  return names.length === others.length && names.every((name) => rest.delete(name))
}

/** Sums of decimal fractions are off by less than one in so many. */
const precision = 1e6

export const splitSum: BodyRule = ({ body }) => {
  const percentages = Object.values(splitOf(body) ?? {})
  if (percentages.length === 0 || !percentages.every(isNumber)) return fine
  const sum = percentages.reduce((total, value) => total + value, 0)
  return Math.round(sum * precision) === 100 * precision
    ? fine
    : problem(splitPath, 'The percentages of the split should add up to 100.')
}

export const controlGroupRange: BodyRule = ({ body }) => {
  const percentage = asObject(asObject(body.variation_meta)?.control_group)?.percentage
  return !isNumber(percentage) || (percentage >= 0 && percentage <= 100)
    ? fine
    : problem(
        ['variation_meta', 'control_group', 'percentage'],
        'Should be a percentage from 0 to 100.',
      )
}
