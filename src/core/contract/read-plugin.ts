import { operationTraits } from '../../../generated/operation-traits.js'
import { operationTable } from '../../../generated/operations.js'
import { unknownName } from '../base/nearest.js'
import {
  assertMembers,
  isFunction,
  isListOf,
  isObject,
  isOneOf,
  isText,
  type OptionCheck,
} from '../base/option-checks.js'
import { listed, lowerFirst, quoted } from '../base/text.js'
import { codesOf } from './error-codes.js'
import { factNames } from './facts.js'
import type { Plugin, PluginDefinition, PluginRule, ReadPluginRule } from './plugin.js'
import { type RuleEntry, ruleEntry } from './rule-entry.js'
import { reservedGroups } from './rule-groups.js'
import { type AnyRuleId, severities } from './violation.js'

const nameCheck: OptionCheck = [
  (value) => typeof value === 'string' && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value),
  'lower-case letters and digits, with single hyphens',
]

const pluginChecks: { readonly [Name in keyof Required<Plugin>]: OptionCheck } = {
  name: nameCheck,
  rules: isListOf(isObject, 'a list of rules'),
  // A definition may be a copy of a plugin, with other rules; it is read again.
  '~rules': isListOf(isObject, 'what `definePlugin` returned'),
}

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\s"'<>`\\]+$/.test(value)

const ruleChecks: { readonly [Name in keyof Required<PluginRule>]: OptionCheck } = {
  id: isText,
  operations: [
    (value) => Array.isArray(value) && value.length > 0,
    'a list of at least one operation',
  ],
  severity: isOneOf(...severities),
  status: [(value) => typeof value === 'number', 'a number'],
  code: isText,
  summary: isText,
  docs: [isUrl, 'a URL that starts with `https://` or `http://`'],
  facts: isListOf([(value) => typeof value === 'string', ''], 'a list of names of facts'),
  check: isFunction,
}

/** Returns the rules of a plugin. Throws a TypeError on an invalid one. */
export function readPlugin(plugin: PluginDefinition): readonly ReadPluginRule[] {
  assertMembers(plugin, pluginChecks, {
    notObject: 'A plugin must be an object with `name` and `rules`.',
    unknown: (name, known) => unknownName('member of a plugin', name, known).message,
    invalid: (name, expected) => `${quoted(name)} of a plugin must be ${expected}.`,
  })
  const { name, rules } = plugin
  const missing = (['name', 'rules'] as const).find((member) => plugin[member] === undefined)
  if (missing !== undefined) throw new TypeError(`A plugin needs ${quoted(missing)}.`)
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

const required = ['id', 'operations', 'summary', 'check'] as const

function readRule(rule: PluginRule, plugin: string): ReadPluginRule {
  const which =
    typeof rule.id === 'string' ? `Rule ${quoted(rule.id)}` : `A rule of ${quoted(plugin)}`
  const wrong = (problem: string) => new TypeError(`${which}: ${problem}`)
  assertMembers(rule, ruleChecks, {
    notObject: `${which} must be an object.`,
    unknown: (name, known) => wrong(lowerFirst(unknownName('member', name, known).message)).message,
    invalid: (name, expected) => wrong(`${quoted(name)} must be ${expected}.`).message,
  })
  const missing = required.find((member) => rule[member] === undefined)
  if (missing !== undefined) throw wrong(`${quoted(missing)} is required.`)
  const [prefix, name, ...rest] = rule.id.split('/')
  if (prefix !== plugin || rest.length > 0 || !nameCheck[0](name)) {
    throw wrong(`the id must be ${quoted(`${plugin}/<name>`)}; the name ${nameCheck[1]}.`)
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
    if (!Object.hasOwn(operationTraits, operation)) {
      const known = Object.keys(operationTraits)
      throw wrong(lowerFirst(unknownName('operation', String(operation), known).message))
    }
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
