import { printableJson } from '../../../core/base/printable.js'
import { createContract } from '../../../core/index.js'
import { type DescribedRule, describedRules } from '../../formats/described-rules.js'
import { type RulesOutput, schemaVersion } from '../../formats/json-output.js'
import { rulePage } from '../../formats/sarif-rule.js'
import { type Colors, terminalColors } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { didYouMean } from '../../host/nearest-name.js'
import { packageFacts } from '../../host/package-facts.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'

/** Runs `rules`: lists all rules or a group, or explains one rule; returns the exit code. */
export function rulesCommand(
  wanted: string | undefined,
  { format }: { format: 'pretty' | 'json' },
  host: Host,
): number {
  const all = describedRules(createContract())
  const chosen = choose(all, wanted)
  const isOne = all.some(({ id }) => id === wanted)
  const colors = terminalColors(host)
  const pretty = () => (isOne ? chosen.map((rule) => explain(rule, colors)) : list(chosen, colors))
  const json = () => printableJson({ schemaVersion, rules: chosen } satisfies RulesOutput)
  const text = format === 'json' ? json() : pretty().join('\n')
  host.stdout.write(`${text}\n`)
  return exitCodes.ok
}

function choose(
  rules: readonly DescribedRule[],
  wanted: string | undefined,
): readonly DescribedRule[] {
  if (wanted === undefined) return rules
  const group = `${wanted.replace(/\/?\*?$/, '')}/`
  const chosen = rules.filter(({ id }) => id === wanted || id.startsWith(group))
  if (chosen.length > 0) return chosen
  const groups = rules.map(({ id }) => id.replace(/\/.*/, ''))
  const known = new Set([
    ...rules.map(({ id }) => id),
    ...groups.flatMap((name) => [name, `${name}/*`]),
  ])
  throw new UsageError(`Unknown rule \`${wanted}\`.${didYouMean(wanted, [...known])}`)
}

/** Lists one rule per line, for grep: id, severity, response, summary. */
function list(rules: readonly DescribedRule[], colors: Colors): string[] {
  const width = Math.max(...rules.map(({ id }) => id.length))
  const answers = Math.max(...rules.map((rule) => answerOf(rule).length))
  return rules.map((rule) => {
    const { id, severity, summary } = rule
    const columns = [colors.bold(id.padEnd(width)), severityOf(severity, colors)]
    return [...columns, answerOf(rule).padEnd(answers), summary].join('  ')
  })
}

function explain(rule: DescribedRule, colors: Colors): string {
  const byChannel = Object.entries(rule.severityByChannel ?? {})
  const severities = byChannel.map(([channel, severity]) => `${severity} for ${channel}`)
  const facts = rule.facts.map((name) => `facts.${name}`)
  const page = rulePage(rule.id, packageFacts().files)
  const rows: [name: string, text: string][] = [
    ['operations', listed(rule.operations)],
    ['severity', listed([rule.severity, ...severities])],
    ['answer', answerOf(rule)],
    ['section', rule.source],
    ['facts', listed(facts) || 'none needed'],
    ['silent if', listed(rule.silentIf) || 'never'],
    ['portable', rule.portable ? 'yes, also in the JSON Schema' : 'no, only in code'],
    ...(rule.assumed === undefined ? [] : [['assumed', rule.assumed] as [string, string]]),
    ...(page === undefined ? [] : [['page', page] as [string, string]]),
  ]
  const lines = rows.map(([name, text]) => `  ${colors.dim(name.padEnd(10))}  ${text}`)
  return [colors.bold(rule.id), `  ${rule.summary}`, '', ...lines, ''].join('\n')
}

const listed = (names: readonly string[]): string => names.join(', ')

const answerOf = ({ answer }: DescribedRule): string => `${answer.status} ${answer.code}`

const severityOf = (severity: string, colors: Colors): string =>
  severity === 'error' ? colors.red('error') : colors.yellow(severity.padEnd(5))
