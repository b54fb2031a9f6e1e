import { responseCheckIds } from '../../../generated/response-checks.js'
import { assertOptions, invalidOption, type KindsOf } from '../base/kinds.js'
import { listed } from '../base/text.js'
import { assertOperation } from './assert-operation.js'
import { textCeilings } from './ceilings.js'
import { contractKinds } from './option-kinds.js'
import type { ContractOptions } from './options.js'
import { rulesByOperation, rulesOfPlugins } from './plugin.js'
import { readExceptions } from './read-exceptions.js'
import { contractRuleIds, idsNamed } from './rule-groups.js'
import { serviceNames } from './service-names.js'
import { defaultSettings, type Settings } from './settings.js'
import { type AnyRuleId, type Severity, severities } from './violation.js'
import { assertWorkspace } from './workspace.js'
import { knownWorkspace, onlyGiven, withWorkspace } from './workspace-facts.js'

/** Validates the options and fills in the defaults. Throws a TypeError on an invalid option. */
export function readOptions(options: ContractOptions<string>): Settings {
  assertOptions(options, contractKinds satisfies KindsOf<ContractOptions>)
  const {
    serviceName = 'SVC',
    optimizedDistribution = 'OPTIMIZED',
    rules = {},
    plugins = [],
    exceptions = [],
    workspace,
    ...others
  } = onlyGiven(options)
  for (const operation of Object.keys(others.limits ?? {})) {
    assertOperation(operation, ' in option `limits`')
  }
  const pluginRules = rulesOfPlugins(plugins)
  const pluginIds = pluginRules.map(({ entry }) => entry.id)
  const severities = readSeverities(rules, pluginIds)
  const settings: Settings = {
    ...defaultSettings,
    ...others,
    names: serviceNames(serviceName, optimizedDistribution),
    severities,
    pluginRules,
    pluginRulesOf: rulesByOperation(plugins, severities),
  }
  settings.ceilings = textCeilings(settings.maxResponseBytes)
  if (exceptions.length > 0) {
    const ids = [...contractRuleIds, ...pluginIds, ...responseCheckIds]
    settings.exceptionsOf = readExceptions(exceptions, ids, settings.clock)
  }
  if (workspace !== undefined) {
    assertWorkspace(workspace)
    const known = knownWorkspace(workspace)
    settings.withWorkspace = (facts, request) => withWorkspace(facts, known, request)
  }
  return settings
}

function readSeverities(
  wanted: Record<string, unknown>,
  ofPlugins: readonly AnyRuleId[],
): Map<AnyRuleId, Severity> {
  const ruleIds: readonly string[] = [...contractRuleIds, ...ofPlugins]
  const resolved = new Map<AnyRuleId, Severity>()
  const entries = Object.entries(wanted).filter(([, severity]) => severity !== undefined)
  // Groups first, so that a rule's own entry overrides its group.
  for (const [name, severity] of entries.sort(([a], [b]) => rank(a) - rank(b))) {
    if (name === 'structure') {
      throw new TypeError('Option `rules` cannot change `structure`: the schemas always apply.')
    }
    const ids = idsNamed(name, ruleIds, '`rules`')
    if (!severities.includes(severity as Severity)) {
      throw invalidOption(`rules[${name}]`, listed(severities))
    }
    for (const id of ids) resolved.set(id as AnyRuleId, severity as Severity)
  }
  return resolved
}

const rank = (name: string): number => (name.endsWith('/*') ? 0 : 1)
