import { withValue } from '../../../src/conformance/places.js'
import { toPointer } from '../../../src/core/base/json.js'
import type { FindingLevel } from '../../../src/core/index.js'
import { fieldsUnder } from './conditions.js'
import type { Edit } from './edit.js'
import type { SubjectCase } from './subject-case.js'

/** Fields of the components, such as `basic_details.name`; of deeper ones less is documented. */
const documentedDepth = 3

/** Yields a valid request without each of its fields. */
export function* omissionEdits({
  request,
  target,
}: SubjectCase): Generator<Edit & { level?: FindingLevel }> {
  if (target !== undefined) return
  for (const { path } of fieldsUnder(request, ['body'])) {
    // Without an item, a list is another valid list.
    if (path.length < 2 || typeof path.at(-1) === 'number') continue
    const apply = () => withValue(request, path, undefined)
    const edit = { name: toPointer(path), value: 'removed', apply }
    yield path.length > documentedDepth ? { ...edit, level: 'SHOULD' } : edit
  }
}
