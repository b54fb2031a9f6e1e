import type { ContractOptions } from '../../core/index.js'

type Rules = NonNullable<ContractOptions['rules']>

/** Options of the contract on top of others: the last word on each option, and on each rule. */
export const mergeContract = (...layers: readonly ContractOptions[]): ContractOptions => ({
  ...Object.assign({}, ...layers),
  rules: layers.reduce<Rules>((merged, { rules = {} }) => mergeRules(merged, rules), {}),
})

/** A group has the last word on what was said before of the rules in it. */
function mergeRules(before: Rules, after: Rules): Rules {
  const groups = Object.keys(after).filter((name) => name.endsWith('/*'))
  const isReplaced = (id: string) => groups.some((group) => id.startsWith(group.slice(0, -1)))
  const kept = Object.entries(before).filter(([id]) => !isReplaced(id))
  return { ...Object.fromEntries(kept), ...after }
}
