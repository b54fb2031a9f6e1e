import { randomBytes } from 'node:crypto'
import { type Request, Router } from 'express'
import { ApiError, type Detail, succeed } from './answers.js'

// biome-ignore lint/suspicious/noExplicitAny: bodies are as their senders made them
type Campaign = Record<string, any>

const campaigns = new Map<string, Campaign>()

/** The operations on campaigns. */
export const campaignRoutes = Router()

function demand(id: unknown, target = 'campaign_id'): Campaign {
  const campaign = campaigns.get(String(id).toLowerCase())
  if (campaign === undefined) {
    throw new ApiError(404, 'BAD_REQUEST', 'The campaign does not exist.', target)
  }
  return campaign
}

function assertRequestId(request: Request): void {
  const inHeader = request.header('X-SVC-Request-Id')
  const inBody = request.body?.request_id
  if (!inHeader && !inBody) refuse('X-SVC-Request-Id', 'A request id is required.')
  if (inHeader && inBody && inHeader !== inBody) {
    refuse('request_id', 'Header and body have different request ids.')
  }
}

function refuse(target: string, message: string): never {
  const details = [{ code: 'VALIDATION_FAILED', target, message }]
  throw new ApiError(400, 'VALIDATION_FAILED', message, target, details)
}

function unprocessable(target: string, message: string): never {
  const details = [{ code: 'UNPROCESSABLE_ENTITY', target, message }]
  throw new ApiError(422, 'UNPROCESSABLE_ENTITY', message, target, details)
}

campaignRoutes.use((request, _response, next) => {
  if (!request.path.endsWith('/search')) assertRequestId(request)
  next()
})

campaignRoutes.post('/search', (request, response) => {
  const { limit = 15, campaign_fields: filter = {} } = request.body
  const isOneOf = (value: unknown, wanted: unknown) =>
    wanted === undefined || [wanted].flat().includes(value)
  const found = [...campaigns.values()].filter(
    (each) =>
      isOneOf(each.id, filter.ids) &&
      isOneOf(each.channel, filter.channels) &&
      isOneOf(each.campaign_delivery_type, filter.campaign_delivery_type) &&
      isOneOf(each.created_by, filter.created_by) &&
      (filter.name === undefined || each.basic_details?.name?.includes(filter.name)) &&
      (filter.status === undefined ? each.status !== 'DRAFT' : isOneOf(each.status, filter.status)),
  )
  succeed(request, response, 200, found.slice(0, limit))
})

campaignRoutes.post('/test', (request, response) => {
  const { draft_id: draftId, test_campaign_meta: meta } = request.body
  const source = draftId === undefined ? request.body : demand(draftId, 'draft_id')
  if (draftId !== undefined && source.status !== 'DRAFT') {
    refuse('draft_id', 'Only a draft can be tested.')
  }
  if (draftId !== undefined && (request.body.channel ?? source.channel) !== source.channel) {
    refuse('channel', 'The draft has another channel.')
  }
  const { locales = [], variation_details: details } = source.campaign_content ?? {}
  const platforms =
    source.channel === 'EMAIL' ? ['EMAIL'] : (source.basic_details?.platforms ?? ['ANDROID'])
  const count = Number(details?.no_of_variations ?? 1)
  const variations = Array.from({ length: count }, (_, index) => `variation_${index + 1}`)
  const results: Record<string, { status: string }> = {}
  for (const platform of meta.platform ? [meta.platform] : platforms)
    for (const locale of meta.locale_name ? [meta.locale_name] : ['default', ...locales])
      for (const variation of meta.variation ? [meta.variation] : variations)
        results[`${platform}_${locale}_${variation}`] = { status: 'SENT' }
  succeed(request, response, 200, { data: results, message: 'Test campaign sent' })
})

campaignRoutes.post('/', (request, response) => {
  const { request_id: _, ...fields } = request.body
  const id = randomBytes(12).toString('hex')
  campaigns.set(id, { ...fields, id, status: 'DRAFT', version_number: 1 })
  succeed(request, response, 201, { id })
})

campaignRoutes.get('/:campaign_id', (request, response) => {
  succeed(request, response, 200, demand(request.params.campaign_id))
})

campaignRoutes.patch('/:campaign_id', (request, response) => {
  const campaign = demand(request.params.campaign_id)
  const { request_id: _, status, channel, ...components } = request.body
  if (channel !== undefined && channel !== campaign.channel) {
    refuse('channel', 'The channel of a campaign cannot change.')
  }
  if (status === 'PUBLISH') assertPublishable({ ...campaign, ...components })
  Object.assign(campaign, components, status === 'PUBLISH' ? { status: 'ACTIVE' } : {})
  succeed(request, response, 200, { id: campaign.id, status: campaign.status })
})

/** What a draft lacks to be published. */
function lacking(campaign: Campaign): Detail[] {
  const needed = ['basic_details', 'campaign_content']
  if (campaign.channel === 'EMAIL') needed.push('connector')
  return needed
    .filter((target) => campaign[target] === undefined)
    .map((target) => ({
      ...{ code: 'UNPROCESSABLE_ENTITY', target },
      message: `The draft has no ${target}.`,
    }))
}

function assertPublishable(campaign: Campaign): void {
  const details = lacking(campaign)
  const [first] = details
  if (first === undefined) return
  throw new ApiError(422, 'UNPROCESSABLE_ENTITY', first.message, first.target, details)
}

campaignRoutes.post('/:campaign_id/validate', (request, response) => {
  assertPublishable(demand(request.params.campaign_id))
  succeed(request, response, 200, {})
})

campaignRoutes.patch('/:campaign_id/status', (request, response) => {
  const { status, campaign_delivery_type: type } = demand(request.params.campaign_id)
  const { action } = request.body
  if (status === 'DRAFT') unprocessable('action', 'A draft has not been published.')
  if (action === 'STOP' && type === 'PERIODIC') {
    unprocessable('action', 'STOP cannot be used on a PERIODIC campaign.')
  }
  if (action !== 'STOP' && type === 'ONE_TIME') {
    unprocessable('action', `${action} cannot be used on a ONE_TIME campaign.`)
  }
  succeed(request, response, 200, {})
})

campaignRoutes.post('/:parent_campaign_id/executions', (request, response) => {
  const { campaign_delivery_type: type } = demand(
    request.params.parent_campaign_id,
    'parent_campaign_id',
  )
  if (type !== 'PERIODIC' && type !== 'BUSINESS_EVENT_TRIGGERED') {
    unprocessable('parent_campaign_id', 'Only a recurring campaign has executions.')
  }
  succeed(request, response, 200, { total: 0, executions: [] })
})
