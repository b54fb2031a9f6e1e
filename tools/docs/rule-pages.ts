import { createPatch } from 'diff'
import { groupBy } from '../../src/conformance/grouping.js'
import { createContract, type RuleDescription, type RuleId } from '../../src/core/index.js'
import { type Example, exampleOf } from './examples.js'
import { capital, code, codes, fenced, page, sentence, table } from './markdown.js'
import { reasonOf } from './reasons.js'
import { answersOf, operationsText, severitiesOf } from './rule-cells.js'

/** Every rule with its entries, one for each set of operations, in contract order. */
export const rules: ReadonlyMap<RuleId, readonly RuleDescription[]> = groupBy(
  createContract().rules,
  ({ id }) => id,
)

/** Returns `docs/rules/<group>/<name>.md` for every rule, by the path within `docs/`. */
export const rulePages = (): [path: string, text: string][] =>
  [...rules].map(([id, entries]) => [`rules/${id}.md`, rulePage(id, entries)])

function rulePage(id: RuleId, entries: readonly RuleDescription[]): string {
  return page(
    `# ${id}`,
    byOperations(entries, ({ summary }) => sentence(summary)),
    '## Why',
    reasonOf(id).why,
    byOperations(entries, sourceOf),
    exampleText(exampleOf(id)),
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
  )
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
  const silentIf = [...new Set(entries.flatMap((entry) => entry.silentIf))]
  const portable = entries.filter((entry) => entry.portable)
  const where =
    portable.length === entries.length
      ? ''
      : ` for ${operationsText(portable.flatMap(({ operations }) => operations))}`
  return [
    ...(entries.some(({ facts }) => facts.length > 0)
      ? ['- Without its [facts](../../facts.md), the rule is skipped and listed in `unchecked`.']
      : []),
    ...(silentIf.length > 0
      ? [
          `- It reports nothing if ${silentIf.map((other) => `[${other}](../${other}.md)`).join(', ')} does.`,
        ]
      : []),
    portable.length === 0
      ? '- It is not portable: only this library evaluates it.'
      : `- It is portable${where}: the OpenAPI document has it as JSON Schema, tagged with its id.`,
    ...(entries.some((entry) => entry.stage !== 'body')
      ? ['- It also applies to a repeated request that already has a stored response.']
      : []),
  ]
}

function exampleText(example: Example): string {
  const { rejected, isHttp, severity, violations, response } = example
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
    '## Corrected request',
    correctedBlock(example),
    '## Response',
    `${severity === 'error' ? 'Status' : 'With severity `error`: status'} ${response.status}${withHeaders}:`,
    fenced('json', JSON.stringify(response.body, null, 2)),
  ].join('\n\n')
}

const headings = {
  error: 'Rejected request',
  warn: 'Request with a warning',
  off: 'Reported request',
}

/** Longer requests are shown by their changed lines only. */
const maxLines = 16

function correctedBlock({ rejected, corrected }: Example): string {
  if (corrected.split('\n').length <= maxLines) return fenced('yaml', corrected)
  const [, , , , ...hunks] = createPatch('', rejected, corrected, '', '', { context: 2 }).split(
    '\n',
  )
  return fenced('diff', hunks.join('\n'))
}

const otherSeverity = ([entry]: readonly RuleDescription[]): string =>
  ({ error: 'warn', warn: 'error', off: 'warn' })[entry?.severity ?? 'off']
