import { printable } from '../../core/base/printable.js'
import { type LocatedFinding, levelOf, unreadable, withTarget } from '../results/finding.js'
import { digest, findingNumbers } from '../results/finding-key.js'
import type { MakeFormat } from './format.js'
import { jsonList } from './json-output.js'

const severities = { error: 'major', warn: 'minor', note: 'info' } as const

const severityOf = (finding: LocatedFinding): string =>
  finding.rule === unreadable ? 'critical' : severities[levelOf(finding)]

/** A Code Quality report for GitLab. Buffers the finding keys of one file. */
export const gitlab: MakeFormat = ({ repository }) => {
  const list = jsonList('')
  const numberOf = findingNumbers()
  return {
    result({ file, operation, findings }) {
      const path = repository.pathOf(file) ?? file
      const entries = findings.map((finding) => {
        const { fingerprint, nth } = numberOf(path, operation, finding)
        return list.entry({
          description: printable(withTarget(finding)),
          check_name: finding.rule,
          // GitLab merges findings with the same fingerprint.
          fingerprint: digest([fingerprint, String(nth)]),
          severity: severityOf(finding),
          location: { path, lines: { begin: finding.line ?? 1 } },
        })
      })
      return entries.join('')
    },
    end: () => `${list.end()}\n`,
  }
}
