import { asObject, own, type Path, valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import type { Settings } from '../contract/options.js'
import type { Channel } from '../rules/channel.js'
import type { BodyStructure, Shape, TriageBits } from './compiled.js'
import { locationIn, type SourcedLocation, shapeAt } from './shape.js'
import {
  isAboutKey,
  type StructuralError,
  StructuralErrors,
  type StructureRule,
} from './structural-errors.js'
import { structureMessage, unknownFieldMessage } from './structure-message.js'

/** The violations that the compiled validators found in a body. */
export interface StructureViolations {
  readonly list: readonly StructureViolation[]
  /** How many more violations each rule has. */
  readonly dropped: ReadonlyMap<StructureRule, number>
}

/** The result for a valid body. */
export const noViolations: StructureViolations = { list: [], dropped: new Map() }

/** The body that is validated. */
interface Subject {
  body: unknown
  shape: Shape
  settings: Settings
}

/** What is known about a body: its violations, and the bits of the rules that may find more. */
export interface BodyFindings {
  readonly violations: StructureViolations
  readonly bits: TriageBits
}

/** The bits if there is no body to triage. */
export const everyBit: TriageBits = { low: -1, high: -1 }

/** The findings if there is no body to validate. */
export const unknownFindings: BodyFindings = { violations: noViolations, bits: everyBit }

/**
 * Validates the structure of a body, by the schema of its channel if there are several. Reports
 * each invalid value once, and at most `maxViolations` violations of each rule.
 */
export function validateStructure(
  structure: BodyStructure,
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
): BodyFindings {
  const forBody = structure[channel ?? ''] ?? structure['']
  if (forBody === undefined) return unknownFindings
  const { triage, validate, shape } = forBody
  const bits = triage(body, settings.names)
  if ((bits.low & structureBit) === 0) return { violations: noViolations, bits }
  const errors = new StructuralErrors(settings.names, settings.maxViolations)
  validate(body, errors)
  if (errors.count === 0) return { violations: noViolations, bits }
  const subject = { body, shape, settings }
  const list = errors.found.map((error) => new StructureViolation(error, subject))
  return { violations: { list, dropped: errors.dropped() }, bits }
}

/** The bit of `low` for everything that the compiled validators report. */
const structureBit = 1

/** A violation that the compiled validators found, with texts written on demand. */
export class StructureViolation {
  readonly rule: StructureRule
  /** Path of the validated value. */
  private readonly valuePath: Path
  /** The missing or unknown key, if the violation is about a key. */
  private readonly key: string | undefined
  /** Path of the value, or of its missing or unknown key. */
  readonly path: Path
  /** What an exception says about it. */
  note: ExceptionNote | undefined

  constructor(
    private readonly error: StructuralError,
    private readonly subject: Subject,
  ) {
    this.rule = error.rule
    // The collector no longer needs the reversed path.
    this.valuePath = error.reversedPath.reverse()
    this.key = isAboutKey(error.keyword) ? String(error.param) : undefined
    this.path = this.key === undefined ? this.valuePath : [...this.valuePath, this.key]
  }

  /** The JSON Schema keyword that failed. */
  get keyword(): string {
    const { keyword } = this.error
    return keyword === 'serviceEnum' ? 'enum' : keyword
  }

  /** Returns target, pointer and schema of the value or key. */
  location(): SourcedLocation {
    return locationIn(this.subject.shape, this.path, this.key !== undefined)
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
          // A key that is inherited, as those of a URL are, leads to no own value.
          asObject(value()) ?? {},
          shapeAt(subject.shape, valuePath)?.known,
        )
      case 'minItems':
      case 'minProperties':
        return emptyMessage(valuePath)
      default:
        return structureMessage(error, value, subject.settings.names)
    }
  }

  /** Returns the message for a key of an earlier version, with its current name. */
  private renamedMessage(): string {
    const { valuePath, subject } = this
    const parent = shapeAt(subject.shape, valuePath.slice(0, -1))
    const name = own(parent?.renamed ?? {}, String(valuePath.at(-1)))
    return `This field was renamed. Use ${quoted(String(name))} instead.`
  }
}

const emptyMessage = (path: Path): string =>
  path.length === 0 ? 'The body is empty, so the request changes nothing.' : 'Must not be empty.'
