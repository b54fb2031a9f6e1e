import { isObject } from '../json.js'
import { fine, problem, type Rule } from './rule.js'

export const bodyMissing: Rule = ({ rawBody }) =>
  rawBody === undefined
    ? problem('', 'A JSON object is required as the body of the request; there is none.')
    : fine

export const bodyNotObject: Rule = ({ rawBody }) =>
  rawBody === undefined || isObject(rawBody)
    ? fine
    : problem('', `The body must be a JSON object, not ${kindOf(rawBody)}.`)

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return `a ${typeof value}`
}
