// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
import * as basicDetails from '../../src/core/rules/basic-details.js'
import * as body from '../../src/core/rules/body.js'
import * as connector from '../../src/core/rules/connector.js'
import * as contentShape from '../../src/core/rules/content-shape.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as delivery from '../../src/core/rules/delivery.js'
import * as emailContent from '../../src/core/rules/email-content.js'
import * as geofences from '../../src/core/rules/geofences.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as pushContent from '../../src/core/rules/push-content.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as testDraft from '../../src/core/rules/test-draft.js'
import * as testMeta from '../../src/core/rules/test-meta.js'
import * as testMode from '../../src/core/rules/test-mode.js'
import * as transport from '../../src/core/rules/transport.js'
import * as variations from '../../src/core/rules/variations.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const testCampaign: OperationPlan<'testCampaign'> = {
  operation: 'testCampaign',
  body: bodies.testCampaign,
  idempotency: protocol.idempotencyDecision,
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const isForDraft = triggers.isForDraft(context)
    const isInline = triggers.isInline(context)
    const isInlineEmail = triggers.isInlineEmail(context)
    const hasConnector = triggers.hasConnector(context)
    const hasTestMeta = triggers.hasTestMeta(context)
    const hasLocales = triggers.hasLocales(context)
    const hasFlatContent = triggers.hasFlatContent(context)
    const hasKeyedContent = triggers.hasKeyedContent(context)
    const hasMessage = triggers.hasMessage(context)
    const hasVariationDetails = triggers.hasVariationDetails(context)
    const hasPercentages = triggers.hasPercentages(context)
    const hasPush = triggers.hasPush(context)
    const hasTimer = triggers.hasTimer(context)
    const hasAdvanced = triggers.hasAdvanced(context)
    const hasEmail = triggers.hasEmail(context)
    const hasGeofences = triggers.hasGeofences(context)
    const hasPushDetails = triggers.hasPushDetails(context)
    const hasDetailsToDeliver = triggers.hasDetailsToDeliver(context)
    const isNotOfPush = triggers.isNotOfPush(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule0, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule1, outcome])
    outcome = credentials.permissionMissing(context)
    if (outcome.length > 0) heard.push([rules.rule2, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule3, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) heard.push([rules.rule4, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) heard.push([rules.rule5, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) heard.push([rules.rule6, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule7, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule8, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) heard.push([rules.rule9, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) heard.push([rules.rule10, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) heard.push([rules.rule11, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) heard.push([rules.rule12, outcome])
    }
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) heard.push([rules.rule13, outcome])
    outcome = requestId.requestIdMismatch(context)
    if (outcome.length > 0) heard.push([rules.rule15, outcome])
    outcome = requestId.requestIdFormat(context)
    if (outcome.length > 0) heard.push([rules.rule16, outcome])
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule17, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule18, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) heard.push([rules.rule19, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) heard.push([rules.rule21, outcome])
    outcome = parameters.paramsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule23, outcome])
    if (!isSound) {
      heard.push([rules.rule27])
      heard.push([rules.rule28])
      heard.push([rules.rule29])
    }
    if (isForDraft) {
      outcome = testMode.modeConflict(context)
      if (outcome.length > 0) heard.push([rules.rule30, outcome])
    }
    if (isInline) {
      outcome = testMode.channelRequired(context)
      if (outcome.length > 0) heard.push([rules.rule31, outcome])
      outcome = testMode.contentRequired(context)
      if (outcome.length > 0) heard.push([rules.rule32, outcome])
    }
    if (isInlineEmail) {
      outcome = testMode.basicDetailsRequired(context)
      if (outcome.length > 0) heard.push([rules.rule33, outcome])
      outcome = testMode.connectorRequired(context)
      if (outcome.length > 0) heard.push([rules.rule34, outcome])
      outcome = testMode.emailIdentityRequired(context)
      if (outcome.length > 0) heard.push([rules.rule35, outcome])
    }
    if (hasConnector) {
      outcome = testMode.connectorEmailOnly(context)
      if (outcome.length > 0) heard.push([rules.rule36, outcome])
    }
    if (hasTestMeta) {
      outcome = testMeta.identifierChannel(context)
      if (outcome.length > 0) heard.push([rules.rule37, outcome])
      outcome = testMeta.identifierValueFormat(context)
      if (outcome.length > 0) heard.push([rules.rule38, outcome])
      outcome = testMeta.platformDraftOnly(context)
      if (outcome.length > 0) heard.push([rules.rule39, outcome])
      outcome = testMeta.narrowingUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule40, outcome])
    }
    if (isForDraft) {
      outcome = testDraft.draftUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule41, outcome])
      outcome = testDraft.draftState(context)
      if (outcome.length > 0) heard.push([rules.rule42, outcome])
      outcome = testDraft.draftChannel(context)
      if (outcome.length > 0) heard.push([rules.rule43, outcome])
    }
    if (hasLocales) {
      outcome = contentShape.defaultLocaleListed(context)
      if (outcome.length > 0) heard.push([rules.rule44, outcome])
    }
    if (hasFlatContent) {
      outcome = contentShape.flatShapeNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule45, outcome])
    }
    if (hasKeyedContent) {
      outcome = contentShape.mixedShape(context)
      if (outcome.length > 0) heard.push([rules.rule46, outcome])
      outcome = contentShape.defaultLocaleMissing(context)
      if (outcome.length > 0) heard.push([rules.rule47, outcome])
      outcome = contentShape.variationLevelMissing(context)
      if (outcome.length > 0) heard.push([rules.rule48, outcome])
      outcome = contentShape.localeUnlisted(context)
      if (outcome.length > 0) heard.push([rules.rule49, outcome])
    }
    if (hasLocales) {
      outcome = contentShape.localeWithoutContent(context)
      if (outcome.length > 0) heard.push([rules.rule50, outcome])
    }
    if (hasMessage) {
      outcome = contentShape.channelMismatch(context)
      if (outcome.length > 0) heard.push([rules.rule52, outcome])
    }
    if (hasVariationDetails) {
      outcome = variations.percentagesRequired(context)
      if (outcome.length > 0) heard.push([rules.rule53, outcome])
    }
    if (hasPercentages) {
      outcome = variations.variationKeyFormat(context)
      if (outcome.length > 0) heard.push([rules.rule54, outcome])
    }
    if (hasVariationDetails) {
      outcome = variations.optimizerDurationRequired(context)
      if (outcome.length > 0) heard.push([rules.rule55, outcome])
      outcome = variations.optimizerMetricRequired(context)
      if (outcome.length > 0) heard.push([rules.rule56, outcome])
    }
    if (hasPercentages) {
      outcome = variations.countMismatch(context)
      if (outcome.length > 0) heard.push([rules.rule57, outcome])
      outcome = variations.percentagesSum(context)
      if (outcome.length > 0) heard.push([rules.rule58, outcome])
      outcome = variations.contentMismatch(context)
      if (outcome.length > 0) heard.push([rules.rule59, outcome])
    }
    if (hasPush) {
      outcome = pushContent.customTemplateIdRequired(context)
      if (outcome.length > 0) heard.push([rules.rule60, outcome])
      outcome = pushContent.timerRequired(context)
      if (outcome.length > 0) heard.push([rules.rule61, outcome])
    }
    if (hasTimer) {
      outcome = pushContent.timerSpecificTimeRequired(context)
      if (outcome.length > 0) heard.push([rules.rule62, outcome])
      outcome = pushContent.timerTimePeriodRequired(context)
      if (outcome.length > 0) heard.push([rules.rule63, outcome])
      outcome = pushContent.timerDurationRequired(context)
      if (outcome.length > 0) heard.push([rules.rule64, outcome])
    }
    if (hasPush) {
      outcome = pushContent.bannerImageRequired(context)
      if (outcome.length > 0) heard.push([rules.rule65, outcome])
    }
    if (hasAdvanced) {
      outcome = pushContent.dismissTextRequired(context)
      if (outcome.length > 0) heard.push([rules.rule66, outcome])
      outcome = pushContent.autoDismissValueRequired(context)
      if (outcome.length > 0) heard.push([rules.rule67, outcome])
    }
    if (hasPush) {
      outcome = pushContent.fieldOfOtherTemplate(context)
      if (outcome.length > 0) heard.push([rules.rule68, outcome])
      outcome = pushContent.platformWithoutContent(context)
      if (outcome.length > 0) heard.push([rules.rule69, outcome])
      outcome = pushContent.contentWithoutPlatform(context)
      if (outcome.length > 0) heard.push([rules.rule70, outcome])
    }
    if (hasEmail) {
      outcome = emailContent.emailBodyRequired(context)
      if (outcome.length > 0) heard.push([rules.rule71, outcome])
      outcome = emailContent.emailHeadlineRequired(context)
      if (outcome.length > 0) heard.push([rules.rule72, outcome])
      outcome = emailContent.emailPreviewTextRequired(context)
      if (outcome.length > 0) heard.push([rules.rule73, outcome])
    }
    if (hasGeofences) {
      outcome = geofences.dwellTimeRequired(context)
      if (outcome.length > 0) heard.push([rules.rule74, outcome])
      outcome = geofences.geofenceNumberFormat(context)
      if (outcome.length > 0) heard.push([rules.rule75, outcome])
    }
    if (hasPushDetails) {
      outcome = basicDetails.iosAudienceRequired(context)
      if (outcome.length > 0) heard.push([rules.rule76, outcome])
      outcome = basicDetails.iosAudienceAmbiguous(context)
      if (outcome.length > 0) heard.push([rules.rule77, outcome])
    }
    if (hasDetailsToDeliver) {
      outcome = delivery.triggeredPlatformOnlyUnused(context)
      if (outcome.length > 0) heard.push([rules.rule78, outcome])
    }
    if (isNotOfPush) {
      outcome = basicDetails.subscriptionCategoryRequired(context)
      if (outcome.length > 0) heard.push([rules.rule79, outcome])
      outcome = basicDetails.subscriptionCategoryUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule82, outcome])
    }
    if (hasConnector) {
      outcome = connector.connectorUnknown(context)
      if (outcome.length > 0) heard.push([rules.rule83, outcome])
    }
    if (hasDetailsToDeliver) {
      outcome = delivery.businessEventRequired(context)
      if (outcome.length > 0) heard.push([rules.rule84, outcome])
      outcome = delivery.geofencesRequired(context)
      if (outcome.length > 0) heard.push([rules.rule85, outcome])
      outcome = delivery.liveActivityIdRequired(context)
      if (outcome.length > 0) heard.push([rules.rule86, outcome])
      outcome = delivery.liveActivityIosOnly(context)
      if (outcome.length > 0) heard.push([rules.rule87, outcome])
    }
    return heard
  },
}
