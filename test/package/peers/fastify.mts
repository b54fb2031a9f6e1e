import { acceptedAs, campaignContract } from 'campaign-contract/fastify'
import { fastify } from 'fastify'
import { contract } from './plugins.cjs'

const server = fastify()
server.register(campaignContract, { contract })
server.post('/v5/campaigns/test', (request) => acceptedAs('testCampaign', request).request.body)

// @ts-expect-error: there is no such option
server.register(campaignContract, { modus: 'observe' })
