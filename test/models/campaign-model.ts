export const deliveryTypes = [
  'ONE_TIME',
  'PERIODIC',
  'EVENT_TRIGGERED',
  'BUSINESS_EVENT_TRIGGERED',
  'DEVICE_TRIGGERED',
  'LOCATION_TRIGGERED',
  'BROADCAST_LIVE_ACTIVITY',
] as const
export type DeliveryType = (typeof deliveryTypes)[number]

export const actions = ['STOP', 'PAUSE', 'RESUME', 'PUBLISH'] as const
export type Action = (typeof actions)[number]

/** The properties of a campaign's components that affect its lifecycle. */
export interface Parts {
  /** `full` has what every delivery type requires. */
  details?: 'bare' | 'full'
  content?: 'message' | 'no message'
  connector?: 'known' | undefined
}

export interface Campaign extends Parts {
  channel: 'PUSH' | 'EMAIL'
  type: DeliveryType
  isDraft: boolean
  version: number
}

export interface Model {
  versioning: boolean
  /** Null if it does not exist. */
  campaign: Campaign | null
}

/** "Stop, pause and resume": what each delivery type excludes. */
export function allowedActions(type: DeliveryType): string[] {
  if (type === 'PERIODIC') return ['PAUSE', 'RESUME']
  if (type === 'ONE_TIME') return ['STOP']
  return ['STOP', 'PAUSE', 'RESUME']
}

const ruleOfAction = {
  STOP: 'status/stop-periodic',
  PAUSE: 'status/pause-one-time',
  RESUME: 'status/resume-one-time',
  PUBLISH: 'status/publish-not-accepted',
}

/** How much of the stored campaign the facts have. */
export const reports = ['everything', 'no status', 'no delivery type'] as const
export type Reporting = (typeof reports)[number]

/** Violations of a request, unchecked rules, and the response. */
export interface Prediction {
  found: string[]
  unchecked: string[]
  answer: string | undefined
}

const accepted = { found: [], unchecked: [], answer: undefined }
const gone = {
  found: ['campaign/unknown campaign_id'],
  unchecked: [],
  answer: '404 BAD_REQUEST',
}

export function predictAction(
  { campaign }: Model,
  action: Action,
  reporting: Reporting,
): Prediction {
  const isPublish = action === 'PUBLISH'
  const publish = isPublish ? ['status/publish-not-accepted action'] : []
  if (campaign === null) return { ...gone, found: [...gone.found, ...publish] }
  const isKnownDraft = campaign.isDraft && reporting !== 'no status'
  const isExcluded = !isPublish && !allowedActions(campaign.type).includes(action)
  const found = [...publish]
  if (isKnownDraft) found.push('status/not-published action')
  else if (isExcluded && reporting !== 'no delivery type')
    found.push(`${ruleOfAction[action]} action`)
  const unchecked: string[] = []
  if (reporting === 'no status') unchecked.push('status/not-published')
  if (reporting === 'no delivery type' && !isKnownDraft && !isPublish) {
    unchecked.push(ruleOfAction[action])
  }
  const answer = isPublish
    ? '400 VALIDATION_FAILED'
    : found.length > 0
      ? '422 UNPROCESSABLE_ENTITY'
      : undefined
  return { found: found.sort(), unchecked, answer }
}

/** Returns the basic details that a Push campaign of a type requires. */
const requiredRules: { [Type in DeliveryType]?: string } = {
  BUSINESS_EVENT_TRIGGERED: 'delivery/business-event-required basic_details.business_event',
  LOCATION_TRIGGERED: 'delivery/geofences-required basic_details.geofences',
  BROADCAST_LIVE_ACTIVITY:
    'delivery/live-activity-id-required basic_details.broadcast_live_activity_id',
}

const lacking = ({ channel, type }: Campaign): string[] => {
  const rule = requiredRules[type]
  return rule === undefined || channel === 'EMAIL' ? [] : [rule]
}

/** Returns the violations of publish validation in a draft. */
function incomplete(draft: Campaign): string[] {
  const found = draft.details === 'full' ? [] : lacking(draft)
  if (draft.content === undefined) found.push('publish/incomplete campaign_content')
  if (draft.content === 'no message') found.push('publish/incomplete campaign_content.content')
  if (draft.channel === 'EMAIL' && draft.connector === undefined) {
    found.push('publish/incomplete connector')
  }
  return found.sort()
}

export function predictValidation({ campaign }: Model): Prediction {
  if (campaign === null) return gone
  const found = incomplete(campaign)
  return found.length === 0
    ? accepted
    : { found, unchecked: [], answer: '422 UNPROCESSABLE_ENTITY' }
}

/** An update of parts; status PUBLISH publishes, any other status is invalid. */
export function predictUpdate(
  { campaign, versioning }: Model,
  parts: Parts,
  status: string | undefined,
  isVersioningKnown: boolean,
): Prediction {
  const statusViolations =
    status === undefined || status === 'PUBLISH' ? [] : ['publish/status-value status']
  if (campaign === null) return { ...gone, found: [...gone.found, ...statusViolations] }
  const submitted = parts.details === 'bare' ? lacking(campaign) : []
  if (status === 'PUBLISH') {
    const isLive = !campaign.isDraft
    if (isLive && isVersioningKnown && !versioning) {
      const found = ['publish/not-draft status', ...submitted].sort()
      const answer = submitted.length > 0 ? '400 VALIDATION_FAILED' : '422 UNPROCESSABLE_ENTITY'
      return { found, unchecked: [], answer }
    }
    const found = incomplete({ ...campaign, ...parts })
    const unchecked = isLive && !isVersioningKnown ? ['publish/not-draft'] : []
    const answer = found.length > 0 ? '422 UNPROCESSABLE_ENTITY' : undefined
    return { found, unchecked, answer }
  }
  const found = [...submitted, ...statusViolations].sort()
  return { found, unchecked: [], answer: found.length > 0 ? '400 VALIDATION_FAILED' : undefined }
}

/** Returns the response to a create of a channel and a delivery type. */
export function predictCreate(channel: string, type: DeliveryType): Prediction {
  const found: string[] = []
  if (channel === 'SMS') found.push('create/channel-not-supported channel')
  if (type === 'BROADCAST_LIVE_ACTIVITY') {
    found.push('create/delivery-type-not-supported campaign_delivery_type')
  }
  // For an SMS campaign, one violation is enough.
  if (channel === 'EMAIL' && (type === 'DEVICE_TRIGGERED' || type === 'LOCATION_TRIGGERED')) {
    found.push('delivery/channel-mismatch campaign_delivery_type')
  }
  const answer = found.length > 0 ? '400 VALIDATION_FAILED' : undefined
  return { found: found.sort(), unchecked: [], answer }
}
