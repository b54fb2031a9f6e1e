// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
import * as body from '../../src/core/rules/body.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as statusChange from '../../src/core/rules/status-change.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const changeCampaignStatus: OperationPlan<'changeCampaignStatus'> = {
  operation: 'changeCampaignStatus',
  body: bodies.changeCampaignStatus,
  idempotency: protocol.idempotencyDecision,
  runRules(context, _draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsMalformed, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsRejected, outcome])
    outcome = credentials.permissionMissing(context)
    if (outcome.length > 0) outcomes.push([rules.authPermissionMissing, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) outcomes.push([rules.httpMethodNotAllowed, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) outcomes.push([rules.httpPathMalformed, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) outcomes.push([rules.httpContentType, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) outcomes.push([rules.httpBodyTooLarge, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) outcomes.push([rules.rateLimitExceeded, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) outcomes.push([rules.bodyMissing, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) outcomes.push([rules.bodyNotJson, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) outcomes.push([rules.bodyNotObject, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) outcomes.push([rules.bodyDuplicateKey, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) outcomes.push([rules.bodyNumberPrecision, outcome])
    }
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) outcomes.push([rules.requestIdMissing, outcome])
    outcome = requestId.requestIdMismatch(context)
    if (outcome.length > 0) outcomes.push([rules.requestIdMismatch, outcome])
    if (context.severities.has('request-id/format')) {
      outcome = requestId.requestIdFormat(context)
      if (outcome.length > 0) outcomes.push([rules.requestIdFormat, outcome])
    }
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyKeyMissing, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyKeyMalformed, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyConflict_createCampaign, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyInProgress_createCampaign, outcome])
    outcome = parameters.paramsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.paramsMalformed_changeCampaignStatus, outcome])
    if (bits.low & 1) {
      outcomes.push([rules.structure])
      outcomes.push([rules.fieldUnknown])
    }
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) outcomes.push([rules.campaignUnknown, outcome])
    if (hasBody) {
      outcome = statusChange.publishNotAccepted(context)
      if (outcome.length > 0) outcomes.push([rules.statusPublishNotAccepted, outcome])
      outcome = statusChange.stopPeriodic(context)
      if (outcome.length > 0) outcomes.push([rules.statusStopPeriodic, outcome])
      outcome = statusChange.pauseOneTime(context)
      if (outcome.length > 0) outcomes.push([rules.statusPauseOneTime, outcome])
      outcome = statusChange.resumeOneTime(context)
      if (outcome.length > 0) outcomes.push([rules.statusResumeOneTime, outcome])
      outcome = statusChange.notPublished(context)
      if (outcome.length > 0) outcomes.push([rules.statusNotPublished, outcome])
    }
    return outcomes
  },
}
