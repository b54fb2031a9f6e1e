import { acceptedAs, campaignContract } from 'campaign-contract/hono'
import { Hono } from 'hono'
import { contract } from './plugins.cjs'

const application = new Hono()
application.use('*', campaignContract({ contract }))
application.post('/v5/campaigns/test', (context) =>
  context.json(acceptedAs('testCampaign', context).request.body.test_campaign_meta),
)

// @ts-expect-error: there is no such option
campaignContract({ modus: 'observe' })
