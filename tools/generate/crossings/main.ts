import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { storedVariants } from '../../../src/conformance/variants/stored-variants.js'
import { subjectOf, subjectOfVariant } from '../variants/subject-case.js'
import { writeLines } from '../write-lines.js'
import { changesOf } from './changes.js'
import { combinationsIn } from './combinations.js'
import { contextsOf } from './contexts.js'
import { onlyUsed } from './only-used.js'

/*
 * Writes `generated/crossings.json`: combinations of what the cases and variants change, made in other
 * valid requests. A server may check something only with one channel, state or neighbouring field.
 */

const cases = loadCases()
const subjects = [
  ...cases.flatMap((each) => subjectOf(each) ?? []),
  ...storedVariants(cases, () => true).flatMap((variant) => subjectOfVariant(variant) ?? []),
]
const changes = changesOf(subjects)
const contexts = contextsOf(
  subjects.filter(({ target, level }) => target === undefined && level === 'MUST'),
)

const combinations = contexts.flatMap((context, index) =>
  combinationsIn(context, changes).map((members) => [index, members] as const),
)

writeLines('crossings', onlyUsed({ contexts, changes, combinations }))
