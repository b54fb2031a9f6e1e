import { asObject } from '../json.js'
import { campaignContent, contentOf, messagesOf } from './content.js'
import type { RuleContext } from './rule.js'

/**
 * Tells whether a request has what some rules are about. Where it has not, none of them has
 * anything to say, not even that a fact is missing; so one look spares them all.
 */
export type Trigger = (context: RuleContext) => boolean

export const always: Trigger = () => true

/** What is judged of HTTP itself; a request that is given in parts has none of it. */
export const hasTransport: Trigger = ({ transport }) => transport !== undefined

export const hasBody: Trigger = ({ body }) => body !== undefined

export const hasDraftId: Trigger = ({ body }) => body?.draft_id !== undefined

export const hasConnector: Trigger = ({ body }) => body?.connector !== undefined

export const hasStatus: Trigger = ({ body }) => body?.status !== undefined

export const hasFilter: Trigger = ({ body }) => body?.campaign_fields !== undefined

export const hasScheduling: Trigger = ({ body }) => body?.scheduling !== undefined

export const hasVariationMeta: Trigger = ({ body }) => body?.variation_meta !== undefined

export const hasTestMeta: Trigger = ({ body }) => body?.test_campaign_meta !== undefined

/** A draft that is judged may be wrong for what it lacks. */
export const hasBasicDetails: Trigger = ({ body, judges }) =>
  body !== undefined && (body.basic_details !== undefined || judges === 'draft')

export const hasGeofences: Trigger = ({ body }) =>
  asObject(asObject(body?.basic_details)?.geofences) !== undefined

export const hasLocales: Trigger = (context) => campaignContent(context)?.locales !== undefined

export const hasContent: Trigger = (context) => contentOf(context) !== undefined

export const hasVariationDetails: Trigger = (context) =>
  campaignContent(context)?.variation_details !== undefined

export const hasMessage: Trigger = (context) => messagesOf(context).all.length > 0

export const hasPush: Trigger = (context) => messagesOf(context).pushes.length > 0

export const hasTimer: Trigger = (context) => messagesOf(context).timers.length > 0

export const hasAdvanced: Trigger = (context) => messagesOf(context).advanced.length > 0

export const hasEmail: Trigger = (context) => messagesOf(context).emails.length > 0
