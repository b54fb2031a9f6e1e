import type { RuleViolations } from '../fault.js'
import { forbidden, missing, set, violating, whole } from './define.js'

const header = ['headers', 'Authorization'] as const
const malformed = [
  'Bearer d29ya3NwYWNlOmtleQ==',
  'Basic',
  'Basic d29ya3NwYWNl',
  `Basic ${btoa(':key')}`,
  `Basic ${btoa('workspace:')}`,
  'Basic d29ya3NwYWNlOmtle*==',
]

/** Generates violations in credentials, permissions and features. */
export const credentialViolations: RuleViolations = function* () {
  yield missing('auth/credentials-malformed', header)
  for (const value of malformed) yield forbidden('auth/credentials-malformed', header, value)
  yield violating('auth/credentials-rejected', [set(['facts', 'authenticated'], false)], header)
  yield violating('auth/permission-missing', [set(['facts', 'permitted'], false)], header)
  yield violating(
    'offering/feature-disabled',
    [set(['facts', 'workspace', 'offeringsEnabled'], false)],
    whole,
  )
}
