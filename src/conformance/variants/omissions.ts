import { isObject, type Path, toTarget } from '../../core/base/json.js'
import { fieldsUnder } from './conditions.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

/** Fields of the components, such as `basic_details.name`; of deeper ones less is documented. */
const documentedDepth = 3

/** Settings that the description lists with what each requires. */
const isSetting = (path: Path): boolean =>
  toTarget(path).endsWith(`android.advanced.${path.at(-1)}`)

/** Yields a valid request without each of its fields, and with each object empty. */
export function* omissionEdits({ request, target }: SubjectCase): Generator<Edit> {
  if (target !== undefined) return
  for (const { path, value } of fieldsUnder(request, ['body'])) {
    if (isObject(value) && Object.keys(value).length > 0) {
      yield { ...edit(request, path, {}, 'emptied'), isWhole: true }
    }
    // Without an item, a list is another valid list.
    if (path.length < 2 || typeof path.at(-1) === 'number') continue
    const removed = edit(request, path, undefined, 'removed')
    const isDocumented = path.length <= documentedDepth || isSetting(path)
    yield isDocumented ? removed : { ...removed, level: 'SHOULD' }
  }
}
