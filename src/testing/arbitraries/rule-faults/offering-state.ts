import { lockedFields } from '../../../../generated/tables.js'
import type { Fault, RuleFaults } from '../fault.js'
import { now } from '../now.js'
import type { GeneratedRequest } from '../request.js'
import { breaking, having, set } from './break.js'

const stored = ['facts', 'offering']
const sent = ['body', 'scheduling']
const minutesAway = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Faults of when an offering is served, and of what its state forbids. */
export const offeringStateFaults: RuleFaults = function* (generated) {
  const { operation } = generated
  yield* scheduleFaults(generated)
  if (operation !== 'updateOffering') return
  yield having('body/empty', sent, {})
  const id = 'offer_id'
  yield breaking('offering/unknown', [set(stored, null)], id)
  const status = [...stored, 'status']
  yield breaking('offering/expired', [set(status, 'expired')], id)
  yield breaking('offering/archived', [set(status, 'archived')], id)
  const over = { start_datetime: minutesAway(-2), expiry_datetime: minutesAway(-1) }
  const ran = [set(status, 'active'), set([...stored, 'scheduling'], over)]
  // The window that is sent is not put in order with that of the past.
  yield breaking('offering/expired', [...ran, set(sent, window(1, 2))], id)
  yield* lockFaults()
}

const window = (start: number, expiry: number) => ({
  start_datetime: minutesAway(start),
  expiry_datetime: minutesAway(expiry),
})

function* scheduleFaults({ operation }: GeneratedRequest): Generator<Fault> {
  const start = [...sent, 'start_datetime']
  const expiry = [...sent, 'expiry_datetime']
  for (const end of [1, 2]) {
    yield breaking('offering/schedule-order', [set(sent, window(2, end))], expiry)
  }
  yield breaking('offering/start-in-past', [set(sent, window(-1, 1))], start)
  if (operation !== 'updateOffering') return
  const storedWindow = set([...stored, 'scheduling'], window(2, 4))
  const { start_datetime, expiry_datetime } = window(4, 2)
  yield breaking('offering/schedule-order', [storedWindow, set(sent, { start_datetime })], expiry)
  yield breaking('offering/schedule-order', [storedWindow, set(sent, { expiry_datetime })], expiry)
  yield breaking(
    'offering/expiry-in-past',
    [...active, set(['body'], { scheduling: { expiry_datetime: minutesAway(-1) } })],
    expiry,
  )
}

/** The stored offering is active since two minutes. */
const active = [set([...stored, 'status'], 'active'), set([...stored, 'scheduling'], window(-2, 2))]

const changed: Readonly<Record<string, readonly unknown[]>> = {
  start_datetime: [minutesAway(-2), minutesAway(1)],
  type: ['SMV', 'DMV'],
}

/** Each field that is locked while an offering is active, changed on its own. */
function* lockFaults(): Generator<Fault> {
  for (const { path, type } of lockedFields.active) {
    const [before, after] = changed[path.at(-1) as string] ?? ['before', 'after']
    const only = path.reduceRight<unknown>((value, key) => ({ [key]: value }), after)
    yield breaking(
      'offering/field-locked',
      [
        ...active,
        ...(type === null ? [] : [set([...stored, 'variation_meta', 'type'], type)]),
        set([...stored, ...path], before),
        set(['body'], only),
      ],
      path.join('.'),
    )
  }
}
