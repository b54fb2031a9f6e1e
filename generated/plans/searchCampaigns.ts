// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as body from '../../src/rules/body.js'
import * as credentials from '../../src/rules/credentials.js'
import * as idempotencyKey from '../../src/rules/idempotency-key.js'
import * as protocol from '../../src/rules/protocol.js'
import * as requestId from '../../src/rules/request-id.js'
import * as search from '../../src/rules/search.js'
import * as transport from '../../src/rules/transport.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const searchCampaigns: OperationPlan<'searchCampaigns'> = {
  operation: 'searchCampaigns',
  body: bodies.searchCampaigns,
  idempotency: protocol.idempotencyDecision,
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule4, triggers.hasTransport, transport.contentType],
    [rules.rule5, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule6, triggers.always, protocol.rateLimitExceeded],
    [rules.rule7, triggers.always, body.bodyMissing],
    [rules.rule8, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule9, triggers.always, body.bodyNotObject],
    [rules.rule10, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule11, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule13, triggers.always, requestId.requestIdMissing],
    [rules.rule14, triggers.always, requestId.requestIdMismatch],
    [rules.rule15, triggers.always, requestId.requestIdFormat],
    [rules.rule16, triggers.always, idempotencyKey.idempotencyKeyMissing],
    [rules.rule17, triggers.always, idempotencyKey.idempotencyKeyMalformed],
    [rules.rule19, triggers.always, protocol.idempotencyConflict],
    [rules.rule21, triggers.always, protocol.idempotencyInProgress],
    [rules.rule26],
    [rules.rule27],
    [rules.rule104, triggers.hasBody, search.searchLimitMissing],
    [rules.rule105, triggers.hasFilter, search.legacyDeliveryType],
    [rules.rule106, triggers.hasFilter, search.legacyId],
    [rules.rule107, triggers.hasFilter, search.versionFilterUnavailable],
  ],
}
