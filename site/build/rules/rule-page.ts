import {
  type CheckedExample,
  checkedExample,
} from '../../../src/cli/commands/rules/checked-example.js'
import { changedLines } from '../../../src/cli/commands/rules/example-lines.js'
import { ruleExamples } from '../../../src/cli/commands/rules/examples/index.js'
import { groupBy } from '../../../src/conformance/grouping.js'
import { noColors } from '../../../src/conformance/reports/colors.js'
import type { RuleDescription } from '../../../src/core/descriptions.js'
import type { RuleId } from '../../../src/core/index.js'
import { capital, code, codes, fenced, sentence, table } from '../../../tools/docs/markdown.js'
import { answersOf, operationsText, rules, severitiesOf } from '../../../tools/docs/rule-cells.js'
import { encodeFragment } from '../../playground/fragment.js'

/** Returns the page of a rule as Markdown; links are relative to `rules/<group>/`. */
export async function rulePage(id: RuleId): Promise<string> {
  const entries = rules.get(id) ?? []
  const example = checkedExample(id)
  if (example === undefined) throw new Error(`${id} has no example`)
  return [
    `# ${id}`,
    byOperations(entries, ({ summary }) => sentence(summary)),
    '## Why',
    ruleExamples[id]?.why,
    byOperations(entries, sourceOf),
    await exampleText(example),
    '## Where it applies',
    table(
      ['operations', 'severity', 'response', 'facts'],
      entries.map((entry) => [
        operationsText(entry.operations),
        severitiesOf(entry),
        answersOf(entry),
        codes(entry.facts) || 'none',
      ]),
    ),
    remarks(entries).join('\n'),
    'Set its severity to `error`, `warn` or `off`:',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { '${id}': '${otherSeverity(entries)}' } })`,
    ),
  ].join('\n\n')
}

/** Returns a text once if it is the same for all entries, and otherwise by operations. */
function byOperations(
  entries: readonly RuleDescription[],
  textOf: (entry: RuleDescription) => string,
): string {
  const texts = [...groupBy(entries, textOf)]
  if (texts.length === 1) return texts[0]?.[0] ?? ''
  return texts
    .map(
      ([text, those]) =>
        `- ${capital(operationsText(those.flatMap(({ operations }) => operations)))}: ${text}`,
    )
    .join('\n')
}

function sourceOf({ source, assumed, isAnswerAssumed }: RuleDescription): string {
  const stated = `Source: “${source}” in the API description.`
  if (assumed === undefined) return stated
  return `${stated} Decided${isAnswerAssumed ? ' (only the response)' : ''}: ${assumed}`
}

function remarks(entries: readonly RuleDescription[]): string[] {
  const lines: string[] = []
  if (entries.some(({ facts }) => facts.length > 0)) {
    lines.push(
      '- Without its [facts](../../facts.md), the rule is skipped and listed in `unchecked`.',
    )
  }
  const others = [...new Set(entries.flatMap((entry) => entry.silentIf))]
  if (others.length > 0) {
    lines.push(`- It reports nothing if ${others.map(linkFromRule).join(', ')} does.`)
  }
  lines.push(portability(entries))
  if (entries.some((entry) => entry.stage !== 'body')) {
    lines.push('- It also applies to a repeated request that already has a stored response.')
  }
  return lines
}

const linkFromRule = (id: string): string => `[${id}](../${id}.md)`

function portability(entries: readonly RuleDescription[]): string {
  const portable = entries.filter((entry) => entry.portable)
  if (portable.length === 0) return '- It is not portable: only this library evaluates it.'
  const operations = operationsText(portable.flatMap((entry) => entry.operations))
  const where = portable.length === entries.length ? '' : ` for ${operations}`
  return `- It is portable${where}: the OpenAPI document has it as JSON Schema, tagged with its id.`
}

async function exampleText(example: CheckedExample): Promise<string> {
  const { rejected, corrected, isHttp, severity, violations, response } = example
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'Content-Type')
  const withHeaders = headers.map(([name, value]) => ` with \`${name}: ${value}\``).join('')
  return [
    `## ${headings[severity]}`,
    ...(isHttp ? ['The input of `checkHttp`:'] : []),
    fenced('yaml', rejected),
    ...(severity === 'off' ? ['The rule is off by default. When enabled, it reports:'] : []),
    violations
      .map(
        ({ target, message }) => `- ${target === '' ? 'whole request' : code(target)}: ${message}`,
      )
      .join('\n'),
    await playgroundLink(rejected),
    '## Corrected request',
    correctedBlock(example),
    await playgroundLink(corrected),
    '## Response',
    `${severity === 'error' ? 'Status' : 'With severity `error`: status'} ${response.status}${withHeaders}:`,
    fenced('json', JSON.stringify(response.body, null, 2)),
  ].join('\n\n')
}

const playgroundLink = async (text: string): Promise<string> =>
  `[Open in the playground](/playground/index.md#${await encodeFragment({ text })})`

const headings = {
  error: 'Rejected request',
  warn: 'Request with a warning',
  off: 'Reported request',
}

/** Longer requests are shown by their changed lines only. */
const maxLines = 16

function correctedBlock({ rejected, corrected }: CheckedExample): string {
  if (corrected.split('\n').length <= maxLines) return fenced('yaml', corrected)
  const lines = changedLines(rejected, corrected, { colors: noColors, width: 0 })
  return fenced('diff', lines.map((line) => line.slice(2)).join('\n'))
}

const otherSeverity = ([entry]: readonly RuleDescription[]): string =>
  ({ error: 'warn', warn: 'error', off: 'warn' })[entry?.severity ?? 'off']
