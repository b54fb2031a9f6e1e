import { readdirSync, readFileSync } from 'node:fs'
import type { Operation } from 'fast-json-patch'
import { parse } from 'yaml'
import { createContract, type RuleId } from '../../src/core/index.js'
import { InputError } from '../generate/input-error.js'

/** Why a rule exists, and how to correct the request on its page. */
interface Reason {
  /** One to three sentences: what goes wrong without the rule, and what to do. */
  why: string
  /** The case to show. Default: the shortest one that violates only this rule. */
  rejected?: string
  /** JSON Patch (RFC 6902) that turns the rejected request into an accepted one. */
  corrected: Operation[]
}

const folder = new URL('reasons/', import.meta.url)

/** Reads `reasons/<group>.yaml`; throws unless every rule has its entry, and no other has. */
function readReasons(): Readonly<Record<string, Reason>> {
  const reasons: Record<string, Reason> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8'))),
  )
  const ids = new Set<string>(createContract().rules.map(({ id }) => id))
  const problems = [
    ...[...ids].filter((id) => !Object.hasOwn(reasons, id)).map((id) => `${id} has no reason`),
    ...Object.keys(reasons).flatMap((id) => (ids.has(id) ? [] : [`${id} is not a rule`])),
    ...Object.entries(reasons).flatMap(([id, { why, corrected }]) =>
      why && corrected?.length > 0 ? [] : [`${id} needs \`why\` and \`corrected\``],
    ),
  ]
  if (problems.length > 0) throw new InputError(`tools/docs/reasons:\n${problems.join('\n')}`)
  return reasons
}

const reasons = readReasons()

/** Every rule of the contract has its reason. */
export const reasonOf = (id: RuleId): Reason => reasons[id] as Reason
