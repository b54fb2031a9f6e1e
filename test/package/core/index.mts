import { type BodyInput, createContract, type RequestBody } from 'campaign-contract'

const verdict = createContract({ serviceName: 'ACME' }).check('testCampaign', { body: {} })
export const statuses: number[] = verdict.ok ? [] : verdict.violations.map(({ status }) => status)

// @ts-expect-error: there is no such operation
createContract().check('testCampagin', {})

const update = createContract().check('updateOffering', { params: { offer_id: 'offer_1' } })
export const offerId: string = update.ok ? update.request.params.offer_id : ''
export const isLocked = !update.ok && update.response.body.error.code === 'IMMUTABLE_FIELD'
// @ts-expect-error: a code of campaigns
export const isOther = !update.ok && update.violations[0]?.code === 'UNPROCESSABLE_ENTITY'

// @ts-expect-error: there is no such parameter
createContract().check('updateOffering', { params: { ofer_id: 'offer_1' } })
// @ts-expect-error: there is no such field
createContract().check('updateOffering', {}, { offering: { statsu: 'active' } })

export const publish: RequestBody<'updateCampaign'> = { status: 'PUBLISH' }
export const tags: BodyInput<'updateOffering'> = { tags: ['tag_1'] }
// @ts-expect-error: the documentation implies that ids are texts
export const numbers: BodyInput<'updateOffering'> = { tags: [1] }
if (verdict.ok && verdict.request.body.channel === 'PUSH') {
  const content = verdict.request.body.campaign_content?.content
  if (content && 'default' in content) content.default.variation_1?.push?.android
  else content?.push.android
}
