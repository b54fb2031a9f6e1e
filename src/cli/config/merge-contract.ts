import type { ContractOptions } from '../../core/index.js'

type Rules = NonNullable<ContractOptions['rules']>

/**
 * Merges contract options; later layers override earlier ones, per option and per rule. Exceptions of
 * later layers are added.
 */
export const mergeContract = (...layers: readonly ContractOptions[]): ContractOptions => ({
  ...Object.assign({}, ...layers),
  ...mergeExceptions(layers),
  rules: layers.reduce<Rules>((merged, { rules = {} }) => mergeRules(merged, rules), {}),
})

function mergeExceptions(layers: readonly ContractOptions[]): Pick<ContractOptions, 'exceptions'> {
  const exceptions = layers.flatMap((layer) => layer.exceptions ?? [])
  return exceptions.length === 0 ? {} : { exceptions }
}

/** Merges rules; a group overrides earlier settings of its rules. */
function mergeRules(before: Rules, after: Rules): Rules {
  const groups = Object.keys(after).filter((name) => name.endsWith('/*'))
  const isReplaced = (id: string) => groups.some((group) => id.startsWith(group.slice(0, -1)))
  const kept = Object.entries(before).filter(([id]) => !isReplaced(id))
  return { ...Object.fromEntries(kept), ...after }
}
