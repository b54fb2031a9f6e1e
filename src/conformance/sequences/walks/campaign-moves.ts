import fc from 'fast-check'
import type { JsonObject } from '../../../core/base/json.js'
import { type CampaignKind, campaignKinds, draftOf } from '../campaign-calls.js'
import type { Session } from '../sequence.js'
import type { Drawn } from './draws.js'

/** What a campaign is made of. */
const draft = fc.record({
  kind: fc.constantFrom(...campaignKinds),
  name: fc.constantFrom('Spring', 'Summer', 'Autumn'),
  author: fc.constantFrom('maria@example.com', 'lee@example.com'),
  tags: fc.subarray(['sale', 'B-2', 'Weekend']),
  team: fc.constantFrom(undefined, 'Growth', 'Retention'),
  platforms: fc.subarray(['ANDROID', 'IOS', 'WEB'], { minLength: 1 }),
  locales: fc.subarray(['fr', 'de']),
  variations: fc.constantFrom(1, 1, 2, 3),
  /** Whether the first variation is sent to all. */
  isFirstForAll: fc.boolean(),
  /** Whether all components are left out. */
  isMinimal: fc.constantFrom(true, false, false, false),
  /** What is left out. */
  lacks: fc.constantFrom(
    ...[undefined, undefined, undefined, undefined, undefined, undefined],
    ...[
      'basic_details',
      'campaign_content',
      'connector',
      'business_event',
      'subscription_category',
    ],
  ),
})

type Draft = Drawn<typeof draft>

/** Draws a step of a walk; each kind uses only some of the values. */
export const campaignMove = fc.record({
  kind: fc.oneof(
    ...(
      [
        ['create', 6],
        ['update', 5],
        ['publish', 5],
        ['test', 5],
        ['change', 7],
        ['validate', 2],
        ['executions', 2],
        ['repeat', 3],
      ] as const
    ).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) })),
  ),
  /** Chooses a campaign. */
  which: fc.nat(),
  /** Whether it is the one of the move before. */
  isSame: fc.boolean(),
  /** Chooses another one to read. */
  other: fc.nat(),
  draft,
  /** The components that an update submits. */
  parts: fc.subarray(['basic_details', 'campaign_content', 'connector'] as const, { minLength: 1 }),
  action: fc.constantFrom('PAUSE', 'RESUME', 'STOP'),
  /** The parts that a test is narrowed to. */
  narrowing: fc.subarray(['platform', 'locale_name', 'variation'] as const, { maxLength: 2 }),
  filter: fc.record(
    {
      status: fc.subarray(['DRAFT', 'ACTIVE'], { minLength: 1 }),
      channels: fc.subarray(['PUSH', 'EMAIL', 'SMS'], { minLength: 1 }),
      type: fc.nat(),
      ids: fc.nat(),
    },
    { requiredKeys: [] },
  ),
})

export type CampaignMove = Drawn<typeof campaignMove>

/** Returns the fields of a create call. */
export function draftBody(
  session: Session,
  { kind, name, author, tags, team, isMinimal, lacks, ...parts }: Draft,
): JsonObject {
  if (isMinimal) {
    return { channel: kind.channel, campaign_delivery_type: kind.type, created_by: author }
  }
  const base: JsonObject = draftOf(session, kind)
  const { basic_details: details } = base
  const { platforms } = parts
  const body: JsonObject = {
    ...base,
    created_by: author,
    basic_details: without(lacks, {
      ...(details as JsonObject),
      ...{ name: `${name} ${session.unique}`, tags },
      ...(kind.channel === 'PUSH' && { platforms }),
      team,
    }),
    campaign_content: contentOf(kind.channel, name, parts),
  }
  return without(lacks, body)
}

const without = (name: string | undefined, fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => key !== name && value !== undefined),
  )

const pushMessage = (title: string) => ({
  template_type: 'BASIC',
  basic_details: { title, message: 'Sent by the conformance suite.' },
})

const emailMessage = (subject: string) => ({
  ...{ subject, preview_text: 'Hi', sender_name: 'Shop' },
  ...{ from_address: 'shop@example.com', html_content: '<p>Hello</p>' },
})

/** Returns content by locale and variation, or flat if there is only one of both. */
function contentOf(
  channel: CampaignKind['channel'],
  name: string,
  {
    platforms,
    locales,
    variations,
    isFirstForAll,
  }: Pick<Draft, 'platforms' | 'locales' | 'variations' | 'isFirstForAll'>,
): JsonObject {
  const message = (title: string): JsonObject => {
    if (channel === 'EMAIL') return { email: emailMessage(title) }
    return {
      push: Object.fromEntries(
        platforms.map((platform) => [platform.toLowerCase(), pushMessage(`${title} ${platform}`)]),
      ),
    }
  }
  if (locales.length === 0 && variations === 1) return { content: message(name) }
  const names = Array.from({ length: variations }, (_, index) => `variation_${index + 1}`)
  const share = isFirstForAll ? 0 : Math.floor(100 / variations)
  const content = Object.fromEntries(
    ['default', ...locales].map((locale) => [
      locale,
      Object.fromEntries(names.map((variation) => [variation, message(`${locale} ${variation}`)])),
    ]),
  )
  return {
    ...(locales.length > 0 && { locales }),
    variation_details: {
      ...{ distribution_type: 'MANUAL', no_of_variations: variations },
      manual_distribution_percentage: Object.fromEntries(
        names.map((variation, index) => [
          variation,
          index === 0 ? 100 - share * (variations - 1) : share,
        ]),
      ),
    },
    content,
  }
}
