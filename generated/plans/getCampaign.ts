// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as credentials from '../../src/rules/credentials.js'
import * as parameters from '../../src/rules/parameters.js'
import * as protocol from '../../src/rules/protocol.js'
import * as requestId from '../../src/rules/request-id.js'
import * as statusChange from '../../src/rules/status-change.js'
import * as transport from '../../src/rules/transport.js'
import * as triggers from '../../src/rules/triggers.js'
import * as rules from '../rules.js'

export const getCampaign: OperationPlan<'getCampaign'> = {
  operation: 'getCampaign',
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule6, triggers.always, protocol.rateLimitExceeded],
    [rules.rule12, triggers.always, requestId.requestIdMissing],
    [rules.rule15, triggers.always, requestId.requestIdFormat],
    [rules.rule24, triggers.always, parameters.paramsUnusual],
    [rules.rule93, triggers.always, statusChange.campaignUnknown],
  ],
}
