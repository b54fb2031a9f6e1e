import { isObject, type Path, toPointer, toTarget } from '../../core/base/json.js'
import { withValue } from '../places.js'
import { fieldsUnder } from './conditions.js'
import type { Edit } from './edit.js'
import type { SubjectCase } from './subject-case.js'

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
      const apply = () => withValue(request, path, {})
      yield { name: toPointer(path), value: 'emptied', isWhole: true, apply }
    }
    // Without an item, a list is another valid list.
    if (path.length < 2 || typeof path.at(-1) === 'number') continue
    const apply = () => withValue(request, path, undefined)
    const edit = { name: toPointer(path), value: 'removed', apply }
    const isDocumented = path.length <= documentedDepth || isSetting(path)
    yield isDocumented ? edit : { ...edit, level: 'SHOULD' }
  }
}
