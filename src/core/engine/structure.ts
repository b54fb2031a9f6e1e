import { type JsonObject, own, type Path, valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { Settings } from '../contract/options.js'
import type { Channel } from '../rules/channel.js'
import type { BodyStructure, Shape } from './compiled.js'
import { shapeAt } from './shape.js'
import {
  isAboutKey,
  type StructuralError,
  StructuralErrors,
  type StructureRule,
} from './structural-errors.js'
import { structureMessage, unknownFieldMessage } from './structure-message.js'

/** What the compiled validators found in a body. */
export interface StructureProblems {
  readonly list: readonly StructureProblem[]
  /** How many more there are of a rule. */
  readonly dropped: ReadonlyMap<StructureRule, number>
}

/** The result for a valid body. */
export const noProblems: StructureProblems = { list: [], dropped: new Map() }

/** The body that is validated. */
interface Subject {
  body: unknown
  shape: Shape
  settings: Settings
}

/**
 * Validates the structure of a body, by the schema of its channel where there are several. Reports a
 * value that breaks two keywords once, and of each rule no more than a verdict holds.
 */
export function validateStructure(
  structure: BodyStructure,
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
): StructureProblems {
  const forBody = structure[channel ?? ''] ?? structure['']
  if (forBody === undefined) return noProblems
  const { validate, shape } = forBody
  const errors = new StructuralErrors(settings.names, settings.maxViolations)
  validate(body, errors)
  if (errors.count === 0) return noProblems
  const subject = { body, shape, settings }
  const list = errors.found.map((error) => new StructureProblem(error, subject))
  return { list, dropped: errors.dropped() }
}

/** A problem that the compiled validators found; its texts are made on demand. */
export class StructureProblem {
  readonly rule: StructureRule
  /** Path of the validated value. */
  private readonly valuePath: Path
  /** The key that is missing or unknown in it, if the problem is one. */
  private readonly key: string | undefined
  /** Path of the value, or of the key that is missing or unknown in it. */
  readonly path: Path

  constructor(
    private readonly error: StructuralError,
    private readonly subject: Subject,
  ) {
    this.rule = error.rule
    // The collector no longer needs the place.
    this.valuePath = error.place.reverse()
    this.key = isAboutKey(error.keyword) ? String(error.param) : undefined
    this.path = this.key === undefined ? this.valuePath : [...this.valuePath, this.key]
  }

  /** The JSON Schema keyword that failed. */
  get keyword(): string {
    const { keyword } = this.error
    return keyword === 'serviceEnum' ? 'enum' : keyword
  }

  message(): string {
    const { error, key, valuePath, subject } = this
    const value = () => valueAt(subject.body, valuePath)
    switch (error.keyword) {
      case 'false schema':
        return this.renamedMessage()
      case 'additionalProperties':
        return unknownFieldMessage(
          String(key),
          value() as JsonObject,
          shapeAt(subject.shape, valuePath)?.keys,
        )
      case 'minItems':
      case 'minProperties':
        return emptyMessage(valuePath)
      default:
        return structureMessage(error, value, subject.settings.names)
    }
  }

  source(): string {
    const { valuePath, path, subject } = this
    const shape = shapeAt(subject.shape, path) ?? shapeAt(subject.shape, valuePath)
    return shape?.source ?? ''
  }

  /** For a key of an earlier version: the name that it has now. */
  private renamedMessage(): string {
    const { valuePath, subject } = this
    const parent = shapeAt(subject.shape, valuePath.slice(0, -1))
    const name = own(parent?.renamed ?? {}, String(valuePath.at(-1)))
    return `This is a name of an earlier version; the field is now ${quoted(String(name))}.`
  }
}

const emptyMessage = (path: Path): string =>
  path.length === 0
    ? 'The body is empty, so nothing would be changed.'
    : 'Is empty, where content is expected.'
