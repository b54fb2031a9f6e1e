import { acceptedAs, campaignContract } from 'campaign-contract/koa'
import Koa from 'koa'
import { contract } from './plugins.cjs'

const application = new Koa()
application.use(campaignContract({ contract }))
application.use((context) => {
  context.body = acceptedAs('testCampaign', context).request.body
})

// @ts-expect-error: there is no such option
campaignContract({ modus: 'observe' })
