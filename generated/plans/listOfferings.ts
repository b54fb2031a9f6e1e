// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as credentials from '../../src/rules/credentials.js'
import * as parameters from '../../src/rules/parameters.js'
import * as protocol from '../../src/rules/protocol.js'
import * as transport from '../../src/rules/transport.js'
import * as triggers from '../../src/rules/triggers.js'
import * as rules from '../rules.js'

export const listOfferings: OperationPlan<'listOfferings'> = {
  operation: 'listOfferings',
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule108, triggers.always, credentials.featureDisabled],
    [rules.rule109, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule6, triggers.always, protocol.rateLimitExceeded],
    [rules.rule119, triggers.always, parameters.offerIdMalformed],
  ],
}
