import { type JsonObject, own, type Path, type Place, placeOf, valueAt } from '../json.js'
import type { Settings } from '../options.js'
import type { Channel } from '../rules/channel.js'
import { quoted } from '../text.js'
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
  private readonly path: Path
  /** The key that is missing or unknown in it, if that is what is wrong. */
  private readonly key: string | undefined
  private place: Place | undefined

  constructor(
    private readonly error: StructuralError,
    private readonly subject: Subject,
  ) {
    this.rule = error.rule
    // What collected the error is done with its place.
    this.path = error.place.reverse()
    this.key = isAboutKey(error.keyword) ? String(error.param) : undefined
  }

  get pointer(): string {
    return this.at().pointer
  }

  at(): Place {
    this.place ??= placeOf(this.wholePath())
    return this.place
  }

  message(): string {
    const { error, key, path, rule, subject } = this
    if (error.keyword === 'false schema') return this.renamedMessage()
    if (rule === 'body/empty') return emptyMessage(path)
    const value = () => valueAt(subject.body, path)
    if (rule === 'structure') return structureMessage(error, value, subject.settings.names)
    const keys = shapeAt(subject.shape, path)?.keys
    return unknownFieldMessage(String(key), value() as JsonObject, keys)
  }

  source(): string {
    const { path, subject } = this
    const shape = shapeAt(subject.shape, this.wholePath()) ?? shapeAt(subject.shape, path)
    return shape?.source ?? ''
  }

  private wholePath(): Path {
    return this.key === undefined ? this.path : [...this.path, this.key]
  }

  /** For a key of an earlier version: the name that it has now. */
  private renamedMessage(): string {
    const { path, subject } = this
    const parent = shapeAt(subject.shape, path.slice(0, -1))
    const name = own(parent?.renamed ?? {}, String(path.at(-1)))
    return `This is a name of an earlier version; the field is now ${quoted(String(name))}.`
  }
}

const emptyMessage = (path: Path): string =>
  path.length === 0
    ? 'The body is empty, so nothing would be changed.'
    : 'Is empty, where content is expected.'
