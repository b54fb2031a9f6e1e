import { acceptedAs, campaignContract } from 'campaign-contract/hono'
import { Hono } from 'hono'

const application = new Hono()
application.use('*', campaignContract({ contract: { serviceName: 'ACME' } }))
application.post('/v5/campaigns/test', (context) =>
  context.json(acceptedAs('testCampaign', context).request.body.test_campaign_meta),
)

// @ts-expect-error: there is no such option
campaignContract({ modus: 'observe' })
