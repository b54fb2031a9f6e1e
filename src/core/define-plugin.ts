import type { OperationName } from '../../generated/operations.js'
import type { Plugin, PluginRule } from './contract/plugin.js'
import { readPlugin } from './contract/read-plugin.js'
import { checkPlugins } from './engine/check-plugins.js'

/**
 * Defines rules beside those of the contract, each typed by its operations. Throws a TypeError on an
 * invalid name, id, operation, fact or error response, and on an asynchronous check.
 *
 * @example
 * const acme = definePlugin({
 *   name: 'acme',
 *   rules: [
 *     {
 *       id: 'acme/offer-prefix',
 *       operations: ['createOffering', 'updateOffering'],
 *       summary: 'Names start with `acme_`.',
 *       check({ body }, { report }) {
 *         if (body.name !== undefined && !body.name.startsWith('acme_'))
 *           report({ path: ['name'], message: 'must start with `acme_`' })
 *       },
 *     },
 *   ],
 * })
 * const contract = createContract({ plugins: [acme] })
 */
export function definePlugin<
  const Name extends string,
  const Operations extends readonly OperationName[],
>(plugin: {
  readonly name: Name
  readonly rules: { readonly [Index in keyof Operations]: PluginRule<Operations[Index]> }
}): Plugin<Name> {
  return { ...plugin, '~plugin': { rules: readPlugin(plugin), run: checkPlugins } }
}
