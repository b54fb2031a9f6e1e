import core = require('campaign-contract')
import fetching = require('campaign-contract/fetch')
import status = require('campaign-contract/operations/changeCampaignStatus')
import sandbox = require('campaign-contract/sandbox')
import type configuration = require('campaign-contract/config')

/** A plugin of a CommonJS module, which modules of both kinds use. */
export const old = core.definePlugin({
  name: 'old',
  rules: [
    {
      id: 'old/no-stop',
      operations: ['changeCampaignStatus'],
      summary: 'Campaigns are paused, not stopped.',
      check({ body }, { report }) {
        if (body.action === 'STOP') report({ path: ['action'], message: 'must be `PAUSE`' })
      },
    },
  ],
})

const contract: core.ContractOptions<string> = { plugins: [old], rules: { 'old/no-stop': 'warn' } }
core.createContract({ plugins: [old], rules: { 'old/*': 'off' } })
status.createCheck({ plugins: [old] })
fetching.withCampaignContract(() => new Response('{}'), { contract })
sandbox.createSandbox({ contract: { plugins: [old] } })
export const config: configuration.Config = { plugins: [old] }
