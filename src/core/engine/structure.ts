import { toPointer } from '../base/json.js'
import { withoutCovered, withoutFailed } from './covered.js'
import type { Finding, Structure } from './finding.js'
import { inSchemaOrder } from './schema-order.js'
import { locationIn } from './shape.js'
import { earlierName, messageOf } from './structure-message.js'

/** Apart from what finishes a check, because one without a body does not need it. */
export const structure: Structure = {
  compare: inSchemaOrder,
  messageOf,
  withoutFailed,
  withoutCovered: (found, others) => withoutCovered(withoutRenamed(found), others),
  locationOf: ({ check, keyword }, path) =>
    locationIn(
      check.shape ?? {},
      path,
      keyword === 'required' || keyword === 'additionalProperties',
    ),
}

/** Removes warnings about earlier names of fields whose absence is reported. */
function withoutRenamed(found: readonly Finding[]): readonly Finding[] {
  if (!found.some(({ keyword }) => keyword === 'false schema')) return found
  const earlier = found.flatMap((finding) => {
    const name = finding.keyword === 'required' ? earlierName(finding) : undefined
    return name === undefined ? [] : [toPointer([...(finding.path ?? []).slice(0, -1), name])]
  })
  return found.filter(
    ({ keyword, path = [] }) => keyword !== 'false schema' || !earlier.includes(toPointer(path)),
  )
}
