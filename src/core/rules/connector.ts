import { asObject } from '../base/json.js'
import { channelOf } from './channel.js'
import { type BodyRule, fine, problem, unchecked } from './rule.js'

export const connectorUnknown: BodyRule = (context) => {
  const connector = asObject(context.body.connector)
  if (connector === undefined || channelOf(context) === 'PUSH') return fine
  const type = connector.connector_type
  const name = connector.connector_name
  if (typeof type !== 'string') return fine
  const configured = context.facts.workspace?.connectors
  if (configured === undefined) return unchecked
  const ofType = configured.filter(({ connector_type }) => connector_type === type)
  if (ofType.length === 0) {
    return problem(
      ['connector', 'connector_type'],
      'No connector of this type is configured in the workspace.',
    )
  }
  return ofType.some(({ connector_name }) => connector_name === name)
    ? fine
    : problem(
        ['connector', 'connector_name'],
        'No connector of this type with this name is configured in the workspace.',
      )
}
