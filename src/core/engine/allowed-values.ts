import { identifiersByChannel, statusActions } from '../../../generated/tables.js'
import { nearest } from '../base/nearest.js'
import type { ServiceNames } from '../contract/service-names.js'
import { type Channel, isChannel, isDraftTest } from './channel.js'
import type { ReadRequest } from './read-request.js'
import { storedWord } from './stored-words.js'

/** The name in the contract, which an option replaces. */
export const contractGaid = 'SVC_GAID'

/** The delivery types that e-mails cannot have. */
export const pushOnly: readonly string[] = [
  'DEVICE_TRIGGERED',
  'LOCATION_TRIGGERED',
  'BROADCAST_LIVE_ACTIVITY',
]

/** What decides which values of an enum a request can have. */
interface Context extends Pick<ReadRequest, 'body' | 'facts'> {
  readonly channel: Channel | undefined
  readonly names: ServiceNames
}

/** Returns the channel of the draft that a test sends, else that of the request. */
export function testedChannel(c: Context): Channel | undefined {
  const stored = isDraftTest(c) ? storedWord(c.facts.campaign, 'channel') : undefined
  return isChannel(stored) ? stored : c.channel
}

/**
 * Returns those of the values of an enum that no rule rejects in this request, so that a message
 * suggests no other.
 */
export function allowedValues(
  c: Context,
  target: string,
  values: readonly string[],
): readonly string[] {
  const isAllowed = testOf(c, target)
  const allowed = isAllowed === undefined ? values : values.filter(isAllowed)
  return allowed.length === 0 ? values : allowed
}

function testOf(c: Context, target: string): ((value: string) => boolean) | undefined {
  switch (target) {
    case 'test_campaign_meta.identifier': {
      // A misspelled channel is corrected with the identifier.
      const channel =
        testedChannel(c) ?? nearest(c.body?.channel, Object.keys(identifiersByChannel))
      if (channel === undefined) return undefined
      const identifiers: readonly string[] = identifiersByChannel[channel as Channel]
      return (value) => identifiers.includes(value === c.names.gaid ? contractGaid : value)
    }
    case 'campaign_delivery_type':
      return c.channel === 'EMAIL' ? (value) => !pushOnly.includes(value) : undefined
    case 'action': {
      const type = storedWord(c.facts.campaign, 'campaign_delivery_type') ?? ''
      const excluded = statusActions.filter(({ notFor }) => notFor.some((each) => each === type))
      return (value) => !excluded.some(({ action }) => action === value)
    }
    case 'channel': {
      const channel = isDraftTest(c) ? testedChannel(c) : undefined
      return channel === undefined ? undefined : (value) => value === channel
    }
    default:
      return undefined
  }
}
