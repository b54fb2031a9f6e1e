import { printable } from '../../core/base/printable.js'
import { digest } from '../results/finding-place.js'
import { remarksOf, withTarget } from '../results/remarks.js'
import type { MakeFormat } from './format.js'
import { jsonList } from './json-list.js'
import { placeNumbers } from './place-numbers.js'

const severities = { error: 'major', warn: 'minor' } as const

/** A Code Quality report of GitLab. Holds the places of one file. */
export const gitlab: MakeFormat = ({ repository }) => {
  const list = jsonList('')
  const numberOf = placeNumbers()
  return {
    result(result) {
      const path = repository.pathOf(result.file) ?? result.file
      const entries = remarksOf(result).map((remark) => {
        const { fingerprint, nth } = numberOf(path, remark)
        return list.entry({
          description: printable(withTarget(remark)),
          check_name: remark.name,
          // GitLab takes two findings with one fingerprint for the same.
          fingerprint: digest([fingerprint, String(nth)]),
          severity: result.error ? 'critical' : severities[remark.severity],
          location: { path, lines: { begin: remark.line ?? 1 } },
        })
      })
      return entries.join('')
    },
    end: () => `${list.end()}\n`,
  }
}
