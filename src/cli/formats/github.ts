import { noColors } from '../../conformance/reports/colors.js'
import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { type LocatedFinding, levelOf, withTarget } from '../results/finding.js'
import type { MakeFormat } from './format.js'
import { showCounts, showNotes } from './show-summary.js'

/** GitHub shows ten annotations of each level per step and silently drops the rest. */
const mostShown = 10

const levels = { error: 'error', warn: 'warning', note: 'notice' } as const

/** Workflow commands, which GitHub shows as annotations. Buffers nothing. */
export const github: MakeFormat = ({ repository }) => {
  const counts = { error: 0, warn: 0, note: 0 }
  const annotation = (file: string, finding: LocatedFinding): string => {
    const { rule, line, column } = finding
    const level = levelOf(finding)
    counts[level] += 1
    if (counts[level] > mostShown) return ''
    const path = repository.pathOf(file)
    const message = withTarget(finding)
    // A file outside the repository can only be named in the message.
    const position = path === undefined ? {} : { file: printable(path), line, col: column }
    return workflowCommand(
      levels[level],
      { ...position, title: rule },
      printable(path === undefined ? `${located(file, finding)} ${message}` : message),
    )
  }
  return {
    result: ({ file, findings }) => findings.map((each) => annotation(file, each)).join(''),
    end({ summary }) {
      const more = (['error', 'warn', 'note'] as const)
        .filter((level) => counts[level] > mostShown)
        .map((level) => plural(counts[level] - mostShown, `more ${levels[level]}`))
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

/** Returns a workflow command of GitHub Actions, escaped so that its text cannot start another one. */
function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const written = given.map(([key, value]) => `${key}=${propertyText(String(value))}`).join(',')
  return `::${name}${written === '' ? '' : ` ${written}`}::${messageText(message)}\n`
}

const messageText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const propertyText = (text: string): string =>
  messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
