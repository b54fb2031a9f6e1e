import jsonPatch, { type Operation } from 'fast-json-patch'
import { toPointer } from '../../core/base/json.js'
import { createContract, type OperationName } from '../../core/index.js'
import type { SubjectCase } from './subject-case.js'
import type { Edit } from './variant.js'

/** The operations whose response collects all violations. (API description, Errors of offerings) */
const collecting: readonly OperationName[] = ['createOffering', 'updateOffering']

/** The rules whose violations the response does not list beside others. */
const withOwnCode: ReadonlySet<string> = new Set(
  createContract()
    .rules.filter(({ answer }) => answer.code !== 'VALIDATION_FAILED')
    .flatMap(({ id, operations }) => operations.map((operation) => `${operation} ${id}`)),
)

/** For each base and field, a case whose violation there is listed beside others. */
export class ViolatedFields {
  readonly #cases = new Map<unknown, Map<string, SubjectCase>>()

  constructor(subjects: readonly SubjectCase[]) {
    for (const subject of subjects) {
      const { request, base, violated, level } = subject
      const isCollected =
        level === 'MUST' &&
        violated !== undefined &&
        !withOwnCode.has(`${request.operation} ${violated}`)
      if (!isCollected || !collecting.includes(request.operation)) continue
      const ofBase = this.#cases.get(base) ?? new Map<string, SubjectCase>()
      this.#cases.set(base, ofBase)
      const field = fieldOf(subject)
      if (editsOf(subject) !== undefined && !ofBase.has(field)) ofBase.set(field, subject)
    }
  }

  /** Yields the case with the violation in each later field of the same base, too. */
  *edits(subject: SubjectCase): Generator<Edit> {
    const cases = [...(this.#cases.get(subject.base)?.values() ?? [])]
    const at = cases.indexOf(subject)
    if (at < 0) return
    for (const other of cases.slice(at + 1)) {
      const apply = () => {
        const request = structuredClone(subject.request)
        return jsonPatch.applyPatch(request, editsOf(other) ?? [], false, false).newDocument
      }
      yield { name: toPointer(other.path), value: other.id, isPair: true, apply }
    }
  }
}

const fieldOf = ({ target = '' }: SubjectCase): string => target.split('.')[0] ?? ''

/** Returns what a case changes in its base; undefined if that is not only its field. */
function editsOf(subject: SubjectCase): Operation[] | undefined {
  const { base, request } = subject
  if (base === undefined) return undefined
  const edits = jsonPatch.compare(base, request)
  const field = `/body/${fieldOf(subject)}`
  const isOfField = edits.every(({ path }) => path === field || path.startsWith(`${field}/`))
  return isOfField && edits.length > 0 ? edits : undefined
}
