import { publishing } from '../generated/tables.js'
import type { RuleDescription } from '../src/index.js'

/** Default severity of an entry, with its exceptions. */
export function severitiesOf(entry: RuleDescription): string {
  const byChannel = Object.entries(entry.severityByChannel ?? {})
  return [
    entry.severity,
    ...byChannel.map(([channel, severity]) => `${severity} for ${channel}`),
    ...(entry.severityWhenPublishing ? [`${entry.severityWhenPublishing} when publishing`] : []),
  ].join('; ')
}

/** Status and code of an entry; a draft that is to be published is answered in its own way. */
export function answersOf({ id, operations, answer }: RuleDescription): string {
  const own = `${answer.status} ${answer.code}`
  const group = id.split('/')[0] ?? ''
  if (!(publishing.groups as readonly string[]).includes(group)) return own
  const ofDraft = `${publishing.status} ${publishing.code}`
  if (operations.every((operation) => operation === 'validateCampaign')) return ofDraft
  if (operations.includes('validateCampaign'))
    return `${own}; ${ofDraft} in a draft that is validated or published`
  return operations.includes('updateCampaign')
    ? `${own}; ${ofDraft} in a draft that is published`
    : own
}
