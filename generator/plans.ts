import type { RuleEntry } from './documents.js'
import { type RegisteredRule, registeredRules } from './registry.js'

/** What a plan is made of: the body's validators and shapes, and the rules in contract order. */
interface Contents {
  /** Every entry of the contract, and the name that it has in `rules.ts`. */
  rules: readonly (RuleEntry & { name: string })[]
  /** Operations with a body. */
  bodies: readonly string[]
  /** The rule that judges whole drafts, and the operation whose body a draft is. */
  publishing: { rule: string; draftOf: string }
  /** Operations that demand an idempotency key. */
  idempotent: readonly string[]
}

/**
 * The plan of each operation as a module of its own, which imports what that operation needs and
 * nothing else, so that a bundle with one operation holds the rules of that one alone.
 */
export function planModules(
  operations: readonly string[],
  { rules, bodies, publishing, idempotent }: Contents,
): Map<string, string> {
  const registered = registeredRules()
  return new Map(
    operations.map((operation) => {
      const entries = rules.filter((rule) => rule.operations.includes(operation))
      const decided = entries.map(({ id }) =>
        id === 'structure' ? undefined : ruleOf(registered, id),
      )
      const isIdempotent = idempotent.includes(operation)
      const modules = [
        ...new Set([
          ...decided.flatMap((rule) => (rule ? [rule.module] : [])),
          ...(isIdempotent ? ['protocol.js'] : []),
        ]),
      ].sort()
      const judgesDraft = entries.some(({ id }) => id === publishing.rule)
      const lines = [
        ...(bodies.includes(operation) ? [`  body: bodies.${operation},`] : []),
        ...(judgesDraft ? [`  draft: bodies.${publishing.draftOf},`] : []),
        ...(isIdempotent ? ['  idempotency: protocol.idempotencyDecision,'] : []),
      ]
      const steps = entries.map(({ name }, index) => stepOf(name, decided[index]))
      const code = `import type { OperationPlan } from '../../src/engine/operation-plan.js'
${modules.map((module) => `import * as ${namespaceOf(module)} from '../../src/rules/${module}'\n`).join('')}import * as triggers from '../../src/rules/triggers.js'
${lines.some((line) => line.includes('bodies.')) ? "import * as bodies from '../bodies.js'\n" : ''}import * as rules from '../rules.js'

export const ${operation}: OperationPlan<'${operation}'> = {
  operation: '${operation}',
${lines.map((line) => `${line}\n`).join('')}  steps: [
${steps.map((step) => `    ${step},`).join('\n')}
  ],
}`
      return [operation, code]
    }),
  )
}

function ruleOf(
  registered: ReadonlyMap<string, RegisteredRule | undefined>,
  id: string,
): RegisteredRule | undefined {
  if (!registered.has(id)) throw new Error(`${id} has no function in src/rules/registry.ts yet`)
  return registered.get(id)
}

const stepOf = (entry: string, rule: RegisteredRule | undefined): string =>
  rule === undefined
    ? `[rules.${entry}]`
    : `[rules.${entry}, triggers.${rule.trigger}, ${namespaceOf(rule.module)}.${rule.name}]`

/** `push-content.js` as a name: pushContent. */
const namespaceOf = (module: string): string =>
  module.replace('.js', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
