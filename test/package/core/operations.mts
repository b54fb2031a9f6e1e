import { check } from 'campaign-contract/operations/changeCampaignStatus'

const verdict = check({ body: { action: 'STOP' } })
// @ts-expect-error: there is no such parameter
check({ params: { campain_id: '65f1c2a9d4e8b7a6c5d4e3f2' } })
export const action: 'STOP' | 'PAUSE' | 'RESUME' | undefined = verdict.ok
  ? verdict.request.body.action
  : undefined
