import { isNested, own, type Path } from '../../../core/base/json.js'
import { describeRules } from '../../../core/descriptions.js'
import type { Contract, OperationName } from '../../../core/index.js'
import { readYaml } from '../../documents/yaml-document.js'
import { exampleOf } from '../rules/checked-example.js'
import { correctedIn } from '../rules/examples/rule-example.js'

/** A body of an example of the rules. */
interface ExampleBody {
  operation: OperationName
  body: unknown
}

/** A path in which `undefined` is any key. */
type PathPattern = readonly (Path[number] | undefined)[]

let bodies: readonly ExampleBody[] | undefined

/** Returns the values at a path in the corrected examples of all rules, first those of the operation. */
export function exampleValues(
  operation: OperationName,
  path: PathPattern,
  { operations }: Contract,
): unknown[] {
  bodies ??= readExamples()
  const isRelated = (each: ExampleBody) =>
    operations[each.operation]?.family === operations[operation].family
  const related = bodies.filter(isRelated)
  const sorted = [
    ...related.filter((each) => each.operation === operation),
    ...related.filter((each) => each.operation !== operation),
  ]
  const found = sorted.flatMap(({ body }) => valuesAt(body, path))
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()]
}

function readExamples(): ExampleBody[] {
  const ids = new Set(describeRules().map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const example = exampleOf(id)
    if (example === undefined || example.isHttp) return []
    const [document] = readYaml(correctedIn(example))
    return document !== undefined && 'value' in document ? [document.value as ExampleBody] : []
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
