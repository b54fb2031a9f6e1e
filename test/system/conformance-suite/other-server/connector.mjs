import { fields, text } from './shape.mjs'
import { store } from './store.mjs'
import { isObject } from './values.mjs'

const shape = fields({ connector_type: text, connector_name: text }, [
  'connector_type',
  'connector_name',
])

export function checkConnector(connector, violations) {
  shape(connector, 'connector', violations)
  const { connectors } = store.workspace
  const { connector_type: type, connector_name: name } = Object(connector)
  if (!isObject(connector) || !connectors || typeof type !== 'string') return
  const unknown = (key) => violations.add(`connector.${key}`, 'must be configured in the workspace')
  const names = connectors
    .filter((each) => each.connector_type === type)
    .map((each) => each.connector_name)
  if (names.length === 0) unknown('connector_type')
  else if (typeof name === 'string' && !names.includes(name)) unknown('connector_name')
}
