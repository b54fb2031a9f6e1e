import { isObject, type JsonObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { isFlatKey } from '../../core/rules/content.js'
import type { CaseRequest } from '../cases/cases.js'
import { messages } from './positions.js'
import type { SubjectCase } from './subject-case.js'
import type { Edit } from './variant.js'

/** Components that several operations have in common. */
const components = ['basic_details', 'campaign_content', 'connector']

/** Parts of a test of content as well as of a draft, for each channel. */
const testParts = ['test_campaign_meta', 'personalization_details']

/** A valid request that components can be put into. */
interface Host {
  name: string
  channel: string
  takes: readonly string[]
  operation: OperationName
  fill(parts: JsonObject): CaseRequest
}

/** Puts the components of a case into the other operations that take them. */
export class OtherOperations {
  readonly #hosts: readonly Host[]

  constructor(accepted: readonly SubjectCase[]) {
    this.#hosts = accepted.flatMap(({ level, request }) =>
      level === 'MUST' ? hostsOf(request) : [],
    )
  }

  *edits(
    { request, root, target = '', rule }: SubjectCase,
    operation: OperationName,
  ): Generator<Edit> {
    const [part = ''] = target.split('.')
    const names = [components, testParts].find((each) => each.includes(part))
    if (names === undefined) return
    const source = root[0] === 'body' ? request.body : request.given?.campaign
    if (!isObject(source)) return
    const channel = source.channel ?? request.given?.campaign?.channel
    const own = Object.fromEntries(
      names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])),
    )
    const isOfTest = names === testParts
    const type = source.campaign_delivery_type ?? request.given?.campaign?.campaign_delivery_type
    const tried = new Set([`${nameOf(request)} ${channel}`])
    for (const host of this.#hosts) {
      if (host.operation !== operation) continue
      const name = `${host.name} ${host.channel}`
      if (!host.takes.includes(part) || tried.has(name)) continue
      const isOther = host.channel !== channel
      const parts = !isOther
        ? own
        : isOfTest
          ? { [part]: forAnyChannel(source[part], target) }
          : contentOf(host.channel, source, target)
      if (parts === undefined) continue
      tried.add(name)
      // The stored draft is validated by the same code in publish and validate.
      if (rule === 'structure' && host.name === 'validate') continue
      const apply = () => withType(host.fill(parts), isOfTest || isOther ? undefined : type)
      const value = isOfTest || isOther ? name : host.name
      yield { name: 'operation', value, apply }
    }
  }
}

const kinds: Readonly<Record<string, string>> = { PUSH: 'push', EMAIL: 'email' }

/**
 * Returns the content of a case with messages of another channel; undefined if its violation is in a
 * message, or in another component.
 */
function contentOf(channel: string, source: JsonObject, target: string): JsonObject | undefined {
  const kind = kinds[channel]
  const { campaign_content: whole } = source
  const isAround = /^campaign_content\.(?!.*\b(push|email)\b)/.test(target)
  if (kind === undefined || !isAround || !isObject(whole)) return undefined
  const content = withMessages(whole.content, kind, 2)
  return { campaign_content: { ...whole, ...(whole.content !== undefined && { content }) } }
}

/** Replaces the messages in flat or keyed content, down to a depth. */
function withMessages(content: unknown, kind: string, depth: number): unknown {
  if (!isObject(content)) return content
  const entries = Object.entries(content).map(([key, value]) =>
    isFlatKey(key)
      ? [kind, messages[kind]]
      : [key, depth === 0 ? value : withMessages(value, kind, depth - 1)],
  )
  return Object.fromEntries(entries)
}

/** Replaces the identifier of a test by one of both channels, unless the violation is in it. */
const forAnyChannel = (part: unknown, target: string): unknown =>
  isObject(part) && part.identifier !== undefined && target !== 'test_campaign_meta.identifier'
    ? { ...part, identifier: 'CUSTOM_SEGMENT' }
    : part

const nameOf = ({ operation, body }: CaseRequest): string => {
  const { status, draft_id: draftId } = isObject(body) ? body : ({} as JsonObject)
  if (operation === 'validateCampaign') return 'validate'
  if (operation === 'updateCampaign') return status === 'PUBLISH' ? 'publish' : 'update'
  if (operation === 'testCampaign') return draftId === undefined ? 'test' : 'draft-test'
  return operation === 'createCampaign' ? 'create' : ''
}

function hostsOf(request: CaseRequest): Host[] {
  const name = nameOf(request)
  const { operation, body, given } = request
  const isStored = name === 'publish' || name === 'validate'
  if (name === '') return []
  const source = isStored ? given?.campaign : body
  const channel = (isObject(source) && source.channel) || given?.campaign?.channel
  if (!isObject(source) || typeof channel !== 'string') return []
  if (name === 'publish' && Object.keys(body as object).some((key) => key !== 'status')) return []
  if (name === 'draft-test') {
    const fill = (parts: JsonObject) => ({ ...request, body: { ...source, ...parts } })
    return [{ name, channel, operation, takes: testParts, fill }]
  }
  // A complete request, so that only the component decides.
  if (!isObject(source.campaign_content) || !isObject(source.basic_details)) return []
  const fill = (parts: JsonObject): CaseRequest =>
    isStored
      ? { ...request, given: { ...given, campaign: { ...given?.campaign, ...parts } as never } }
      : { ...request, body: { ...(body as JsonObject), ...parts } }
  const takes = name === 'test' ? [...components, ...testParts] : components
  return [{ name, channel, operation, takes, fill }]
}

/** Rules of delivery depend on the type, which the body of a create call or the draft has. */
function withType(request: CaseRequest, type: unknown): CaseRequest {
  if (type === undefined) return request
  const { operation, body, given } = request
  if (operation === 'createCampaign')
    return { ...request, body: { ...(body as JsonObject), campaign_delivery_type: type } }
  if (!isObject(given?.campaign)) return request
  const campaign = { ...given.campaign, campaign_delivery_type: type } as never
  return { ...request, given: { ...given, campaign } }
}
