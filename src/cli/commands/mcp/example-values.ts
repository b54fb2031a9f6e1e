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

let bodies: readonly ExampleBody[] | undefined

/** Returns the values at a path in the corrected examples of all rules, first those of the operation. */
export function exampleValues(
  operation: OperationName,
  path: Path,
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
  const values = sorted.map(({ body }) => valueAt(body, path))
  const found = values.filter((value) => value !== undefined)
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

/** Returns the value at a path; of a shorter list, the first item. */
function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (!isNested(value)) return undefined
    return own(value, Array.isArray(value) && !Object.hasOwn(value, key) ? 0 : key)
  }, body)
}
