import { buildSync } from 'esbuild'
import type { Files } from './command.js'
import { root } from './command.js'

const built = buildSync({
  entryPoints: [`${root}src/core/define-plugin.ts`],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
})

/** The part of the package that a plugin imports, as a project installs it: a copy of its own. */
export const installed: Files = {
  'node_modules/campaign-contract/package.json':
    '{"name": "campaign-contract", "type": "module", "exports": "./index.js"}',
  'node_modules/campaign-contract/index.js': built.outputFiles[0]?.text ?? '',
}

/** Returns the module of a plugin with one rule. */
export const moduleOf = ({ name = 'acme', rule = '', check = '' } = {}): string => `
import { definePlugin } from 'campaign-contract'

export default definePlugin({
  name: '${name}',
  rules: [
    {
      id: '${name}/offer-prefix',
      operations: ['createOffering'],
      summary: 'Names start with \`acme_\`.',
      docs: 'https://wiki.example/naming',
      ${rule}
      check({ body }, { report }) {
        ${check || "if (body.name !== undefined && !body.name.startsWith('acme_')) report({ path: ['name'], message: 'must start with `acme_`' })"}
      },
    },
  ],
})
`

/** A request that the rule rejects, and the contract accepts. */
export const offering = `operation: createOffering
body:
  name: Summer
  priority: 1
  delivery: realtime
  created_by: maria@example.com
  scheduling: {start_datetime: 2036-05-02T00:00:00Z, expiry_datetime: 2036-05-03T00:00:00Z}
  segment_info: {segment: all_users}
  offer_content:
    meta: {templateId: tpl_coupon_card}
  variation_meta: {type: SMV}
`
