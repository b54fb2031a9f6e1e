import { acceptedAs, campaignContract } from 'campaign-contract/express'
import express from 'express'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

const app = express()
app.use(campaignContract(options))

app.post('/v5/campaigns', (request, response) => {
  const { body } = acceptedAs('createCampaign', request).request
  response.json(createCampaign(body))
})

app.get('/v5/campaigns/:campaign_id', (request, response) => {
  const { params } = acceptedAs('getCampaign', request).request
  response.json(getCampaign(params.campaign_id))
})

app.patch('/v5/campaigns/:campaign_id/status', (request, response) => {
  const { params, body } = acceptedAs('changeCampaignStatus', request).request
  response.json(changeCampaignStatus(params.campaign_id, body))
})

const server = app.listen(port, hostname, () => logAddress(server.address()))
