// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as body from '../../src/rules/body.js'
import * as credentials from '../../src/rules/credentials.js'
import * as idempotencyKey from '../../src/rules/idempotency-key.js'
import * as offeringFields from '../../src/rules/offering-fields.js'
import * as offeringSchedule from '../../src/rules/offering-schedule.js'
import * as offeringState from '../../src/rules/offering-state.js'
import * as offeringVariations from '../../src/rules/offering-variations.js'
import * as parameters from '../../src/rules/parameters.js'
import * as protocol from '../../src/rules/protocol.js'
import * as transport from '../../src/rules/transport.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const updateOffering: OperationPlan<'updateOffering'> = {
  operation: 'updateOffering',
  body: bodies.updateOffering,
  steps: [
    [rules.rule185, triggers.always, credentials.credentialsMalformed],
    [rules.rule186, triggers.always, credentials.credentialsRejected],
    [rules.rule187, triggers.always, credentials.featureDisabled],
    [rules.rule188, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule189, triggers.hasTransport, transport.contentType],
    [rules.rule190, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule191, triggers.always, protocol.rateLimitExceeded],
    [rules.rule192, triggers.always, body.bodyMissing],
    [rules.rule193, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule194, triggers.always, body.bodyNotObject],
    [rules.rule195, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule196, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule197, triggers.always, idempotencyKey.idempotencyKeyMissing],
    [rules.rule198, triggers.always, idempotencyKey.idempotencyKeyMalformed],
    [rules.rule199, triggers.always, protocol.idempotencyConflict],
    [rules.rule200, triggers.always, protocol.idempotencyInProgress],
    [rules.rule201, triggers.always, parameters.offerIdMalformed],
    [rules.rule203],
    [rules.rule204],
    [rules.rule205],
    [rules.rule206, triggers.always, offeringState.offeringUnknown],
    [rules.rule207, triggers.always, offeringState.offeringExpired],
    [rules.rule208, triggers.always, offeringState.offeringArchived],
    [rules.rule210, triggers.hasBody, offeringFields.nameCharactersAllowed],
    [rules.rule212, triggers.hasBody, offeringFields.nameTaken],
    [rules.rule214, triggers.hasScheduling, offeringSchedule.scheduleOrder],
    [rules.rule215, triggers.hasScheduling, offeringSchedule.expiryInPast],
    [rules.rule217, triggers.hasScheduling, offeringSchedule.startInPast],
    [rules.rule218, triggers.hasBody, offeringFields.tagUnknown],
    [rules.rule219, triggers.hasBody, offeringFields.templateUnknown],
    [rules.rule220, triggers.hasBody, offeringFields.attributeUnknown],
    [rules.rule221, triggers.hasBody, offeringState.fieldLocked],
    [rules.rule222, triggers.hasVariationMeta, offeringVariations.splitMismatch],
    [rules.rule223, triggers.hasVariationMeta, offeringVariations.splitSum],
    [rules.rule224, triggers.hasVariationMeta, offeringVariations.controlGroupRange],
  ],
}
