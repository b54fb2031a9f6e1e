// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as body from '../../src/rules/body.js'
import * as credentials from '../../src/rules/credentials.js'
import * as idempotencyKey from '../../src/rules/idempotency-key.js'
import * as offeringFields from '../../src/rules/offering-fields.js'
import * as offeringSchedule from '../../src/rules/offering-schedule.js'
import * as offeringVariations from '../../src/rules/offering-variations.js'
import * as protocol from '../../src/rules/protocol.js'
import * as transport from '../../src/rules/transport.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const createOffering: OperationPlan<'createOffering'> = {
  operation: 'createOffering',
  body: bodies.createOffering,
  idempotency: protocol.idempotencyDecision,
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule108, triggers.always, credentials.featureDisabled],
    [rules.rule109, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule110, triggers.hasTransport, transport.contentType],
    [rules.rule111, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule6, triggers.always, protocol.rateLimitExceeded],
    [rules.rule112, triggers.always, body.bodyMissing],
    [rules.rule113, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule114, triggers.always, body.bodyNotObject],
    [rules.rule10, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule11, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule115, triggers.always, idempotencyKey.idempotencyKeyMissing],
    [rules.rule116, triggers.always, idempotencyKey.idempotencyKeyMalformed],
    [rules.rule117, triggers.always, protocol.idempotencyConflict],
    [rules.rule118, triggers.always, protocol.idempotencyInProgress],
    [rules.rule120],
    [rules.rule121],
    [rules.rule122],
    [rules.rule126, triggers.hasBody, offeringFields.offeringRequired],
    [rules.rule127, triggers.hasBody, offeringFields.nameCharactersAllowed],
    [rules.rule128, triggers.hasBody, offeringFields.nameTaken],
    [rules.rule129, triggers.hasScheduling, offeringSchedule.scheduleOrder],
    [rules.rule130, triggers.hasScheduling, offeringSchedule.expiryInPast],
    [rules.rule131, triggers.hasScheduling, offeringSchedule.startInPast],
    [rules.rule133, triggers.hasBody, offeringFields.tagUnknown],
    [rules.rule134, triggers.hasBody, offeringFields.templateUnknown],
    [rules.rule135, triggers.hasBody, offeringFields.attributeUnknown],
    [rules.rule137, triggers.hasVariationMeta, offeringVariations.splitMismatch],
    [rules.rule138, triggers.hasVariationMeta, offeringVariations.splitSum],
    [rules.rule139, triggers.hasVariationMeta, offeringVariations.controlGroupRange],
  ],
}
