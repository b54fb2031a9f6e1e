import { operationNames, operationTable } from '../../../generated/operations.js'
import {
  assertKind,
  callback,
  type KindsOf,
  kind,
  listOf,
  members,
  object,
  oneOf,
  string,
  text,
} from '../base/kinds.js'
import { unknownName } from '../base/nearest.js'
import { listed, lowerFirst, quoted } from '../base/text.js'
import { codesOf } from './error-codes.js'
import { factNames } from './facts.js'
import type { Plugin, PluginDefinition, PluginRule, ReadPluginRule } from './plugin.js'
import { type RuleEntry, ruleEntry } from './rule-entry.js'
import { reservedGroups } from './rule-groups.js'
import { type AnyRuleId, severities } from './violation.js'

const pluginName = kind(
  (value) => typeof value === 'string' && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value),
  'lower-case letters and digits, with single hyphens',
)

const pluginMembers: KindsOf<Plugin> = {
  name: pluginName,
  rules: listOf(object, 'a list of rules'),
  // A definition may be a copy of a plugin, with other rules; it is read again.
  '~plugin': object,
}

const pluginKind = members(pluginMembers, ['name', 'rules'], 'an object with `name` and `rules`')

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\s"'<>`\\]+$/.test(value)

const ruleMembers: KindsOf<PluginRule> = {
  id: text,
  operations: kind(
    (value) => Array.isArray(value) && value.length > 0,
    'a list of at least one operation',
  ),
  severity: oneOf(...severities),
  status: kind((value) => typeof value === 'number', 'a number'),
  code: text,
  summary: text,
  docs: kind(isUrl, 'a URL that starts with `https://` or `http://`'),
  facts: listOf(string, 'a list of names of facts'),
  check: callback,
}

/** Returns the rules of a plugin. Throws a TypeError on an invalid one. */
export function readPlugin(plugin: PluginDefinition): readonly ReadPluginRule[] {
  assertKind('A plugin', pluginKind, plugin)
  const { name, rules } = plugin
  if (reservedGroups.includes(name)) {
    throw new TypeError(`Ids of the contract start with ${quoted(`${name}/`)}. Rename the plugin.`)
  }
  const seen = new Set<string>()
  return rules.map((rule) => {
    const read = readRule(rule, name)
    if (seen.has(rule.id)) throw new TypeError(`Two rules have the id ${quoted(rule.id)}.`)
    seen.add(rule.id)
    return read
  })
}

const ruleKind = members(ruleMembers, ['id', 'operations', 'summary', 'check'])

function readRule(rule: PluginRule, plugin: string): ReadPluginRule {
  const which =
    typeof rule.id === 'string' ? `Rule ${quoted(rule.id)}` : `A rule of ${quoted(plugin)}`
  const wrong = (problem: string) => new TypeError(`${which}: ${problem}`)
  assertKind(which, ruleKind, rule)
  const [prefix, name, ...rest] = rule.id.split('/')
  if (prefix !== plugin || rest.length > 0 || !pluginName.isValid(name)) {
    throw wrong(`the id must be ${quoted(`${plugin}/<name>`)}; the name ${pluginName.expected}.`)
  }
  assertOperations(rule, wrong)
  assertFactNames(rule, plugin, wrong)
  const { status, code } = answerOf(rule, wrong)
  assertSynchronous(rule, wrong)
  const id: AnyRuleId = rule.id
  const { severity = 'error', operations, summary, facts = [], docs } = rule
  const source = docs ?? `Plugin ${plugin}`
  return {
    entry: Object.freeze({
      ...ruleEntry(id, status, code, source, { severity, facts: [...facts] }),
      id,
      operations: [...operations],
      summary,
      portable: false,
      plugin,
      ...(docs !== undefined && { docs }),
    }),
    check: rule.check,
    rule,
  }
}

type Wrong = (problem: string) => TypeError

function assertOperations({ operations }: PluginRule, wrong: Wrong): void {
  for (const operation of operations) {
    if (operationNames.includes(operation)) continue
    throw wrong(lowerFirst(unknownName('operation', String(operation), operationNames).message))
  }
}

function assertFactNames({ facts = [] }: PluginRule, plugin: string, wrong: Wrong): void {
  const known = [...factNames, `plugins.${plugin}`]
  const unknown = facts.find((fact) => !known.includes(fact))
  if (unknown !== undefined) throw wrong(lowerFirst(unknownName('fact', unknown, known).message))
}

/** Statuses that a rule about a request may have; the others need headers or precede the body. */
const statusesOfPlugins = ['400', '403', '404', '409', '422']

/** Returns the error response of a rule. Throws if one of its operations does not document it. */
function answerOf(
  { operations, status = 400, code = 'VALIDATION_FAILED' }: PluginRule,
  wrong: Wrong,
): RuleEntry['answer'] {
  for (const operation of operations) {
    const { statuses } = operationTable[operation]
    const allowed = statusesOfPlugins.filter((each) => statuses.some((known) => known === each))
    if (!allowed.includes(String(status))) {
      throw wrong(`\`status\` must be ${listed(allowed)} for ${quoted(operation)}.`)
    }
    const codes = codesOf(operation, status)
    if (!codes.includes(code)) {
      throw wrong(`\`code\` must be ${listed(codes)} for ${quoted(operation)} and ${status}.`)
    }
  }
  return { status, code }
}

function assertSynchronous({ check }: PluginRule, wrong: Wrong): void {
  const kind = Object.prototype.toString.call(check)
  if (kind === '[object Function]') return
  throw wrong(
    '`check` must be synchronous, because verdicts are. Look up what it needs before the check, and' +
      ' pass it as a fact.',
  )
}
