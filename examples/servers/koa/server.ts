import { acceptedAs, campaignContract, verdictOf } from 'campaign-contract/koa'
import Koa from 'koa'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

const app = new Koa()
app.use(campaignContract(options))

// Koa has no router, but the adapter knows the operation.
app.use((context) => {
  switch (verdictOf(context)?.operation) {
    case 'createCampaign': {
      const { body } = acceptedAs('createCampaign', context).request
      context.body = createCampaign(body)
      break
    }
    case 'getCampaign': {
      const { params } = acceptedAs('getCampaign', context).request
      context.body = getCampaign(params.campaign_id)
      break
    }
    case 'changeCampaignStatus': {
      const { params, body } = acceptedAs('changeCampaignStatus', context).request
      context.body = changeCampaignStatus(params.campaign_id, body)
    }
  }
})

const server = app.listen(port, hostname, () => logAddress(server.address()))
