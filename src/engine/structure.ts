import { bodies } from '../../generated/bodies.js'
import type { OperationName } from '../../generated/operations.js'
import { fromPointer, isObject, own, toPointer, toTarget, valueAt } from '../json.js'
import { quoted } from '../text.js'
import type { ServiceSpellings, StructuralError, StructuralValidator } from './compiled.js'
import { shapeAt } from './shape.js'
import { structureMessage, unknownFieldMessage } from './structure-message.js'

/** One thing that the compiled validators found; its texts are made when they are needed. */
export interface StructureProblem {
  rule: 'structure' | 'field/unknown' | 'body/empty'
  target: string
  pointer: string
  message: () => string
  source: () => string
}

/** A body under judgement. */
interface Subject {
  operation: OperationName
  body: unknown
  /** The value of the discriminator whose schema judges; '' for the schema of all others. */
  discriminator: string
  spellings: ServiceSpellings
}

/**
 * Judges a body by the schema of its operation, the one for the channel where there are several.
 * A value that breaks two keywords is reported once.
 */
export function judgeStructure(
  operation: OperationName,
  body: unknown,
  channel: string | undefined,
  spellings: ServiceSpellings,
): StructureProblem[] {
  const structure = bodies[operation]
  const known = channel !== undefined && Object.hasOwn(structure?.cases ?? {}, channel)
  const validate = known ? structure?.cases[channel] : structure?.otherwise
  if (validate === undefined || validate.call(spellings, body)) return []

  const subject = { operation, body, discriminator: known ? channel : '', spellings }
  const problems = new Map<string, StructureProblem>()
  for (const error of takeErrors(validate)) {
    if (isAbsentKey(error, body)) continue
    const found = toProblem(error, subject)
    // Of several errors at one place, the wrong type says most.
    if (!problems.has(found.pointer) || error.keyword === 'type') problems.set(found.pointer, found)
  }
  return [...problems.values()]
}

/** Ajv keeps the errors on the function; taken away, the next call cannot meet them. */
function takeErrors(validate: StructuralValidator): StructuralError[] {
  const errors = validate.errors ?? []
  validate.errors = null
  return errors
}

/** A key with the value `undefined`, which JSON does not have, is no key. */
const isAbsentKey = (
  { instancePath, params: { additionalProperty } }: StructuralError,
  body: unknown,
) =>
  typeof additionalProperty === 'string' &&
  valueAt(body, [...fromPointer(instancePath), additionalProperty]) === undefined

const warnings: Record<string, StructureProblem['rule']> = {
  'false schema': 'field/unknown',
  additionalProperties: 'field/unknown',
  minItems: 'body/empty',
  minProperties: 'body/empty',
}

function toProblem(error: StructuralError, subject: Subject): StructureProblem {
  const { instancePath, params } = error
  const rule = warnings[error.keyword] ?? 'structure'
  const key = params.missingProperty ?? params.additionalProperty
  const inside = typeof key === 'string' ? [key] : []
  const pointer = instancePath + toPointer(inside)
  const shapeOf = (place: string) => shapeAt(subject.operation, subject.discriminator, place)
  return {
    rule,
    target: toTarget([...fromPointer(instancePath), ...inside]),
    pointer,
    message: () => {
      const value = valueAt(subject.body, fromPointer(instancePath))
      if (error.keyword === 'false schema') return renamedMessage(instancePath, shapeOf)
      if (rule === 'body/empty') return emptyMessage(pointer)
      return rule === 'field/unknown' && isObject(value)
        ? unknownFieldMessage(String(key), value, shapeOf(instancePath)?.keys)
        : structureMessage(error, value, subject.spellings)
    },
    source: () => (shapeOf(pointer) ?? shapeOf(instancePath))?.source ?? '',
  }
}

const emptyMessage = (pointer: string): string =>
  pointer === ''
    ? 'The body is empty, so nothing would be changed.'
    : 'Is empty, where content is expected.'

/** For a key of an earlier version: the name that it has now. */
function renamedMessage(
  pointer: string,
  shapeOf: (place: string) => ReturnType<typeof shapeAt>,
): string {
  const parent = shapeOf(pointer.slice(0, pointer.lastIndexOf('/')))
  const name = own(parent?.renamed ?? {}, fromPointer(pointer).at(-1) ?? '')
  return `This is a name of an earlier version; the field is now ${quoted(String(name))}.`
}
