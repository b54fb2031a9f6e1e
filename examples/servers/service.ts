import { randomUUID } from 'node:crypto'
import type { CampaignFacts, RequestBody } from 'campaign-contract'

/* A service with campaigns in memory, the same for every framework. The adapter has validated all input. */

const campaigns = new Map<string, CampaignFacts>([
  ['66b1f0c2a94e3d0012ab34cd', periodic('ACTIVE')],
  ['66b1f0c2a94e3d0012ab34ce', periodic('PAUSED')],
])

function periodic(status: string): CampaignFacts {
  return { channel: 'PUSH', campaign_delivery_type: 'PERIODIC', status }
}

export const findCampaign = (id: string): CampaignFacts | undefined => campaigns.get(id)

export function createCampaign(body: RequestBody<'createCampaign'>) {
  const id = randomUUID().replaceAll('-', '').slice(0, 24)
  const { channel, campaign_delivery_type } = body
  campaigns.set(id, { channel, campaign_delivery_type, status: 'DRAFT' })
  return answer({ id })
}

export const getCampaign = (id: string) => answer({ id, ...campaigns.get(id) })

export function changeCampaignStatus(id: string, { action }: RequestBody<'changeCampaignStatus'>) {
  campaigns.set(id, { ...campaigns.get(id), status: statusAfter[action] })
  return answer({})
}

const statusAfter = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', STOP: 'STOPPED' }

const answer = (data: object) => ({ response_id: randomUUID(), type: 'campaign', data })
