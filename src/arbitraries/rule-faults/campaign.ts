import { isObject, type JsonObject, type Path } from '../../json.js'
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

/** Undefined for an operation that judges no campaign. */
export function judgedCampaign(generated: GeneratedRequest): JudgedCampaign | undefined {
  const { operation } = generated
  const validates = operation === 'validateCampaign'
  if (!validates && !judging.has(operation)) return undefined
  const publishes = validates || at(generated, ['body', 'status']) === 'PUBLISH'
  const channel = at(generated, ['body', 'channel']) ?? at(generated, [...stored, 'channel'])
  const owner: Path = operation === 'createCampaign' ? ['body'] : stored
  const deliveryType: Path = [...owner, 'campaign_delivery_type']
  return {
    channel,
    medium: channel === 'EMAIL' ? 'email' : 'push',
    deliveryType: has(generated, deliveryType) ? deliveryType : undefined,
    publishes,
    part: (name) => {
      const places: Path[] = [['body', name], ...(publishes ? [[...stored, name]] : [])]
      return (validates ? places.slice(1) : places).find((path) => isObject(at(generated, path)))
    },
  }
}

const judging = new Set(['createCampaign', 'updateCampaign', 'testCampaign'])

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
  /** Where its messages stand; where it has none yet, where the first would stand. */
  messages: readonly Path[]
}

/** The content of the campaign, where there is any. */
export function contentOf(generated: GeneratedRequest): Content | undefined {
  const campaign = judgedCampaign(generated)
  if (campaign === undefined) return undefined
  const { medium, publishes, part } = campaign
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

function keyedMessages(content: JsonObject, inner: Path, medium: string): Path[] {
  const places = Object.entries(content).flatMap(([locale, variations]) =>
    entriesOf(variations)
      .filter(([, message]) => isObject(message) && Object.hasOwn(message, medium))
      .map(([variation]) => [...inner, locale, variation, medium]),
  )
  return places.length > 0 ? places : [[...inner, 'default', 'variation_1', medium]]
}

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

/** The simplest right message of each kind. */
export const rightMessages = {
  push: { web: { template_type: 'BASIC' } },
  email: { custom_template_id: 'template-1' },
} as const
