import type { JsonObject } from '../../../core/base/json.js'
import type { Sequence, Session } from '../sequence.js'
import { compareRead } from './compare.js'
import { chosenAgain } from './draws.js'
import { type OfferingMove, offeringBody, offeringMove } from './offering-moves.js'
import { ServerModel } from './server-model.js'
import { runWalks, type Step, Walk } from './walk.js'

export const offeringWalks: Sequence = {
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
  const walk = new Walk(session, new ServerModel(session))
  let latest: unknown
  for (const move of moves) {
    const target = targetOf(move, walk.model.offerings, latest)
    if (move.kind === 'repeat') await walk.repeat(move.which)
    else if (!(await walk.make(stepOf(move, session, target)))) return
    latest = (target ?? walk.model.offerings.at(-1))?.id
    const call =
      move.listed === 'one' && latest !== undefined ? { query: { id: String(latest) } } : {}
    await compareRead(walk, 'listOfferings', call)
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
