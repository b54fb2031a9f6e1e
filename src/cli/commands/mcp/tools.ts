import {
  aboutPart,
  type Kinds,
  kind,
  members,
  object,
  problemsOf,
  string,
} from '../../../core/base/kinds.js'
import type { Contract } from '../../../core/index.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { describedRules } from '../../formats/finding-rules.js'
import { UsageError } from '../../host/usage-error.js'
import { ruleJson } from '../rules/explain-rule.js'
import { filterRules } from '../rules/filter-rules.js'
import { describeOperation, listOperations } from './describe.js'
import { checkRequest, fixRequest, type RequestArguments } from './requests.js'

interface Tool {
  name: string
  description: string
  inputSchema: { type: 'object' } & Record<string, unknown>
  annotations: object
  call(args: object): object
}

/** Returns the tools for a contract. None has an effect. Each throws a UsageError for invalid arguments. */
export function toolsFor(settings: CheckSettings): Tool[] {
  const { contract } = settings
  const described = (kinds: Kinds[string], description: string) => ({ ...kinds, description })
  const names = Object.keys(contract.operations)
  const operation = described(
    { ...string, schema: { type: 'string', enum: names } },
    'Operation name; list_operations has them.',
  )
  const body = described(
    // Any value has a verdict, but some agents write an object without a type as text.
    kind(() => true, 'JSON', { type: 'object' }),
    'The request body as JSON.',
  )
  const request = {
    operation,
    body,
    params: described(object, 'Path parameters. Without them, their rules are skipped.'),
    query: described(object, 'Query parameters.'),
    headers: described(object, 'Headers. Without them, their rules are skipped.'),
    facts: described(
      object,
      'What only the server knows, such as now, campaign, offering and workspace.',
    ),
  }
  return [
    tool<RequestArguments>(
      'check_request',
      'Validate a request. Returns its violations with messages; many have a `correction`, a JSON Patch of your arguments that removes the violation.',
      request,
      ['operation'],
      (args) => checkRequest(args, settings),
    ),
    tool<RequestArguments>(
      'fix_request',
      'Apply all safe fixes to a request body: misspelled names and values for which the contract leaves one choice. Returns the body and the violations that remain.',
      request,
      ['operation', 'body'],
      (args) => fixRequest(args, settings),
    ),
    tool<{ rule: string }>(
      'explain_rule',
      'Explain a rule: what it requires and why, with a rejected and a corrected request. A group such as geofence/* lists its rules.',
      { rule: described(string, 'Rule id or group, such as geofence/dwell-time-required.') },
      ['rule'],
      ({ rule }) => explainRule(rule, contract),
    ),
    tool<{ operation: string; path?: string; body?: unknown }>(
      'describe_operation',
      'Describe an operation: parameters, and the fields, values and rules of its body, one level at a time.',
      {
        operation,
        path: described(
          string,
          'JSON Pointer of an object of the body to describe. Default: the body itself.',
        ),
        body: described(body, 'A body, to describe only what applies to it, such as its channel.'),
      },
      ['operation'],
      (args) => describeOperation(args, contract),
    ),
    tool('list_operations', 'List the operations with methods and paths.', {}, [], () =>
      listOperations(contract),
    ),
  ]
}

function tool<Arguments extends object>(
  name: string,
  description: string,
  kinds: Kinds,
  required: readonly string[],
  call: (args: Arguments) => object,
): Tool {
  const properties = Object.entries(kinds).map(([argument, { schema, description }]) => [
    argument,
    { ...schema, description },
  ])
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required,
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
    call(args) {
      for (const problem of problemsOf(members(kinds, required), args)) {
        throw new UsageError(aboutPart(name, problem))
      }
      return call(args as Arguments)
    },
  }
}

function explainRule(wanted: string, contract: Contract): object {
  const rules = filterRules(describedRules(contract), { wanted }, contract)
  if (rules.every(({ id }) => id === wanted)) return ruleJson(rules)
  return { rules: rules.map(({ id, summary, operations }) => ({ id, summary, operations })) }
}
