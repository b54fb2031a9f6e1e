import type { RuleFaults } from '../fault.js'
import { breaking, having, lacking, set, whole } from './break.js'

const header = ['headers', 'Authorization'] as const
const malformed = [
  'Bearer d29ya3NwYWNlOmtleQ==',
  'Basic',
  'Basic d29ya3NwYWNl',
  `Basic ${btoa(':key')}`,
  `Basic ${btoa('workspace:')}`,
  'Basic d29ya3NwYWNlOmtle*==',
]

/** Faults of who asks: credentials, permission, feature. */
export const credentialFaults: RuleFaults = function* () {
  yield lacking('auth/credentials-malformed', header)
  for (const value of malformed) yield having('auth/credentials-malformed', header, value)
  yield breaking('auth/credentials-rejected', [set(['facts', 'authenticated'], false)], header)
  yield breaking('auth/permission-missing', [set(['facts', 'permitted'], false)], header)
  yield breaking(
    'offering/feature-disabled',
    [set(['facts', 'workspace', 'offeringsEnabled'], false)],
    whole,
  )
}
