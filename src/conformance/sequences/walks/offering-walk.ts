import { isObject, type JsonObject } from '../../../core/base/json.js'
import { itemsIn, offeringWith } from '../bodies.js'
import type { Sequence, Session } from '../sequence.js'
import { listedIdsOf } from '../shown-ids.js'
import { chosenAgain } from './draws.js'
import { type OfferingMove, offeringBody, offeringMove } from './offering-moves.js'
import { ServerModel } from './server-model.js'
import { runWalks, type Step, Walk } from './walk.js'

const offeringWalks: Sequence = {
  id: 'sequence/offering-walks',
  summary: 'After any calls, offerings are as the calls that succeeded left them.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'What the service does',
  isRandom: true,
  creates: true,
  changes: true,
  // An active offering cannot be created.
  stored: { offering: { status: 'active' } },
  run: (session) => runWalks(session, 20, offeringMove, walkThrough),
}

async function walkThrough(session: Session, moves: readonly OfferingMove[]): Promise<void> {
  const { offering } = session.stored() ?? {}
  const { storedId } = session
  const offerings = offering && storedId !== undefined ? { [storedId]: offering } : {}
  const walk = new Walk(session, new ServerModel(session.workspace, offerings))
  let latest: unknown
  for (const move of moves) {
    const target = targetOf(move, walk.model.offerings, latest)
    if (move.kind === 'repeat') await walk.repeat(move.which)
    else if (!(await walk.make(stepOf(move, session, target)))) return
    latest = (target ?? walk.model.offerings.at(-1))?.id
    await assertListed(walk, move.listed === 'one' ? latest : undefined)
  }
}

/** Walks are about few offerings, so that each has a history. */
const mostOfferings = 4

/** Returns the offering that a move is about; undefined for a new one. */
const targetOf = (move: OfferingMove, offerings: readonly JsonObject[], before: unknown) =>
  move.kind === 'create' && offerings.length < mostOfferings
    ? undefined
    : chosenAgain(offerings, move, before)

function stepOf(
  { values, fields, instant }: OfferingMove,
  session: Session,
  target: JsonObject | undefined,
): Step {
  const whole = offeringBody(session, values)
  if (target === undefined) {
    return { name: 'create', operation: 'createOffering', call: { body: whole } }
  }
  const { scheduling } = whole as { scheduling: JsonObject }
  const partial = instant === undefined ? scheduling : { [instant]: scheduling[instant] }
  const all: JsonObject = { ...whole, scheduling: partial }
  const body = Object.fromEntries(fields.map((name) => [name, all[name]]))
  const call = { params: { offer_id: String(target.id) }, body }
  return { name: 'update', operation: 'updateOffering', call }
}

/** Asserts what the list shows: all offerings, or the one that it is asked for. */
async function assertListed(walk: Walk, id: unknown): Promise<void> {
  const { session } = walk
  const call = id === undefined ? {} : { query: { id: String(id) } }
  const found = await walk.read('listOfferings', call)
  if (found === undefined) return
  const wanted = found.wanted.map((each) => String(each.id))
  const got = await listedIdsOf(session, found.answer, wanted)
  if (got === undefined) return
  const items = itemsIn(found.answer) ?? []
  const isHidden = wanted.some((id) => !got.includes(id))
  const isRepeated = new Set(got).size < got.length
  // The check of the response finds others than the requested one.
  const isOther = id === undefined && got.length > wanted.length
  session.assert(!isHidden && !isRepeated && !isOther, {
    ...{ operation: 'listOfferings', expected: wanted, got },
    cause: isHidden ? 'hidden' : isRepeated ? 'repeated' : 'shown',
    target: id === undefined ? '' : 'id',
    requirement: 'The list has all offerings of the workspace, or those with the ids of the query.',
    message: 'The list does not have exactly the offerings that were created.',
  })
  for (const offering of found.wanted) {
    const shown = offeringWith(items, String(offering.id))
    if (shown === undefined) continue
    walk.shown.assert({
      ...{ operation: 'listOfferings', id: String(offering.id), shown },
      wanted: withoutDistribution(offering),
      requirement: 'Only fields in the body of an update change; the status follows the schedule.',
    })
  }
}

/** The shape of a distribution is not documented, so a server may store it in another one. */
function withoutDistribution({ variation_meta: meta, ...offering }: JsonObject): JsonObject {
  if (!isObject(meta)) return offering
  const { smv_distribution: _s, variantsPerLocale: _v, ...documented } = meta
  return { ...offering, variation_meta: documented }
}

export const offeringWalkSequences: readonly Sequence[] = [offeringWalks]
