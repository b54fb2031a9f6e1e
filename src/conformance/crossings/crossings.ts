import type { ConformanceCase } from '../cases/cases.js'
import type { Combination } from '../combinations/parts.js'
import type { Selection } from '../report/selection.js'
import { deriveVariants } from '../variants/derive.js'
import { subjectOf, subjectOfVariant } from '../variants/subject-case.js'
import { selectedVariants } from '../variants/variants.js'
import { changesOf } from './changes.js'
import { combinationsIn } from './combinations.js'
import { contextsOf } from './contexts.js'
import type { Crossing } from './crossing.js'

/**
 * Returns combinations of what the cases and variants change, made in other valid requests, of which some
 * are selected. A server may check something only with one channel, state or neighbouring field.
 */
export function crossingsOf(
  cases: readonly ConformanceCase[],
  isSelected: Selection,
): Combination<Crossing>[] {
  const variants = selectedVariants(deriveVariants(cases), () => true)
  const subjects = [
    ...cases.flatMap((each) => subjectOf(each) ?? []),
    ...variants.flatMap((variant) => subjectOfVariant(variant) ?? []),
  ]
  const changes = changesOf(subjects)
  const contexts = contextsOf(
    subjects.filter(({ target, level }) => target === undefined && level === 'MUST'),
  )
  return contexts
    .filter(({ request }) => isSelected(request.operation, undefined))
    .flatMap((context) => combinationsIn(context, changes))
    .filter(({ members }) =>
      members.some(({ item: { change, around } }) =>
        isSelected(around.operation, change.violated ?? change.rule),
      ),
    )
}
