// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/engine/operation-plan.js'
import type { Outcome } from '../../src/rules/rule.js'
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
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
    const hasScheduling = triggers.hasScheduling(context)
    const hasVariationMeta = triggers.hasVariationMeta(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule185, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule186, outcome])
    outcome = credentials.featureDisabled(context)
    if (outcome.length > 0) heard.push([rules.rule187, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule188, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) heard.push([rules.rule189, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) heard.push([rules.rule190, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule191, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule192, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) heard.push([rules.rule193, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) heard.push([rules.rule194, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) heard.push([rules.rule195, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) heard.push([rules.rule196, outcome])
    }
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule197, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule198, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) heard.push([rules.rule199, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) heard.push([rules.rule200, outcome])
    if (!isSound) {
      heard.push([rules.rule203])
      heard.push([rules.rule204])
      heard.push([rules.rule205])
    }
    if (hasBody) {
      outcome = offeringFields.offeringRequired(context)
      if (outcome.length > 0) heard.push([rules.rule209, outcome])
      outcome = offeringFields.nameCharactersAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule210, outcome])
      outcome = offeringFields.nameTaken(context)
      if (outcome.length > 0) heard.push([rules.rule211, outcome])
    }
    if (hasScheduling) {
      outcome = offeringSchedule.scheduleOrder(context)
      if (outcome.length > 0) heard.push([rules.rule213, outcome])
      outcome = offeringSchedule.expiryInPast(context)
      if (outcome.length > 0) heard.push([rules.rule215, outcome])
      outcome = offeringSchedule.startInPast(context)
      if (outcome.length > 0) heard.push([rules.rule216, outcome])
    }
    if (hasBody) {
      outcome = offeringFields.tagUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule218, outcome])
      outcome = offeringFields.templateUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule219, outcome])
      outcome = offeringFields.attributeUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule220, outcome])
    }
    if (hasVariationMeta) {
      outcome = offeringVariations.splitMismatch(context)
      if (outcome.length > 0) heard.push([rules.rule222, outcome])
      outcome = offeringVariations.splitSum(context)
      if (outcome.length > 0) heard.push([rules.rule223, outcome])
      outcome = offeringVariations.controlGroupRange(context)
      if (outcome.length > 0) heard.push([rules.rule224, outcome])
    }
    return heard
  },
}
