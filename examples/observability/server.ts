import { acceptedAs, campaignContract } from 'campaign-contract/express'
import express from 'express'
import { pino } from 'pino'
import { hostname, logAddress, port } from '../servers/address.js'
import { options } from '../servers/options.js'
import { createCampaign, getCampaign } from '../servers/service.js'
import { observe } from './observe.js'
import { traceIds } from './record.js'

const logger = pino({ mixin: traceIds })

const app = express()
app.use(campaignContract({ ...options, ...observe(logger) }))

app.post('/v5/campaigns', (request, response) => {
  const { body } = acceptedAs('createCampaign', request).request
  response.json(createCampaign(body))
})

app.get('/v5/campaigns/:campaign_id', (request, response) => {
  const { params } = acceptedAs('getCampaign', request).request
  response.json(getCampaign(params.campaign_id))
})

const server = app.listen(port, hostname, () => logAddress(server.address()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close())
