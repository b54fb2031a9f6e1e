import { serve } from '@hono/node-server'
import { acceptedAs, verdictOf, withCampaignContract } from 'campaign-contract/fetch'
import { hostname, logAddress, port } from '../address.js'
import { options } from '../options.js'
import { changeCampaignStatus, createCampaign, getCampaign } from '../service.js'

const handler = withCampaignContract((request: Request) => {
  switch (verdictOf(request)?.operation) {
    case 'createCampaign': {
      const { body } = acceptedAs('createCampaign', request).request
      return Response.json(createCampaign(body))
    }
    case 'getCampaign': {
      const { params } = acceptedAs('getCampaign', request).request
      return Response.json(getCampaign(params.campaign_id))
    }
    case 'changeCampaignStatus': {
      const { params, body } = acceptedAs('changeCampaignStatus', request).request
      return Response.json(changeCampaignStatus(params.campaign_id, body))
    }
    default:
      return new Response(null, { status: 404 })
  }
}, options)

serve({ fetch: handler, hostname, port }, logAddress)
