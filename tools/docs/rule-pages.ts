import { createContract, type RuleDescription, type RuleId } from '../../src/core/index.js'
import { type Example, exampleOf } from './examples.js'
import { groupBy } from './group-by.js'
import { capital, code, codes, fenced, page, sentence, table } from './markdown.js'
import { answersOf, operationsText, severitiesOf } from './rule-cells.js'

/** Every rule with its entries, one for each set of operations, in contract order. */
export const rules: ReadonlyMap<RuleId, readonly RuleDescription[]> = groupBy(
  createContract().rules,
  ({ id }) => id,
)

/** `docs/rules/<group>/<name>.md` for every rule, by the path within `docs/`. */
export const rulePages = (): [path: string, text: string][] =>
  [...rules].map(([id, entries]) => [`rules/${id}.md`, rulePage(id, entries)])

function rulePage(id: RuleId, entries: readonly RuleDescription[]): string {
  return page(
    `# ${id}`,
    bySaying(entries, ({ summary }) => sentence(summary)),
    '## Why',
    bySaying(entries, why),
    '## Where it holds',
    table(
      ['operations', 'severity', 'answer as an error', 'facts'],
      entries.map((entry) => [
        operationsText(entry.operations),
        severitiesOf(entry),
        answersOf(entry),
        codes(entry.facts) || 'none',
      ]),
    ),
    remarks(entries).join('\n'),
    '## A request that breaks it',
    example(exampleOf(id)),
    '## Its severity',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { '${id}': '${other(entries)}' } })`,
    ),
    'It can be `error`, `warn` or `off`.',
  )
}

/** What the entries say: once where they say the same, else by their operations. */
function bySaying(
  entries: readonly RuleDescription[],
  say: (entry: RuleDescription) => string,
): string {
  const sayings = [...groupBy(entries, say)]
  if (sayings.length === 1) return sayings[0]?.[0] ?? ''
  return sayings
    .map(
      ([text, those]) =>
        `- ${capital(operationsText(those.flatMap(({ operations }) => operations)))}: ${text}`,
    )
    .join('\n')
}

function why({ source, assumed, isAnswerAssumed }: RuleDescription): string {
  const stated = `It belongs to “${source}” in the API description.`
  if (assumed === undefined) return stated
  return `${stated} Decided${isAnswerAssumed ? ', of the answer only' : ''}: ${assumed}`
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
      ? [
          '- Without its [facts](../../facts.md) it is listed in `unchecked` where a request could break it.',
        ]
      : []),
    ...(silentIf.length > 0
      ? [
          `- It is silent while ${silentIf.map((other) => `[${other}](../${other}.md)`).join(', ')} says it already.`,
        ]
      : []),
    portable.length === 0
      ? '- It is not portable: only the library evaluates it.'
      : `- It is portable${where}: it stands as JSON Schema in the OpenAPI document, tagged \`x-rule\`.`,
    ...(entries.some((entry) => entry.stage !== 'body')
      ? ['- It applies even where a request repeats one that has been answered.']
      : []),
  ]
}

function example({ yaml, isHttp, severity, found, response }: Example): string {
  const kind = isHttp
    ? 'As HTTP carries it, for `checkHttp`:'
    : 'A request document, cut down to what matters here:'
  const findings = found
    .map(({ target, message }) => `- ${target === '' ? 'as a whole' : code(target)}: ${message}`)
    .join('\n')
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'Content-Type')
  const withHeaders = headers.map(([name, value]) => ` and \`${name}: ${value}\``).join('')
  return [
    kind,
    fenced('yaml', yaml),
    outcome[severity],
    findings,
    `${severity === 'error' ? 'The answer' : 'As an `error`, the rule has it answered'} with status ${response.status}${withHeaders}:`,
    fenced('json', JSON.stringify(response.body, null, 2)),
  ].join('\n\n')
}

const outcome = {
  error: 'It is rejected:',
  warn: 'It is accepted, with a warning:',
  off: 'The rule is off by default. Switched on, it finds:',
}

const other = ([entry]: readonly RuleDescription[]): string =>
  ({ error: 'warn', warn: 'error', off: 'warn' })[entry?.severity ?? 'off']
