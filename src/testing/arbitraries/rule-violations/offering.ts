import { operationTable } from '../../../../generated/operations.js'
import { requiredOnCreate } from '../../../../generated/tables.js'
import type { Fault, RuleViolations } from '../fault.js'
import { forbidden, missing, remove, set, violating } from './define.js'

const body = (...keys: readonly (string | number)[]) => ['body', ...keys]
const known = (name: string, ids: readonly string[]) => set(['facts', 'workspace', name], ids)

/** Generates violations in the fields of offerings and their references to the workspace. */
export const offeringViolations: RuleViolations = function* ({ operation }) {
  if (operationTable[operation].family !== 'offerings') return
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
