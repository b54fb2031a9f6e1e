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
  /** Of the value that was judged. */
  private readonly judged: Path
  /** The key that is missing or unknown in it, if that is what is wrong. */
  private readonly key: string | undefined
  /** Of the value, or of the key that is missing or unknown in it. */
  readonly path: Path

  constructor(
    private readonly error: StructuralError,
    private readonly subject: Subject,
  ) {
    this.rule = error.rule
    // What collected the error is done with its place.
    this.judged = error.place.reverse()
    this.key = isAboutKey(error.keyword) ? String(error.param) : undefined
    this.path = this.key === undefined ? this.judged : [...this.judged, this.key]
  }

  message(): string {
    const { error, key, judged, rule, subject } = this
    if (error.keyword === 'false schema') return this.renamedMessage()
    if (rule === 'body/empty') return emptyMessage(judged)
    const value = () => valueAt(subject.body, judged)
    if (rule === 'structure') return structureMessage(error, value, subject.settings.names)
    const keys = shapeAt(subject.shape, judged)?.keys
    return unknownFieldMessage(String(key), value() as JsonObject, keys)
  }

  source(): string {
    const { judged, path, subject } = this
    const shape = shapeAt(subject.shape, path) ?? shapeAt(subject.shape, judged)
    return shape?.source ?? ''
  }

  /** For a key of an earlier version: the name that it has now. */
  private renamedMessage(): string {
    const { judged, subject } = this
    const parent = shapeAt(subject.shape, judged.slice(0, -1))
    const name = own(parent?.renamed ?? {}, String(judged.at(-1)))
    return `This is a name of an earlier version; the field is now ${quoted(String(name))}.`
  }
}

const emptyMessage = (path: Path): string =>
  path.length === 0
    ? 'The body is empty, so nothing would be changed.'
    : 'Is empty, where content is expected.'
