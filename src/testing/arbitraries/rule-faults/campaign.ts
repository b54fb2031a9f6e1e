import { isObject, type JsonObject, type Path } from '../../../core/base/json.js'
import type { GeneratedRequest } from '../request.js'
import { at, has, objectAt } from './break.js'

type PartName = 'basic_details' | 'connector' | 'campaign_content'

/** The campaign that the rules judge in one request: submitted, stored, or both in one. */
export interface JudgedCampaign {
  channel: unknown
  /** What its messages are called. */
  medium: 'push' | 'email'
  /** Where its delivery type stands; undefined where the request does not say it. */
  deliveryType: Path | undefined
  /** Whether it is judged as a draft to be published. */
  publishes: boolean
  /** Where a part of it stands; undefined where it has no such part. */
  part(name: PartName): Path | undefined
}

const stored: Path = ['facts', 'campaign']

export function judgedCampaign(generated: GeneratedRequest): JudgedCampaign {
  const { operation } = generated
  const publishes =
    operation === 'validateCampaign' || at(generated, ['body', 'status']) === 'PUBLISH'
  const channel = at(generated, ['body', 'channel']) ?? at(generated, [...stored, 'channel'])
  const owner: Path = operation === 'createCampaign' ? ['body'] : stored
  const deliveryType: Path = [...owner, 'campaign_delivery_type']
  return {
    channel,
    medium: channel === 'EMAIL' ? 'email' : 'push',
    deliveryType: has(generated, deliveryType) ? deliveryType : undefined,
    publishes,
    part: (name) => {
      const owners: Path[] = publishes ? [['body'], stored] : [['body']]
      return owners.map((path) => [...path, name]).find((path) => isObject(at(generated, path)))
    },
  }
}

/** The content of a campaign, in the two shapes that it may have. */
export interface Content extends Pick<JudgedCampaign, 'medium' | 'publishes'> {
  /** Where `campaign_content` stands. */
  path: Path
  /** Where `content` in it stands. */
  inner: Path
  isFlat: boolean
  /** The keys of the locales; none where it is flat. */
  locales: readonly string[]
  /** The locales listed beside it. */
  listed: readonly unknown[]
  /** Where its messages stand, and in variations that are empty, where they would stand. */
  messages: readonly Path[]
}

/** The content of the campaign, where there is any. */
export function contentOf(generated: GeneratedRequest): Content | undefined {
  const { medium, publishes, part } = judgedCampaign(generated)
  const path = part('campaign_content')
  if (path === undefined || !has(generated, [...path, 'content'])) return undefined
  const inner = [...path, 'content']
  const content = objectAt(generated, inner)
  const listed = at(generated, [...path, 'locales'])
  const isFlat = Object.hasOwn(content, medium)
  return {
    medium,
    publishes,
    path,
    inner,
    isFlat,
    locales: isFlat ? [] : Object.keys(content),
    listed: Array.isArray(listed) ? listed : [],
    messages: isFlat ? [[...inner, medium]] : keyedMessages(content, inner, medium),
  }
}

const keyedMessages = (content: JsonObject, inner: Path, medium: string): Path[] =>
  Object.entries(content).flatMap(([locale, variations]) =>
    Object.keys(variations as JsonObject).map((key) => [...inner, locale, key, medium]),
  )

/** The simplest right message of each kind. */
export const rightMessages = {
  push: { web: { template_type: 'BASIC' } },
  email: { custom_template_id: 'template-1' },
} as const
