import { acceptedAs, campaignContract } from 'campaign-contract/express'
import express from 'express'
import { contract } from './plugins.cjs'

const application = express()
application.use(campaignContract({ contract }))
application.post('/v5/campaigns/test', (request, response) => {
  response.json(acceptedAs('testCampaign', request).request.body.test_campaign_meta)
})

// @ts-expect-error: there is no such option
campaignContract({ modus: 'observe' })
