import { asObject } from '../base/json.js'
import { channelOf } from './channel.js'
import { type BodyRule, unchecked, valid, violation } from './rule.js'

export const connectorUnknown: BodyRule = (context) => {
  const connector = asObject(context.body.connector)
  if (connector === undefined || channelOf(context) === 'PUSH') return valid
  const type = connector.connector_type
  const name = connector.connector_name
  if (typeof type !== 'string') return valid
  const configured = context.facts.workspace?.connectors
  if (configured === undefined) return unchecked
  const ofType = configured.filter(({ connector_type }) => connector_type === type)
  if (ofType.length === 0) {
    return violation(
      ['connector', 'connector_type'],
      'The workspace has no connector of this type.',
    )
  }
  return ofType.some(({ connector_name }) => connector_name === name)
    ? valid
    : violation(
        ['connector', 'connector_name'],
        'The workspace has no connector with this type and name.',
      )
}
