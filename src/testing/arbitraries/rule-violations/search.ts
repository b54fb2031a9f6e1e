import type { RuleViolations } from '../fault.js'
import { forbidden, missing, set } from './define.js'

const fields = ['body', 'campaign_fields']

export const searchViolations: RuleViolations = function* () {
  yield missing('search/limit-missing', ['body', 'limit'])
  yield forbidden('search/legacy-delivery-type', [...fields, 'delivery_type'], 'ONE_TIME')
  yield forbidden('search/legacy-id', [...fields, 'id'], '66b1f0c2a94e3d0012ab34cd')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  const version = [...fields, 'version_number']
  yield forbidden('search/version-filter-unavailable', version, 2, unversioned)
}
