import { createContract } from 'campaign-contract'

const verdict = createContract({ serviceName: 'ACME' }).check('testCampaign', { body: {} })
export const statuses: number[] = verdict.ok ? [] : verdict.violations.map(({ status }) => status)

// @ts-expect-error: there is no such operation
createContract().check('testCampagin', {})
