import { ruleTargets } from '../../../../generated/rule-targets.js'
import { plural } from '../../../conformance/reports/wording.js'
import { didYouMean, sameKind } from '../../../core/base/nearest.js'
import type { Contract } from '../../../core/index.js'
import { assertOperation } from '../../checking/check-document.js'
import { type DescribedRule, otherChecks } from '../../formats/finding-rules.js'
import { UsageError } from '../../host/usage-error.js'

/** What `rules` is asked for; all of it must apply. */
export interface RuleFilter {
  /** A rule id or a group. */
  wanted?: string | undefined
  operation?: string
  search?: string
}

type Rules = readonly DescribedRule[]

/** Returns the rules that match. Throws a UsageError with a suggestion when none does. */
export function filterRules(
  rules: Rules,
  { wanted, operation, search }: RuleFilter,
  contract: Contract,
): Rules {
  if (operation !== undefined) assertOperation(operation, Object.keys(contract.operations))
  const named = wanted === undefined ? rules : rulesOf(wanted, rules, contract)
  const ofOperation = named.filter(
    (rule) => operation === undefined || rule.operations.some((name) => name === operation),
  )
  if (ofOperation.length === 0) {
    throw new UsageError(
      `\`${wanted}\` does not apply to \`${operation}\`. It applies to ${listed(operationsOf(named))}.`,
    )
  }
  return search === undefined ? ofOperation : found(search, ofOperation, rules)
}

function rulesOf(wanted: string, rules: Rules, contract: Contract): Rules {
  const group = `${wanted.replace(/\/?\*?$/, '')}/`
  const chosen = rules.filter(({ id }) => id === wanted || id.startsWith(group))
  if (chosen.length > 0) return chosen
  const check = otherChecks(contract).find(({ id }) => id === wanted)
  if (check !== undefined) {
    const isOfFiles = wanted.startsWith('input/')
    const kind = isOfFiles ? 'files' : 'responses'
    const source = isOfFiles ? '' : ` Defined in: ${check.source}.`
    throw new UsageError(
      `\`${wanted}\` is a check of ${kind}, not a rule of requests: ${check.summary}${source}`,
    )
  }
  const groups = rules.map(({ id }) => id.replace(/\/.*/, ''))
  const known = new Set([
    ...rules.map(({ id }) => id),
    ...groups.flatMap((name) => [name, `${name}/*`]),
  ])
  const whole = rules.find(({ id }) => id.endsWith(`/${wanted}`))
  const meant = whole
    ? ` Did you mean \`${whole.id}\`?`
    : didYouMean(wanted, sameKind(wanted, [...known]))
  const hint = meant || ` To search for a word, run \`campaign-contract rules --search ${wanted}\`.`
  throw new UsageError(`Unknown rule \`${wanted}\`.${hint}`)
}

/** Returns the rules that contain all words; looks into all rules for a suggestion. */
function found(search: string, rules: Rules, all: Rules): Rules {
  const textOf = ({ id, summary, source, answer }: DescribedRule) =>
    [id, summary, source, answer.status, answer.code, ...(ruleTargets[id] ?? [])]
      .join('\n')
      .toLowerCase()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = (some: Rules) =>
    some.filter((rule) => {
      const text = textOf(rule)
      return words.every((word) => text.includes(word))
    })
  const chosen = matching(rules)
  if (chosen.length > 0) return chosen
  const elsewhere = new Set(matching(all).map(({ id }) => id)).size
  const known = all.map(textOf).join('\n')
  const unknown = words.find((word) => !known.includes(word)) ?? ''
  const hint =
    elsewhere > 0
      ? ` Without the other filters, ${plural(elsewhere, 'rule')} would match.`
      : didYouMean(unknown, [...new Set(known.match(/[a-z_]{3,}/g))]) ||
        ' Try fewer or other words, or run `campaign-contract rules` for the list.'
  throw new UsageError(`No rule matches \`${search}\`.${hint}`)
}

const operationsOf = (rules: Rules): string[] => [
  ...new Set(rules.flatMap(({ operations }) => operations)),
]

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
