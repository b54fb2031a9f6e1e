import { isNested, own, type Path } from '../../../core/base/json.js'
import { describeRules } from '../../../core/descriptions.js'
import { readYaml } from '../../documents/yaml-document.js'
import { exampleOf } from '../rules/checked-example.js'

/** A path in which `undefined` is any key. */
type PathPattern = readonly (Path[number] | undefined)[]

let bodies: readonly unknown[] | undefined

/** Returns the values at a path of a body in the corrected examples of all rules. */
export function exampleValues(path: PathPattern): unknown[] {
  bodies ??= readExamples()
  const found = bodies.flatMap((body) => valuesAt(body, path))
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()]
}

function readExamples(): unknown[] {
  const ids = new Set(describeRules().map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const example = exampleOf(id)
    if (example === undefined || example.isHttp) return []
    const [document] = readYaml(example.corrected)
    return document !== undefined && 'value' in document ? [Object(document.value).body] : []
  })
}

/** Returns the values at a path; of a shorter list, that of the first item. */
function valuesAt(body: unknown, path: PathPattern): unknown[] {
  return path.reduce<unknown[]>(
    (values, key) =>
      values.filter(isNested).flatMap((value) => {
        if (key === undefined) return Object.values(value)
        if (Object.hasOwn(value, key)) return [own(value, key)]
        return Array.isArray(value) ? value.slice(0, 1) : []
      }),
    [body],
  )
}
