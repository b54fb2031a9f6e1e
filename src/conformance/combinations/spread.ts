import { isObject, type JsonObject, type Path, toTarget, valueAt } from '../../core/base/json.js'
import type { Scenario } from '../checking/trial.js'
import { isMessage, withValue } from '../places.js'
import type { Part } from './parts.js'

const contentPath = ['body', 'campaign_content', 'content']

/** Returns the content of a body that is one message, without locales and variations. */
function flatContent(body: unknown): JsonObject | undefined {
  if (!isObject(body) || !isObject(body.campaign_content)) return undefined
  const { content, locales, variation_details } = body.campaign_content
  const isKeyed = locales !== undefined || variation_details !== undefined
  if (isKeyed || !isObject(content)) return undefined
  return Object.keys(content).every(isMessage) ? content : undefined
}

/** Returns whether a request has a message that can be repeated for many locales. */
export const isSpreadable = ({ input }: Scenario): boolean => flatContent(input.body) !== undefined

/** Returns whether a path is within the message. */
export const isInFlatMessage = (path: Path): boolean =>
  path.length > contentPath.length + 1 && contentPath.every((key, at) => path[at] === key)

/** Returns a request that repeats the message for the default locale and a number of others. */
export function spread(scenario: Scenario, count: number): Scenario {
  const { body } = scenario.input
  const message = flatContent(body)
  const locales = Array.from({ length: count }, (_, index) => localeAt(index))
  const content = Object.fromEntries(
    ['default', ...locales].map((locale) => [locale, { variation_1: message }]),
  )
  const keyed = { ...(valueAt(body, ['campaign_content']) as JsonObject), locales, content }
  const changed = withValue(body, ['campaign_content'], keyed)
  return { ...scenario, input: { ...scenario.input, body: changed } }
}

/** Moves what a part changes to the message of a locale. */
export function inLocaleAt<Item>(part: Part<Item>, index: number): Part<Item> {
  const edits = part.edits.map(({ path, value }) => ({ path: inLocale(path, index), value }))
  const changed = edits.map(({ path }) => toTarget(path.slice(1)))
  if (part.target === undefined) return { ...part, edits, changed }
  const target = toTarget(inLocale(['body', ...part.target.split('.')], index).slice(1))
  return { ...part, edits, changed, target, expected: part.expected.replace(part.target, target) }
}

/** Returns the path of the same place in the message of another locale. */
const inLocale = (path: Path, index: number): Path => [
  ...path.slice(0, contentPath.length),
  ...[localeAt(index), 'variation_1'],
  ...path.slice(contentPath.length),
]

const letterAt = (index: number): string => String.fromCharCode(97 + (index % 26))

/** Two letters, as locales have. */
const localeAt = (index: number): string => letterAt(Math.floor(index / 26)) + letterAt(index)
