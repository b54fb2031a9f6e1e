import { noColors } from '../../conformance/reports/colors.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { type Remark, remarksOf, withTarget } from '../results/remarks.js'
import type { MakeFormat } from './format.js'
import { plural } from './plural.js'
import { showCounts, showNotes } from './show-summary.js'
import { workflowCommand } from './workflow-command.js'

/** GitHub shows ten errors and ten warnings per step and silently drops the rest. */
const mostShown = 10

const levels = { error: 'error', warn: 'warning' } as const

/** Workflow commands, which GitHub shows as annotations. Buffers nothing. */
export const github: MakeFormat = ({ repository }) => {
  const counts = { error: 0, warn: 0 }
  const annotation = (file: string, remark: Remark): string => {
    const { severity, name, line, column } = remark
    counts[severity] += 1
    if (counts[severity] > mostShown) return ''
    const path = repository.pathOf(file)
    const message = withTarget(remark)
    // A file outside the repository can only be named in the message.
    const position = path === undefined ? {} : { file: printable(path), line, col: column }
    return workflowCommand(
      levels[severity],
      { ...position, title: name },
      printable(path === undefined ? `${located(file, remark)} ${message}` : message),
    )
  }
  return {
    result: (result) =>
      remarksOf(result)
        .map((remark) => annotation(result.file, remark))
        .join(''),
    end({ summary }) {
      const more = (['error', 'warn'] as const)
        .filter((severity) => counts[severity] > mostShown)
        .map((severity) => plural(counts[severity] - mostShown, `more ${levels[severity]}`))
      const note =
        more.length === 0
          ? ''
          : workflowCommand(
              'notice',
              { title: 'campaign-contract' },
              `${more.join(' and ')} not annotated: GitHub shows at most ${mostShown} of each`,
            )
      // These lines contain no file names: a name could be a workflow command.
      const lines = [showCounts(summary, noColors), ...showNotes(summary, noColors)]
      return `${note}${lines.join('\n')}\n`
    },
  }
}
