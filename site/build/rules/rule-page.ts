import { diffLines } from 'diff'
import { publishing } from '../../../generated/tables.js'
import {
  type CheckedExample,
  checkedExample,
} from '../../../src/cli/commands/rules/checked-example.js'
import { ruleReasons } from '../../../src/cli/commands/rules/rule-reasons.js'
import { groupBy } from '../../../src/conformance/grouping.js'
import type { RuleDescription } from '../../../src/core/descriptions.js'
import { createContract, type OperationName, type RuleId } from '../../../src/core/index.js'
import { capital, codes, fenced, sentence, table } from '../../../tools/docs/markdown.js'
import { mainSummary, rules, severitiesOf } from '../../../tools/docs/rule-cells.js'
import { encodeFragment } from '../../playground/fragment.js'

/** Returns the page of a rule as Markdown; links are relative to `rules/<group>/`. */
export async function rulePage(id: RuleId): Promise<string> {
  const entries = rules.get(id) ?? []
  const example = checkedExample(id)
  if (example === undefined) throw new Error(`${id} has no example`)
  return [
    `# ${id}`,
    mainSummary(entries).text,
    ruleReasons[id],
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
    ...(mainSummary(entries).isOnly
      ? []
      : ['The requirement differs:', byOperations(entries, ({ summary }) => sentence(summary))]),
    'Set its severity to `error`, `warn` or `off`:',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { '${id}': '${otherSeverity(entries)}' } })`,
    ),
    remarks(entries).join('\n'),
    '## Source',
    byOperations(entries, sourceOf),
  ].join('\n\n')
}

const families = groupBy(
  Object.entries(createContract().operations) as [OperationName, { family: string }][],
  ([, { family }]) => family,
)

/** Returns names of operations, and one name for all operations of a family. */
function operationsText(operations: readonly OperationName[]): string {
  const whole = [...families].filter(([, those]) =>
    those.every(([name]) => operations.includes(name)),
  )
  const named = whole.flatMap(([, those]) => those.map(([name]) => name))
  const others = operations.filter((name) => !named.includes(name))
  const all = whole.map(([family]) => `all ${family.replace(/s$/, '')} operations`)
  return [...all, ...(others.length > 0 ? [codes(others)] : [])].join(', ')
}

/** Returns status and code of an entry, and those for a draft that is validated or published. */
function answersOf({ id, operations, answer }: RuleDescription): string {
  const own = `${answer.status} ${answer.code}`
  const group = id.split('/')[0] ?? ''
  if (!(publishing.groups as readonly string[]).includes(group)) return own
  const ofDraft = `${publishing.status} ${publishing.code}`
  if (operations.every((operation) => operation === 'validateCampaign')) return ofDraft
  if (operations.includes('validateCampaign'))
    return `${own}; ${ofDraft} in a draft that is validated or published`
  return operations.includes('updateCampaign')
    ? `${own}; ${ofDraft} in a draft that is published`
    : own
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
  const stated = `“${source}” in the API description.`
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
    lines.push(`- It reports nothing while ${others.map(linkFromRule).join(', ')} does.`)
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
  return `- It is portable${where}: the OpenAPI document contains it as JSON Schema, tagged with its id.`
}

/** Returns a path as code that breaks between its keys. */
const path = (target: string): string => `<code>${target.split('.').join('.<wbr>')}</code>`

async function exampleText(example: CheckedExample): Promise<string> {
  const { rejected, corrected, isHttp, severity, violations, response } = example
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'Content-Type')
  const withHeaders = headers.map(([name, value]) => ` with \`${name}: ${value}\``).join('')
  const { removed, added } = changesIn(example)
  const reasons = violations.map(
    ({ target, message }) => `- ${target === '' ? 'whole request' : path(target)}: ${message}`,
  )
  return [
    `## ${headings[severity]}`,
    ...(severity === 'off' ? ['The rule is off by default. When enabled, it reports:'] : []),
    reasons.join('\n'),
    ...(isHttp ? ['The input of `checkHttp`:'] : []),
    removed.length > 0
      ? fenced(`yaml remove ${removed}`, rejected)
      : fenced(`yaml error ${violations.map(({ line }) => line)}`, rejected),
    await playgroundLink(rejected),
    '## Corrected request',
    fenced(`yaml add ${added}`, corrected),
    await playgroundLink(corrected),
    '## Response',
    `${severity === 'error' ? 'Status' : 'With severity `error`: status'} ${response.status}${withHeaders}:`,
    fenced('json', JSON.stringify(response.body, null, 2)),
  ].join('\n\n')
}

/** Returns the numbers of the lines that the correction removes from the one request and adds to the other. */
function changesIn({ rejected, corrected }: CheckedExample) {
  const removed: number[] = []
  const added: number[] = []
  let before = 0
  let after = 0
  for (const part of diffLines(rejected, corrected)) {
    for (let count = 0; count < part.count; count++) {
      if (!part.added) before += 1
      if (!part.removed) after += 1
      if (part.removed) removed.push(before)
      if (part.added) added.push(after)
    }
  }
  return { removed, added }
}

const playgroundLink = async (text: string): Promise<string> =>
  `[Open in the playground](/playground/index.md#${await encodeFragment({ text })})`

const headings = {
  error: 'Rejected request',
  warn: 'Request with a warning',
  off: 'Reported request',
}

const otherSeverity = ([entry]: readonly RuleDescription[]): string =>
  ({ error: 'warn', warn: 'error', off: 'warn' })[entry?.severity ?? 'off']
