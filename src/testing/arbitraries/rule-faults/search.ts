import type { RuleFaults } from '../fault.js'
import { having, lacking, set } from './break.js'

const fields = ['body', 'campaign_fields']

/** Faults of a search. */
export const searchFaults: RuleFaults = function* () {
  yield lacking('search/limit-missing', ['body', 'limit'])
  yield having('search/legacy-delivery-type', [...fields, 'delivery_type'], 'ONE_TIME')
  yield having('search/legacy-id', [...fields, 'id'], '66b1f0c2a94e3d0012ab34cd')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  const version = [...fields, 'version_number']
  yield having('search/version-filter-unavailable', version, 2, unversioned)
}
