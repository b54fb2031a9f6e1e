import type { FindingLevel } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import type { SubjectCase } from './subject-case.js'

/** One change of a request: what it changes, as a JSON Pointer or a word, and the value it sets. */
export interface Edit {
  name: string
  value: string
  /** Whether it changes something that is not around the violation. */
  isFar?: boolean
  /** The case whose request it changes, if that is another one. */
  host?: SubjectCase
  /** Whether it may violate a rule in several places. */
  isWhole?: boolean
  /** Whether it adds a violation to that of the case. */
  isPair?: boolean
  /** Its level where the API description does not settle the verdict. */
  level?: FindingLevel
  /** Returns the changed request. */
  apply: () => CaseRequest
}
