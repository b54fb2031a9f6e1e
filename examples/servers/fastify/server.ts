import { acceptedAs, campaignContract } from 'campaign-contract/fastify'
import { fastify } from 'fastify'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

const app = fastify()
await app.register(campaignContract, options)

app.post('/v5/campaigns', async (request) => {
  const { body } = acceptedAs('createCampaign', request).request
  return createCampaign(body)
})

app.get('/v5/campaigns/:campaign_id', async (request) => {
  const { params } = acceptedAs('getCampaign', request).request
  return getCampaign(params.campaign_id)
})

app.patch('/v5/campaigns/:campaign_id/status', async (request) => {
  const { params, body } = acceptedAs('changeCampaignStatus', request).request
  return changeCampaignStatus(params.campaign_id, body)
})

await app.listen({ port, host: hostname })
logAddress(app.server.address())
