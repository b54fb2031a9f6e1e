import { asObject, given, isObject, type Path, toPointer, valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import { allowedValues } from './allowed-values.js'
import { withoutCovered, withoutFailed } from './covered.js'
import type { Finding, Structure } from './finding.js'
import { inSchemaOrder } from './schema-order.js'
import { locationIn, type Shape, shapeAt } from './shape.js'
import { structureMessage, unknownFieldMessage, unknownValueMessage } from './structure-message.js'

/** Apart from what finishes a check, because one without a body does not need it. */
export const structure: Structure = {
  compare: inSchemaOrder,
  messageOf,
  withoutFailed,
  withoutCovered: (found, others) => withoutCovered(withoutRenamed(found), others),
  locationOf: ({ check, keyword }, path) =>
    locationIn(
      check.shape ?? noShape,
      path,
      keyword === 'required' || keyword === 'additionalProperties',
    ),
}

const noShape: Shape = {}

/** Returns the earlier name of a missing field, if the object has it. */
function earlierName({ check, path = [], param }: Finding): string | undefined {
  const parent = path.slice(0, -1)
  const renamed = shapeAt(check.shape ?? noShape, parent)?.renamed ?? {}
  const object = valueAt(check.body, parent)
  return Object.keys(renamed).find(
    (name) => renamed[name] === param && isObject(object) && given(object, name),
  )
}

/** Removes warnings about earlier names of fields whose absence is reported. */
function withoutRenamed(found: readonly Finding[]): readonly Finding[] {
  if (!found.some(({ keyword }) => keyword === 'false schema')) return found
  const earlier = found.flatMap((finding) => {
    const name = finding.keyword === 'required' ? earlierName(finding) : undefined
    return name === undefined ? [] : [toPointer([...(finding.path ?? []).slice(0, -1), name])]
  })
  return found.filter(
    ({ keyword, path = [] }) => keyword !== 'false schema' || !earlier.includes(toPointer(path)),
  )
}

function messageOf(finding: Finding): string {
  const { keyword, param, rule, check } = finding
  const path = finding.path ?? []
  const last = String(path.at(-1))
  const parent = path.slice(0, -1)
  switch (keyword) {
    case 'missing':
      return `${quoted(last)} is required to create an offering.`
    case 'rule':
      return patternMessages[rule] ?? ''
    case 'required': {
      const earlier = earlierName(finding)
      const text = `${quoted(String(param))} is required.`
      return earlier === undefined ? text : `${text} Rename ${quoted(earlier)}.`
    }
    case 'false schema': {
      const { renamed = {} } = shapeAt(check.shape ?? noShape, parent) ?? {}
      return `This field was renamed. Use ${quoted(String(renamed[last]))} instead.`
    }
    case 'additionalProperties': {
      const object = valueAt(check.body, parent)
      const known = shapeAt(check.shape ?? noShape, parent)?.known
      return unknownFieldMessage(String(param), isObject(object) ? object : {}, known)
    }
    case 'minItems':
    case 'minProperties':
      return path.length === 0
        ? 'The body is empty, so the request changes nothing.'
        : 'Must not be empty.'
    case 'expectedEnum': {
      const key = typeof path.at(-1) === 'number' ? path.at(-2) : last
      return unknownValueMessage(valueAt(check.body, path), param as string[], String(key))
    }
    default:
      return structureMessage(
        finding,
        () => valueAt(check.body, path),
        check.names,
        (values) => allowedValues(check, path, values),
        neededIn(check, parent, last),
      )
  }
}

/** Returns which keys an object lacks that a value of one of its keys requires. */
const neededIn =
  ({ body, shape = noShape }: Finding['check'], path: Path, key: string) =>
  (value: string): readonly string[] => {
    const object = asObject(valueAt(body, path))
    const needed = shapeAt(shape, path)?.neededBy(key, value) ?? []
    return needed.filter((name) => object?.[name] === undefined)
  }

/** The messages of rules that are a pattern in the schema. */
const patternMessages: Readonly<Record<string, string>> = {
  'offering/name-characters': 'A name can have only ASCII letters, digits and underscores.',
  'variation/key-format': 'The key must be `variation_N` with N from 1, such as `variation_1`.',
}
