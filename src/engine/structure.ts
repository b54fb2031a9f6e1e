import { fromPointer, isObject, own, toPointer, toTarget, valueAt } from '../json.js'
import type { Settings } from '../options.js'
import type { Channel } from '../rules/channel.js'
import { quoted } from '../text.js'
import type { BodyStructure, Shape } from './compiled.js'
import { type PlacedShape, shapeAt } from './shape.js'
import {
  type StructuralError,
  StructuralErrors,
  type StructureRule,
  structureRuleOf,
} from './structural-errors.js'
import { structureMessage, unknownFieldMessage } from './structure-message.js'

/** What the compiled validators found in a body. */
export interface StructureProblems {
  readonly list: readonly StructureProblem[]
  /** How many more there are of a rule. */
  readonly dropped: Readonly<Record<StructureRule, number>>
}

/** Nothing is wrong. */
export const sound: StructureProblems = {
  list: [],
  dropped: { structure: 0, 'field/unknown': 0, 'body/empty': 0 },
}

/** A body under judgement. */
interface Subject {
  body: unknown
  shape: Shape
  settings: Settings
}

/**
 * Judges a body by its structure, the one for the channel where there are several. A value that
 * breaks two keywords is reported once, and of each rule no more than a verdict holds.
 */
export function judgeStructure(
  structure: BodyStructure,
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
): StructureProblems {
  const forBody = structure[channel ?? ''] ?? structure['']
  if (forBody === undefined) return sound
  const { validate, shape } = forBody
  const errors = new StructuralErrors(settings.names, settings.maxViolations)
  validate(body, errors)
  if (errors.count === 0) return sound
  const subject = { body, shape, settings }
  const list = errors.found.map((error) => new StructureProblem(error, subject))
  return { list, dropped: errors.dropped() }
}

/** One thing that the compiled validators found; its texts are made when they are asked for. */
export class StructureProblem {
  readonly rule: StructureRule
  readonly pointer: string
  /** The key that is missing or unknown in the value that was judged, if it is about one. */
  private readonly key: string | undefined

  constructor(
    private readonly error: StructuralError,
    private readonly subject: Subject,
  ) {
    const key = error.params.missingProperty ?? error.params.additionalProperty
    this.rule = structureRuleOf(error.keyword)
    this.key = typeof key === 'string' ? key : undefined
    this.pointer = this.key === undefined ? error.pointer : error.pointer + toPointer([this.key])
  }

  target(): string {
    return toTarget(fromPointer(this.pointer))
  }

  message(): string {
    const { error, subject } = this
    const value = valueAt(subject.body, fromPointer(error.pointer))
    if (error.keyword === 'false schema') return this.renamedMessage()
    if (this.rule === 'body/empty') return emptyMessage(this.pointer)
    return this.rule === 'field/unknown' && isObject(value)
      ? unknownFieldMessage(String(this.key), value, this.shapeAt(error.pointer)?.keys)
      : structureMessage(error, value, subject.settings.names)
  }

  source(): string {
    return (this.shapeAt(this.pointer) ?? this.shapeAt(this.error.pointer))?.source ?? ''
  }

  /** For a key of an earlier version: the name that it has now. */
  private renamedMessage(): string {
    const { pointer } = this.error
    const parent = this.shapeAt(pointer.slice(0, pointer.lastIndexOf('/')))
    const name = own(parent?.renamed ?? {}, fromPointer(pointer).at(-1) ?? '')
    return `This is a name of an earlier version; the field is now ${quoted(String(name))}.`
  }

  private shapeAt(pointer: string): PlacedShape | undefined {
    return shapeAt(this.subject.shape, pointer)
  }
}

const emptyMessage = (pointer: string): string =>
  pointer === ''
    ? 'The body is empty, so nothing would be changed.'
    : 'Is empty, where content is expected.'
