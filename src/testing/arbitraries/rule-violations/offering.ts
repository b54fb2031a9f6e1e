import { operationTable } from '../../../../generated/operations.js'
import { lockedFields, requiredOnCreate } from '../../../../generated/tables.js'
import type { Fault, RuleViolations } from '../fault.js'
import { minutesAway } from '../now.js'
import type { GeneratedRequest } from '../request.js'
import { forbidden, missing, remove, set, violating } from './define.js'

const body = (...keys: readonly (string | number)[]) => ['body', ...keys]
const known = (name: string, ids: readonly string[]) => set(['facts', 'workspace', name], ids)

export const offeringViolations: RuleViolations = function* (generated) {
  if (operationTable[generated.operation].family === 'offerings') yield* fieldViolations()
  yield* stateViolations(generated)
}

function* fieldViolations(): Generator<Fault> {
  for (const path of requiredOnCreate) yield missing('offering/required', body(...path))
  const name = body('name')
  for (const value of ['summer-sale', 'Summer Sale', 'Grüße_1', 'sale_🎉_1']) {
    yield forbidden('offering/name-characters', name, value)
  }
  yield forbidden('offering/name-taken', name, 'taken_name', known('offeringNames', ['taken_name']))
  const tagIds = known('tagIds', ['known'])
  yield violating(
    'offering/tag-unknown',
    [tagIds, set(body('tags'), ['other', 'known', 'another'])],
    body('tags', 0),
    body('tags', 2),
  )
  const template = { meta: { templateId: 'other' } }
  const content = body('offer_content')
  const templateIds = known('templateIds', ['known'])
  yield violating(
    'offering/template-unknown',
    [templateIds, set(content, template)],
    [...content, 'meta', 'templateId'],
  )
  yield violating(
    'offering/template-unknown',
    [templateIds, set(content, { meta: { templateId: 'known' }, slots: [template] })],
    [...content, 'slots', 0, 'meta', 'templateId'],
  )
  const attributes = body('offering_attribute_configuration')
  yield violating(
    'offering/attribute-unknown',
    [known('offeringAttributeIds', ['known']), set(attributes, ['known', 'other'])],
    [...attributes, 1],
  )
  for (const keys of [['variation_meta'], ['variation_meta', 'control_group']]) {
    yield forbidden('body/empty', body(...keys), {})
  }
  yield* allocationViolations()
}

function* allocationViolations(): Generator<Fault> {
  const distribution = body('variation_meta', 'smv_distribution')
  const variants = set(body('variation_meta', 'variantsPerLocale'), ['a', 'b'])
  const noVariants = remove(body('variation_meta', 'variantsPerLocale'))
  for (const split of [{ a: 50, c: 50 }, { a: 100 }, { a: 50, b: 25, c: 25 }]) {
    yield forbidden('offering/split-mismatch', distribution, { split }, variants)
    yield forbidden('offering/split-mismatch', distribution, split, variants)
  }
  for (const split of [
    { a: 50, b: 49 },
    { a: 50, b: 51 },
  ]) {
    yield forbidden('offering/split-sum', distribution, { split }, noVariants)
    yield forbidden('offering/split-sum', distribution, split, noVariants)
  }
  for (const percentage of [-1, 100.5]) {
    const path = body('variation_meta', 'control_group', 'percentage')
    yield forbidden('offering/control-group-range', path, percentage)
  }
}

const stored = ['facts', 'offering']
const sent = ['body', 'scheduling']

function* stateViolations(generated: GeneratedRequest): Generator<Fault> {
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
