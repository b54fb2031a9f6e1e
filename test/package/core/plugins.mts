import { createContract, definePlugin } from 'campaign-contract'
import { defineConfig } from 'campaign-contract/config'
import { checkedFetch, withCampaignContract } from 'campaign-contract/fetch'
import * as status from 'campaign-contract/operations/changeCampaignStatus'
import * as update from 'campaign-contract/operations/updateOffering'
import { createSandbox, type Mutant } from 'campaign-contract/sandbox'
import { old } from './plugins.cjs'

/* Every entry takes a plugin that the root defined, though it declares the type itself. */
const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/offer-prefix',
      operations: ['createOffering', 'updateOffering'],
      summary: 'Names of offerings start with `acme_`.',
      check({ body }, { report }) {
        if (body.name !== undefined && !body.name.startsWith('acme_'))
          report({ path: ['name'], message: 'must start with `acme_`' })
      },
    },
  ],
})
const plugins = [acme, old]

createContract({ plugins: [acme, old], rules: { 'acme/offer-prefix': 'warn', 'old/*': 'off' } })
status.createCheck({ plugins })
update.createCheck({ plugins: [acme], rules: { 'acme/*': 'off' } })
checkedFetch(fetch, { contract: { plugins } })
withCampaignContract(() => new Response('{}'), {
  contract: { plugins, rules: { 'acme/*': 'off' } },
})
defineConfig({ plugins: [acme, './rules/old.cjs'] })
createSandbox({ contract: { plugins } })
export const fault: Mutant = {
  name: 'x',
  summary: 'X.',
  contract: { plugins },
}

// @ts-expect-error: `definePlugin` has not read these rules
createContract({ plugins: [{ name: 'acme', rules: [] }] })
// @ts-expect-error: `definePlugin` has not read these rules
update.createCheck({ plugins: [{ name: 'acme', rules: [] }] })
// @ts-expect-error: `definePlugin` has not read these rules
createSandbox({ contract: { plugins: [{ name: 'acme', rules: [] }] } })
