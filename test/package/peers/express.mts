import { acceptedAs, campaignContract } from 'campaign-contract/express'
import express from 'express'

const application = express()
application.use(campaignContract({ contract: { serviceName: 'ACME' } }))
application.post('/v5/campaigns/test', (request, response) => {
  response.json(acceptedAs('testCampaign', request).request.body.test_campaign_meta)
})

// @ts-expect-error: there is no such option
campaignContract({ modus: 'observe' })
