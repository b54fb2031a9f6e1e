import { printable } from '../../core/base/printable.js'
import { digest } from '../results/finding-key.js'
import { notesOf, type Remark, remarksOf, withTarget } from '../results/remarks.js'
import type { Result } from '../results/result.js'
import { findingNumbers } from './finding-numbers.js'
import type { MakeFormat } from './format.js'
import { jsonList } from './json-list.js'

const severities = { error: 'major', warn: 'minor' } as const

function severityOf({ severity, note }: Remark, { error }: Result): string {
  if (error) return 'critical'
  return note === undefined ? severities[severity] : 'info'
}

/** A Code Quality report for GitLab. Buffers the finding keys of one file. */
export const gitlab: MakeFormat = ({ repository }) => {
  const list = jsonList('')
  const numberOf = findingNumbers()
  return {
    result(result) {
      const path = repository.pathOf(result.file) ?? result.file
      const entries = [...remarksOf(result), ...notesOf(result)].map((remark) => {
        const { fingerprint, nth } = numberOf(path, remark)
        return list.entry({
          description: printable(withTarget(remark)),
          check_name: remark.name,
          // GitLab merges findings with the same fingerprint.
          fingerprint: digest([fingerprint, String(nth)]),
          severity: severityOf(remark, result),
          location: { path, lines: { begin: remark.line ?? 1 } },
        })
      })
      return entries.join('')
    },
    end: () => `${list.end()}\n`,
  }
}
