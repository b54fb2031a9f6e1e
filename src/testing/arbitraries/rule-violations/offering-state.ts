import { lockedFields } from '../../../../generated/tables.js'
import type { Fault, RuleViolations } from '../fault.js'
import { minutesAway } from '../now.js'
import type { GeneratedRequest } from '../request.js'
import { forbidden, set, violating } from './define.js'

const stored = ['facts', 'offering']
const sent = ['body', 'scheduling']

/** Generates violations in the scheduling and state of offerings. */
export const offeringStateViolations: RuleViolations = function* (generated) {
  const { operation } = generated
  yield* scheduleViolations(generated)
  if (operation !== 'updateOffering') return
  yield forbidden('body/empty', sent, {})
  const id = 'offer_id'
  yield violating('offering/unknown', [set(stored, null)], id)
  const status = [...stored, 'status']
  yield violating('offering/expired', [set(status, 'expired')], id)
  yield violating('offering/archived', [set(status, 'archived')], id)
  const over = { start_datetime: minutesAway(-2), expiry_datetime: minutesAway(-1) }
  const ran = [set(status, 'active'), set([...stored, 'scheduling'], over)]
  // The submitted window is not merged with the stored one.
  yield violating('offering/expired', [...ran, set(sent, window(1, 2))], id)
  yield* lockViolations()
}

const window = (start: number, expiry: number) => ({
  start_datetime: minutesAway(start),
  expiry_datetime: minutesAway(expiry),
})

function* scheduleViolations({ operation }: GeneratedRequest): Generator<Fault> {
  const start = [...sent, 'start_datetime']
  const expiry = [...sent, 'expiry_datetime']
  for (const end of [1, 2]) {
    yield violating('offering/schedule-order', [set(sent, window(2, end))], expiry)
  }
  yield violating('offering/start-in-past', [set(sent, window(-1, 1))], start)
  if (operation !== 'updateOffering') return
  const storedWindow = set([...stored, 'scheduling'], window(2, 4))
  const { start_datetime, expiry_datetime } = window(4, 2)
  yield violating('offering/schedule-order', [storedWindow, set(sent, { start_datetime })], expiry)
  yield violating('offering/schedule-order', [storedWindow, set(sent, { expiry_datetime })], expiry)
  yield violating(
    'offering/expiry-in-past',
    [...active, set(['body'], { scheduling: { expiry_datetime: minutesAway(-1) } })],
    expiry,
  )
}

/** Changes to an active offering that started two minutes ago. */
const active = [set([...stored, 'status'], 'active'), set([...stored, 'scheduling'], window(-2, 2))]

const changed: Readonly<Record<string, readonly unknown[]>> = {
  start_datetime: [minutesAway(-2), minutesAway(1)],
  type: ['SMV', 'DMV'],
}

/** Generates a change of each field that is locked while an offering is active. */
function* lockViolations(): Generator<Fault> {
  for (const { path, type } of lockedFields.active) {
    const [before, after] = changed[path.at(-1) as string] ?? ['before', 'after']
    const only = path.reduceRight<unknown>((value, key) => ({ [key]: value }), after)
    yield violating(
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
