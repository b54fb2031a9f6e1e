// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
import * as body from '../../src/core/rules/body.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as offeringFields from '../../src/core/rules/offering-fields.js'
import * as offeringSchedule from '../../src/core/rules/offering-schedule.js'
import * as offeringState from '../../src/core/rules/offering-state.js'
import * as offeringVariations from '../../src/core/rules/offering-variations.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const updateOffering: OperationPlan<'updateOffering'> = {
  operation: 'updateOffering',
  body: bodies.updateOffering,
  idempotency: protocol.idempotencyDecision,
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
    const hasScheduling = triggers.hasScheduling(context)
    const hasVariationMeta = triggers.hasVariationMeta(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule0, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule1, outcome])
    outcome = credentials.featureDisabled(context)
    if (outcome.length > 0) heard.push([rules.rule109, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule110, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) heard.push([rules.rule111, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) heard.push([rules.rule112, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) heard.push([rules.rule113, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule7, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule114, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) heard.push([rules.rule115, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) heard.push([rules.rule116, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) heard.push([rules.rule11, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) heard.push([rules.rule12, outcome])
    }
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule117, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule118, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) heard.push([rules.rule119, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) heard.push([rules.rule120, outcome])
    outcome = parameters.offerIdMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule121, outcome])
    if (!isSound) {
      heard.push([rules.rule122])
      heard.push([rules.rule123])
      heard.push([rules.rule124])
    }
    outcome = offeringState.offeringUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule125, outcome])
    outcome = offeringState.offeringExpired(context)
    if (outcome.length > 0) heard.push([rules.rule126, outcome])
    outcome = offeringState.offeringArchived(context)
    if (outcome.length > 0) heard.push([rules.rule127, outcome])
    if (hasBody) {
      outcome = offeringFields.nameCharactersAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule129, outcome])
      outcome = offeringFields.nameTaken(context)
      if (outcome.length > 0) heard.push([rules.rule130, outcome])
    }
    if (hasScheduling) {
      outcome = offeringSchedule.scheduleOrder(context)
      if (outcome.length > 0) heard.push([rules.rule131, outcome])
      outcome = offeringSchedule.expiryInPast(context)
      if (outcome.length > 0) heard.push([rules.rule132, outcome])
      outcome = offeringSchedule.startInPast(context)
      if (outcome.length > 0) heard.push([rules.rule134, outcome])
    }
    if (hasBody) {
      outcome = offeringFields.tagUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule135, outcome])
      outcome = offeringFields.templateUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule136, outcome])
      outcome = offeringFields.attributeUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule137, outcome])
      outcome = offeringState.fieldLocked(context)
      if (outcome.length > 0) heard.push([rules.rule138, outcome])
    }
    if (hasVariationMeta) {
      outcome = offeringVariations.splitMismatch(context)
      if (outcome.length > 0) heard.push([rules.rule139, outcome])
      outcome = offeringVariations.splitSum(context)
      if (outcome.length > 0) heard.push([rules.rule140, outcome])
      outcome = offeringVariations.controlGroupRange(context)
      if (outcome.length > 0) heard.push([rules.rule141, outcome])
    }
    return heard
  },
}
