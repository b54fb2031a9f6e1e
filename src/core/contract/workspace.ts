import { offeringStatuses } from '../../../generated/tables.js'
import { isObject } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import {
  isFlag,
  isObject as isObjectOption,
  isText,
  type OptionCheck,
} from '../base/option-checks.js'
import { listed, quoted } from '../base/text.js'
import type { CampaignFacts, OfferingFacts } from './facts.js'

/** Ids or names: a list, or a map with a label for people for each. */
export type WorkspaceNames = readonly string[] | { readonly [name: string]: string }

/**
 * What exists in a workspace, as plain JSON. A list is complete: what it does not contain does not
 * exist. Campaigns and offerings are not complete, because they are created all the time.
 */
export interface Workspace {
  /** JSON Schema of the file, for editors. */
  $schema?: string
  /** Whether offer decisioning is on. */
  offerings_enabled?: boolean
  /** Whether campaign versioning is on. */
  versioning_enabled?: boolean
  tags?: WorkspaceNames
  templates?: WorkspaceNames
  offering_attributes?: WorkspaceNames
  subscription_categories?: WorkspaceNames
  connectors?: readonly { connector_type: string; connector_name: string }[]
  /** Offerings by `offer_id`, with the fields of the API. */
  offerings?: { readonly [offerId: string]: OfferingFacts }
  /** Campaigns by `campaign_id`, with the fields of the API. */
  campaigns?: { readonly [campaignId: string]: CampaignFacts }
}

/** What is wrong with a member of a workspace. */
export interface WorkspaceProblem {
  readonly path: readonly (string | number)[]
  /** The words that follow the name of the member. */
  readonly message: string
  /** Whether the key is wrong, not its value. */
  readonly isUnknown?: boolean
}

type Problems = Generator<WorkspaceProblem, void, undefined>
type Find = (value: unknown, path: WorkspaceProblem['path']) => Problems

/** Returns what is wrong with the form of a workspace, in document order. */
export function* workspaceProblems(workspace: unknown): Problems {
  yield* withMembers(members, true)(workspace, [])
}

/** Throws a TypeError that names the first invalid member of a workspace. */
export function assertWorkspace(workspace: unknown): asserts workspace is Workspace {
  for (const { path, message, isUnknown } of workspaceProblems(workspace)) {
    const name = quoted(['workspace', ...path].join('.'))
    throw new TypeError(isUnknown ? `Option ${name}: ${message}` : `Option ${name} ${message}`)
  }
}

const that = ([isValid, expected]: OptionCheck): Find =>
  function* (value, path) {
    if (!isValid(value)) yield { path, message: `must be ${expected}.` }
  }

/** Checks the known members; others are invalid only if the members are `complete`. */
const withMembers = (
  known: Readonly<Record<string, Find>>,
  complete: boolean,
  required: readonly string[] = [],
): Find =>
  function* (value, path) {
    if (!isObject(value)) {
      yield { path, message: 'must be an object.' }
      return
    }
    for (const [name, member] of Object.entries(value)) {
      const find = Object.hasOwn(known, name) ? known[name] : undefined
      if (find !== undefined && member !== undefined) yield* find(member, [...path, name])
      if (find === undefined && complete) {
        const message = unknownMember(name, Object.keys(known))
        yield { path: [...path, name], message, isUnknown: true }
      }
    }
    const missing = required.find((name) => value[name] === undefined)
    if (missing !== undefined) yield { path, message: `must have ${quoted(missing)}.` }
  }

/** Returns the message about a member that does not exist. */
function unknownMember(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return `unknown member.${meant === undefined ? ` Known: ${known.join(', ')}.` : ` Did you mean ${quoted(meant)}?`}`
}

const mapOf = (find: Find, expected: string): Find =>
  function* (value, path) {
    if (!isObject(value)) yield { path, message: `must be ${expected}.` }
    else for (const [id, each] of Object.entries(value)) yield* find(each, [...path, id])
  }

const listOf = (find: Find, expected: string): Find =>
  function* (value, path) {
    if (!Array.isArray(value)) yield { path, message: `must be ${expected}.` }
    else for (const [index, each] of value.entries()) yield* find(each, [...path, index])
  }

const text = that(isText)
const anyText = that([(value) => typeof value === 'string', 'a string'])
const flag = that(isFlag)
const object = that(isObjectOption)

const names: Find = function* (value, path) {
  const expected = 'a list of strings, or a map from strings to labels'
  yield* Array.isArray(value)
    ? listOf(text, expected)(value, path)
    : mapOf(anyText, expected)(value, path)
}

const offeringStatus = that([
  (value) => offeringStatuses.includes(value as never),
  listed(offeringStatuses),
])

const offering = withMembers(
  {
    name: anyText,
    status: offeringStatus,
    scheduling: withMembers({ start_datetime: anyText, expiry_datetime: anyText }, false),
    variation_meta: object,
  },
  false,
)

const campaign = withMembers(
  {
    status: anyText,
    channel: anyText,
    campaign_delivery_type: anyText,
    basic_details: object,
    connector: object,
    campaign_content: object,
  },
  false,
)

const connector = withMembers({ connector_type: text, connector_name: text }, true, [
  'connector_type',
  'connector_name',
])

const members: { readonly [Name in keyof Required<Workspace>]: Find } = {
  $schema: anyText,
  offerings_enabled: flag,
  versioning_enabled: flag,
  tags: names,
  templates: names,
  offering_attributes: names,
  subscription_categories: names,
  connectors: listOf(connector, 'a list of `{ connector_type, connector_name }`'),
  offerings: mapOf(offering, 'an object of offerings by id'),
  campaigns: mapOf(campaign, 'an object of campaigns by id'),
}

/** Returns each id or name with its label, if it has one. */
export const namesOf = (given: WorkspaceNames): (readonly [name: string, label?: string])[] =>
  isList(given) ? given.map((name) => [name] as const) : Object.entries(given)

const isList = (given: WorkspaceNames): given is readonly string[] => Array.isArray(given)
