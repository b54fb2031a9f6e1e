import { noColors } from '../../conformance/reports/colors.js'
import { codeCell, codeSpan } from '../../conformance/reports/markdown-text.js'
import { plural } from '../../conformance/reports/wording.js'
import { located } from '../documents/position.js'
import { type LocatedFinding, levelOf, reasonOf } from '../results/finding.js'
import { countOf, outcomeOf, type Result } from '../results/result.js'
import type { MakeFormat } from './format.js'
import { showCounts, showGone, showNotes } from './show-summary.js'

/** A GitHub comment is limited to 65,536 characters. */
const longest = 65_000
const longestTable = 20_000
const longestGone = 4000
/** Reserved for the title, the counts and the notes. */
const longestFrame = 1000

interface FileCounts {
  file: string
  invalid: number
  errors: number
  warnings: number
}

/** Markdown for a pull request comment: files with findings, and the findings, up to a size limit. */
export const markdown: MakeFormat = ({ repository }) => {
  const table = limitedLines(longestTable)
  const list = limitedLines(longest - longestTable - longestGone - longestFrame)
  let current: FileCounts | undefined
  const endFile = () => {
    if (current && current.errors + current.warnings > 0) table.add(rowOf(current))
  }
  return {
    result(result) {
      const file = repository.pathOf(result.file) ?? result.file
      if (current?.file !== file) {
        endFile()
        current = { file, invalid: 0, errors: 0, warnings: 0 }
      }
      count(current, result)
      for (const finding of result.findings) list.add(itemOf(file, finding))
      return ''
    },
    end({ summary, exitCode }) {
      endFile()
      const gone = limitedLines(longestGone)
      for (const finding of summary.baseline?.gone ?? [])
        gone.add(`- ${codeSpan(showGone(finding))}`)
      const counts = [showCounts(summary, noColors), ...showNotes(summary, noColors)]
      return [
        `### campaign-contract: ${exitCode === 0 ? 'passed' : 'failed'}`,
        ...counts,
        ...(table.isEmpty ? [] : [`${head}\n${table.text('file')}`]),
        ...(list.isEmpty ? [] : ['#### Findings', list.text('finding')]),
        ...(gone.isEmpty ? [] : ['#### No longer found', gone.text('finding')]),
      ]
        .map((part) => `${part}\n`)
        .join('\n')
    },
  }
}

const head = '| file | invalid requests | errors | warnings |\n|---|---|---|---|'

function rowOf({ file, invalid, errors, warnings }: FileCounts): string {
  return `| ${[codeCell(file), invalid, errors, warnings].join(' | ')} |`
}

function count(counts: FileCounts, result: Result): void {
  if (['invalid', 'unreadable'].includes(outcomeOf(result))) counts.invalid += 1
  counts.errors += countOf(result, 'error')
  counts.warnings += countOf(result, 'warn')
}

const labels = { error: '**error**', warn: 'warning', note: 'note' } as const

function itemOf(file: string, finding: LocatedFinding): string {
  const { target, message, rule } = finding
  const accepted = reasonOf(finding)
  const reason = accepted === undefined ? '' : ` ${codeSpan(accepted)}`
  const named = target === '' ? '' : ` ${codeSpan(target)}`
  const position = codeSpan(located(file, finding))
  return `- ${labels[levelOf(finding)]} ${position}${named}: ${codeSpan(message)} (${codeSpan(rule)})${reason}`
}

/** Collects lines up to a number of characters and counts the rest. */
function limitedLines(limit: number) {
  const lines: string[] = []
  let length = 0
  let leftOut = 0
  return {
    add(line: string): void {
      // Shows a prefix: once a line is left out, all later ones are too.
      if (leftOut > 0 || length + line.length + 1 > limit) {
        leftOut += 1
        return
      }
      lines.push(line)
      length += line.length + 1
    },
    get isEmpty(): boolean {
      return lines.length === 0 && leftOut === 0
    },
    /** Returns the lines and the number of omitted ones. */
    text(noun: string): string {
      const more = leftOut === 0 ? '' : `\n\n${plural(leftOut, `more ${noun}`)} omitted`
      return lines.join('\n') + more
    },
  }
}
