import { check } from 'campaign-contract/operations/changeCampaignStatus'

const verdict = check({ body: { action: 'STOP' } })
export const action: 'STOP' | 'PAUSE' | 'RESUME' | undefined = verdict.ok
  ? verdict.request.body.action
  : undefined
