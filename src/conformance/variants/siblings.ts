import { isObject, toPointer, valueAt } from '../../core/base/json.js'
import { placeOf } from '../places.js'
import { fieldsUnder } from './conditions.js'
import type { Samples } from './samples.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

/** Yields the request without each field beside the violation, and with each one that is absent. */
export function* siblingEdits(subject: SubjectCase, samples: Samples): Generator<Edit> {
  const { request, root, path, target } = subject
  if (target === undefined || path.length <= root.length) return
  const parent = path.slice(0, -1)
  const object = valueAt(request, parent)
  if (!isObject(object)) return
  for (const name of Object.keys(object)) {
    if (name === path.at(-1)) continue
    const at = [...parent, name]
    yield edit(request, at, undefined, 'removed')
  }
  const field = fieldsUnder(request, root).find(
    (each) => toPointer(each.path) === toPointer(parent),
  )
  for (const name of Object.keys(field?.node.properties ?? {})) {
    const at = [...parent, name]
    const value = object[name] === undefined && samples.value(request.operation, placeOf(at))
    if (!value || name === path.at(-1)) continue
    yield edit(request, at, value, 'added')
  }
}
