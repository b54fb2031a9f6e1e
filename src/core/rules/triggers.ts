import { asObject } from '../base/json.js'
import { channelOf, isDraftTest, isInlineTest } from './channel.js'
import {
  contentOf,
  isFlat,
  levelKeys,
  localesOf,
  manualPercentages,
  messagesOf,
  variationDetails,
} from './content.js'
import type { BodyContext, RuleContext, TransportContext } from './rule.js'

/**
 * Returns whether some rules apply to a request. If not, they do not run, and report neither
 * violations nor missing facts.
 */
export type Trigger<Context extends RuleContext = RuleContext> = (
  context: RuleContext,
) => context is Context

/** Returns a trigger for requests with a body. */
const inBody =
  (test: (context: BodyContext) => boolean): Trigger<BodyContext> =>
  (context): context is BodyContext =>
    context.body !== undefined && test(context as BodyContext)

export const always: Trigger = (_context): _context is RuleContext => true

/** Matches requests with HTTP data; a request that is passed in parts has none. */
export const hasTransport: Trigger<TransportContext> = (context): context is TransportContext =>
  context.transport !== undefined

export const hasBody = inBody(() => true)

export const hasStatus = inBody(({ body }) => body.status !== undefined)

export const hasConnector = inBody(({ body }) => body.connector !== undefined)

export const isForDraft = inBody(isDraftTest)

export const isInline = inBody(isInlineTest)

export const isInlineEmail = inBody(
  (context) => isInlineTest(context) && channelOf(context) === 'EMAIL',
)

/** Matches stored campaigns with details, and drafts, whose details may be missing. */
export const hasDetailsToDeliver = inBody(
  (context) =>
    (context.body.basic_details !== undefined || context.subject === 'draft') &&
    !isInlineTest(context),
)

export const isNotOfPush = inBody((context) => channelOf(context) !== 'PUSH')

export const hasFlatContent = inBody((context) => isFlat(contentOf(context) ?? {}))

/** Matches content that is keyed, at least in part. */
export const hasKeyedContent = inBody((context) => {
  const content = contentOf(context)
  return content !== undefined && (!isFlat(content) || levelKeys(content).length > 0)
})

/** Empty percentages have a warning of their own. */
export const hasPercentages = inBody(
  (context) => Object.keys(manualPercentages(context) ?? {}).length > 0,
)

export const hasMessage = inBody((context) => messagesOf(context).all.length > 0)

export const hasPush = inBody((context) => messagesOf(context).pushes.length > 0)

// Stryker disable ConditionalExpression,EqualityOperator: these only skip rules that would find nothing

export const hasFilter = inBody(({ body }) => body.campaign_fields !== undefined)

export const hasScheduling = inBody(({ body }) => body.scheduling !== undefined)

export const hasVariationMeta = inBody(({ body }) => body.variation_meta !== undefined)

export const hasTestMeta = inBody(({ body }) => body.test_campaign_meta !== undefined)

export const hasPlatforms = inBody(
  ({ body }) => asObject(body.basic_details)?.platforms !== undefined,
)

export const hasPushDetails = inBody(
  ({ body }) => asObject(body.basic_details)?.platform_specific_details !== undefined,
)

export const hasGeofences = inBody(
  ({ body }) => asObject(body.basic_details)?.geofences !== undefined,
)

export const hasLocales = inBody((context) => localesOf(context) !== undefined)

export const hasVariationDetails = inBody((context) => variationDetails(context) !== undefined)

export const hasTimer = inBody((context) => messagesOf(context).timers.length > 0)

export const hasAdvanced = inBody((context) => messagesOf(context).advanced.length > 0)

export const hasEmail = inBody((context) => messagesOf(context).emails.length > 0)
