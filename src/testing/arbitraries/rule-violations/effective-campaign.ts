import { isObject, type JsonObject, type Path } from '../../../core/base/json.js'
import type { GeneratedRequest } from '../request.js'
import { at, has, objectAt } from './define.js'

type PartName = 'basic_details' | 'connector' | 'campaign_content'

/** The campaign that the rules check: submitted, stored, or both combined. */
interface EffectiveCampaign {
  channel: unknown
  /** The key of its messages. */
  medium: 'push' | 'email'
  deliveryType: Path | undefined
  /** Whether it is checked as a draft to publish. */
  publishes: boolean
  part(name: PartName): Path | undefined
}

const stored: Path = ['facts', 'campaign']

export function effectiveCampaign(generated: GeneratedRequest): EffectiveCampaign {
  const { operation } = generated
  const publishes =
    operation === 'validateCampaign' || at(generated, ['body', 'status']) === 'PUBLISH'
  const channel = at(generated, ['body', 'channel']) ?? at(generated, [...stored, 'channel'])
  const submitted: Path = ['body', 'campaign_delivery_type']
  const isOfBody = operation === 'createCampaign' || has(generated, submitted)
  const deliveryType: Path = isOfBody ? submitted : [...stored, 'campaign_delivery_type']
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

/** The content of a campaign, in one of its two shapes. */
export interface Content extends Pick<EffectiveCampaign, 'medium' | 'publishes'> {
  path: Path
  /** The path of `content` in it. */
  inner: Path
  isFlat: boolean
  /** The keys of the locales; empty if flat. */
  locales: readonly string[]
  listed: readonly unknown[]
  /** The paths of its messages, including absent ones in empty variations. */
  messages: readonly Path[]
}

export function contentOf(generated: GeneratedRequest): Content | undefined {
  const { medium, publishes, part } = effectiveCampaign(generated)
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

export const validMessages = {
  push: { web: { template_type: 'BASIC' } },
  email: { custom_template_id: 'template-1' },
} as const
