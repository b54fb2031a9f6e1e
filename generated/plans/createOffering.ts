// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
import * as body from '../../src/core/rules/body.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as offeringFields from '../../src/core/rules/offering-fields.js'
import * as offeringSchedule from '../../src/core/rules/offering-schedule.js'
import * as offeringVariations from '../../src/core/rules/offering-variations.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const createOffering: OperationPlan<'createOffering'> = {
  operation: 'createOffering',
  body: bodies.createOffering,
  idempotency: protocol.idempotencyDecision,
  runRules(context, _draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
    const hasScheduling = triggers.hasScheduling(context)
    const hasVariationMeta = triggers.hasVariationMeta(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsMalformed, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsRejected, outcome])
    outcome = credentials.featureDisabled(context)
    if (outcome.length > 0) outcomes.push([rules.offeringFeatureDisabled, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) outcomes.push([rules.httpMethodNotAllowed_listOfferings, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) outcomes.push([rules.httpPathMalformed_listOfferings, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) outcomes.push([rules.httpContentType_createOffering, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) outcomes.push([rules.httpBodyTooLarge_createOffering, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) outcomes.push([rules.rateLimitExceeded, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) outcomes.push([rules.bodyMissing_createOffering, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) outcomes.push([rules.bodyNotJson_createOffering, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) outcomes.push([rules.bodyNotObject_createOffering, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) outcomes.push([rules.bodyDuplicateKey, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) outcomes.push([rules.bodyNumberPrecision, outcome])
    }
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyKeyMissing_createOffering, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyKeyMalformed_createOffering, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyConflict_createOffering, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyInProgress_createOffering, outcome])
    if (bits.low & 1) {
      outcomes.push([rules.structure_createOffering])
      outcomes.push([rules.fieldUnknown_createOffering])
      outcomes.push([rules.fieldUnlikelyType_createOffering])
      outcomes.push([rules.fieldUnlikelyValue_createOffering])
      outcomes.push([rules.bodyEmpty_createOffering])
    }
    if (hasBody) {
      if (bits.low & 4 /* offering/required */) {
        outcome = offeringFields.offeringRequired(context)
        if (outcome.length > 0) outcomes.push([rules.offeringRequired, outcome])
      }
      if (bits.low & 2 /* offering/name-characters */) {
        outcome = offeringFields.nameCharactersAllowed(context)
        if (outcome.length > 0) outcomes.push([rules.offeringNameCharacters, outcome])
      }
      outcome = offeringFields.nameTaken(context)
      if (outcome.length > 0) outcomes.push([rules.offeringNameTaken, outcome])
    }
    if (hasScheduling) {
      outcome = offeringSchedule.scheduleOrder(context)
      if (outcome.length > 0) outcomes.push([rules.offeringScheduleOrder, outcome])
      outcome = offeringSchedule.expiryInPast(context)
      if (outcome.length > 0) outcomes.push([rules.offeringExpiryInPast, outcome])
      outcome = offeringSchedule.startInPast(context)
      if (outcome.length > 0) outcomes.push([rules.offeringStartInPast, outcome])
    }
    if (hasBody) {
      outcome = offeringFields.tagUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.offeringTagUnknown, outcome])
      outcome = offeringFields.templateUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.offeringTemplateUnknown, outcome])
      outcome = offeringFields.attributeUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.offeringAttributeUnknown, outcome])
    }
    if (hasVariationMeta) {
      outcome = offeringVariations.splitMismatch(context)
      if (outcome.length > 0) outcomes.push([rules.offeringSplitMismatch, outcome])
      outcome = offeringVariations.splitSum(context)
      if (outcome.length > 0) outcomes.push([rules.offeringSplitSum, outcome])
      if (bits.low & 8 /* offering/control-group-range */) {
        outcome = offeringVariations.controlGroupRange(context)
        if (outcome.length > 0) outcomes.push([rules.offeringControlGroupRange, outcome])
      }
    }
    return outcomes
  },
}
