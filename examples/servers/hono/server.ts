import { serve } from '@hono/node-server'
import { acceptedAs, campaignContract } from 'campaign-contract/hono'
import { Hono } from 'hono'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

const app = new Hono()
app.use(campaignContract(options))

app.post('/v5/campaigns', (c) => {
  const { body } = acceptedAs('createCampaign', c).request
  return c.json(createCampaign(body))
})

app.get('/v5/campaigns/:campaign_id', (c) => {
  const { params } = acceptedAs('getCampaign', c).request
  return c.json(getCampaign(params.campaign_id))
})

app.patch('/v5/campaigns/:campaign_id/status', (c) => {
  const { params, body } = acceptedAs('changeCampaignStatus', c).request
  return c.json(changeCampaignStatus(params.campaign_id, body))
})

serve({ fetch: app.fetch, hostname, port }, logAddress)
