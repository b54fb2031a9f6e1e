// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
import * as basicDetails from '../../src/core/rules/basic-details.js'
import * as body from '../../src/core/rules/body.js'
import * as campaignLifecycle from '../../src/core/rules/campaign-lifecycle.js'
import * as connector from '../../src/core/rules/connector.js'
import * as contentShape from '../../src/core/rules/content-shape.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as delivery from '../../src/core/rules/delivery.js'
import * as emailContent from '../../src/core/rules/email-content.js'
import * as geofences from '../../src/core/rules/geofences.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as publishing from '../../src/core/rules/publishing.js'
import * as pushContent from '../../src/core/rules/push-content.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as statusChange from '../../src/core/rules/status-change.js'
import * as testMode from '../../src/core/rules/test-mode.js'
import * as transport from '../../src/core/rules/transport.js'
import * as variations from '../../src/core/rules/variations.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const updateCampaign: OperationPlan<'updateCampaign'> = {
  operation: 'updateCampaign',
  body: bodies.updateCampaign,
  draft: bodies.updateCampaign,
  entries: [rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing, rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge, rules.rateLimitExceeded, rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision, rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat, rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict_createCampaign, rules.idempotencyInProgress_createCampaign, rules.paramsUnusual, rules.structure, rules.fieldUnknown, rules.fieldUnlikelyType, rules.fieldUnlikelyValue, rules.bodyEmpty, rules.testConnectorEmailOnly, rules.contentDefaultLocaleListed, rules.contentFlatShapeNotAllowed, rules.contentMixedShape, rules.contentDefaultLocaleMissing, rules.contentVariationLevelMissing, rules.contentLocaleUnlisted, rules.contentLocaleWithoutContent, rules.contentChannelMismatch, rules.variationPercentagesRequired, rules.variationKeyFormat, rules.variationOptimizerDurationRequired, rules.variationOptimizerMetricRequired, rules.variationCountMismatch, rules.variationPercentagesSum, rules.variationContentMismatch, rules.pushCustomTemplateIdRequired, rules.pushTimerRequired, rules.pushTimerSpecificTimeRequired, rules.pushTimerTimePeriodRequired, rules.pushTimerDurationRequired, rules.pushBannerImageRequired, rules.pushDismissTextRequired, rules.pushAutoDismissValueRequired, rules.pushFieldOfOtherTemplate, rules.pushPlatformWithoutContent, rules.pushContentWithoutPlatform, rules.emailBodyRequired, rules.emailHeadlineRequired, rules.emailPreviewTextRequired, rules.emailInternationalAddress, rules.geofenceDwellTimeRequired, rules.geofenceNumberFormat, rules.pushIosAudienceRequired, rules.pushIosAudienceAmbiguous, rules.pushTriggeredPlatformOnlyUnused, rules.emailSubscriptionCategoryRequired_updateCampaign, rules.emailSubscriptionCategoryUnknown, rules.connectorUnknown, rules.deliveryBusinessEventRequired, rules.deliveryGeofencesRequired, rules.deliveryLiveActivityIdRequired, rules.deliveryLiveActivityIosOnly, rules.deliveryChannelMismatch_updateCampaign, rules.updateChannelNotSupported, rules.updateChannelChanged, rules.campaignUnknown_getCampaign, rules.publishStatusValue, rules.publishNotDraft, rules.publishIncomplete],
  idempotency: protocol.idempotencyDecision,
  runRules(context, draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    const hasConnector = triggers.hasConnector(context)
    const hasLocalesInDraft = triggers.hasLocales(draft)
    const hasFlatContentInDraft = triggers.hasFlatContent(draft)
    const hasKeyedContentInDraft = triggers.hasKeyedContent(draft)
    const hasMessageInDraft = triggers.hasMessage(draft)
    const hasVariationDetailsInDraft = triggers.hasVariationDetails(draft)
    const hasPercentagesInDraft = triggers.hasPercentages(draft)
    const hasPushInDraft = triggers.hasPush(draft)
    const hasTimerInDraft = triggers.hasTimer(draft)
    const hasAdvancedInDraft = triggers.hasAdvanced(draft)
    const hasPlatformsInDraft = (bits.low & 96) !== 0 && triggers.hasPlatforms(draft)
    const hasEmailInDraft = triggers.hasEmail(draft)
    const hasGeofencesInDraft = triggers.hasGeofences(draft)
    const hasPushDetailsInDraft = triggers.hasPushDetails(draft)
    const hasDetailsToDeliverInDraft = triggers.hasDetailsToDeliver(draft)
    const isNotOfPushInDraft = (bits.high & 6144) !== 0 && triggers.isNotOfPush(draft)
    const hasConnectorInDraft = triggers.hasConnector(draft)
    const hasBodyInDraft = triggers.hasBody(draft)
    const hasBody = triggers.hasBody(context)
    const hasStatus = triggers.hasStatus(context)
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
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) outcomes.push([rules.paramsUnusual, outcome])
    if (bits.low & 1) {
      outcomes.push([rules.structure])
      outcomes.push([rules.fieldUnknown])
      outcomes.push([rules.fieldUnlikelyType])
      outcomes.push([rules.fieldUnlikelyValue])
      outcomes.push([rules.bodyEmpty])
    }
    if (hasConnector) {
      outcome = testMode.connectorEmailOnly(context)
      if (outcome.length > 0) outcomes.push([rules.testConnectorEmailOnly, outcome])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.defaultLocaleListed(draft)
      if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleListed, outcome])
    }
    if (hasFlatContentInDraft) {
      outcome = contentShape.flatShapeNotAllowed(draft)
      if (outcome.length > 0) outcomes.push([rules.contentFlatShapeNotAllowed, outcome])
    }
    if (hasKeyedContentInDraft) {
      outcome = contentShape.mixedShape(draft)
      if (outcome.length > 0) outcomes.push([rules.contentMixedShape, outcome])
      outcome = contentShape.defaultLocaleMissing(draft)
      if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleMissing, outcome])
      outcome = contentShape.variationLevelMissing(draft)
      if (outcome.length > 0) outcomes.push([rules.contentVariationLevelMissing, outcome])
      if (bits.low & 1073741824 /* content/locale-unlisted */) {
        outcome = contentShape.localeUnlisted(draft)
        if (outcome.length > 0) outcomes.push([rules.contentLocaleUnlisted, outcome])
      }
    }
    if (hasLocalesInDraft) {
      if (bits.low & -2147483648 /* content/locale-without-content */) {
        outcome = contentShape.localeWithoutContent(draft)
        if (outcome.length > 0) outcomes.push([rules.contentLocaleWithoutContent, outcome])
      }
    }
    if (hasMessageInDraft) {
      outcome = contentShape.channelMismatch(draft)
      if (outcome.length > 0) outcomes.push([rules.contentChannelMismatch, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.percentagesRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.variationPercentagesRequired, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.variationKeyFormat(draft)
      if (outcome.length > 0) outcomes.push([rules.variationKeyFormat, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.optimizerDurationRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.variationOptimizerDurationRequired, outcome])
      outcome = variations.optimizerMetricRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.variationOptimizerMetricRequired, outcome])
    }
    if (hasPercentagesInDraft) {
      if (bits.high & 1 /* variation/count-mismatch */) {
        outcome = variations.countMismatch(draft)
        if (outcome.length > 0) outcomes.push([rules.variationCountMismatch, outcome])
      }
      if (bits.high & 2 /* variation/percentages-sum */) {
        outcome = variations.percentagesSum(draft)
        if (outcome.length > 0) outcomes.push([rules.variationPercentagesSum, outcome])
      }
    }
    if (hasVariationDetailsInDraft) {
      if (bits.high & 4 /* variation/content-mismatch */) {
        outcome = variations.contentMismatch(draft)
        if (outcome.length > 0) outcomes.push([rules.variationContentMismatch, outcome])
      }
    }
    if (hasPushInDraft) {
      outcome = pushContent.customTemplateIdRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushCustomTemplateIdRequired, outcome])
      outcome = pushContent.timerRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushTimerRequired, outcome])
    }
    if (hasTimerInDraft) {
      outcome = pushContent.timerSpecificTimeRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushTimerSpecificTimeRequired, outcome])
      outcome = pushContent.timerTimePeriodRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushTimerTimePeriodRequired, outcome])
      outcome = pushContent.timerDurationRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushTimerDurationRequired, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.bannerImageRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushBannerImageRequired, outcome])
    }
    if (hasAdvancedInDraft) {
      outcome = pushContent.dismissTextRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushDismissTextRequired, outcome])
      outcome = pushContent.autoDismissValueRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushAutoDismissValueRequired, outcome])
    }
    if (hasPushInDraft) {
      if (bits.low & 8192 /* push/field-of-other-template */) {
        outcome = pushContent.fieldOfOtherTemplate(draft)
        if (outcome.length > 0) outcomes.push([rules.pushFieldOfOtherTemplate, outcome])
      }
    }
    if (hasPlatformsInDraft) {
      if (bits.low & 32 /* push/platform-without-content */) {
        outcome = pushContent.platformWithoutContent(draft)
        if (outcome.length > 0) outcomes.push([rules.pushPlatformWithoutContent, outcome])
      }
      if (bits.low & 64 /* push/content-without-platform */) {
        outcome = pushContent.contentWithoutPlatform(draft)
        if (outcome.length > 0) outcomes.push([rules.pushContentWithoutPlatform, outcome])
      }
    }
    if (hasEmailInDraft) {
      outcome = emailContent.emailBodyRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.emailBodyRequired, outcome])
      outcome = emailContent.emailHeadlineRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.emailHeadlineRequired, outcome])
      if (bits.low & 33554432 /* email/preview-text-required */) {
        outcome = emailContent.emailPreviewTextRequired(draft)
        if (outcome.length > 0) outcomes.push([rules.emailPreviewTextRequired, outcome])
      }
      if (bits.low & 4194304 /* email/international-address */) {
        outcome = emailContent.emailInternationalAddress(draft)
        if (outcome.length > 0) outcomes.push([rules.emailInternationalAddress, outcome])
      }
    }
    if (hasGeofencesInDraft) {
      outcome = geofences.dwellTimeRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.geofenceDwellTimeRequired, outcome])
      if (bits.low & 4 /* geofence/number-format */) {
        outcome = geofences.geofenceNumberFormat(draft)
        if (outcome.length > 0) outcomes.push([rules.geofenceNumberFormat, outcome])
      }
    }
    if (hasPushDetailsInDraft) {
      outcome = basicDetails.iosAudienceRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.pushIosAudienceRequired, outcome])
      if (bits.low & 16 /* push/ios-audience-ambiguous */) {
        outcome = basicDetails.iosAudienceAmbiguous(draft)
        if (outcome.length > 0) outcomes.push([rules.pushIosAudienceAmbiguous, outcome])
      }
    }
    if (hasDetailsToDeliverInDraft) {
      if (bits.low & 128 /* push/triggered-platform-only-unused */) {
        outcome = delivery.triggeredPlatformOnlyUnused(draft)
        if (outcome.length > 0) outcomes.push([rules.pushTriggeredPlatformOnlyUnused, outcome])
      }
    }
    if (isNotOfPushInDraft) {
      if (bits.high & 2048 /* email/subscription-category-required */) {
        outcome = basicDetails.subscriptionCategoryRequired(draft)
        if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryRequired_updateCampaign, outcome])
      }
      if (bits.high & 4096 /* email/subscription-category-unknown */) {
        outcome = basicDetails.subscriptionCategoryUnknown(draft)
        if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryUnknown, outcome])
      }
    }
    if (hasConnectorInDraft) {
      outcome = connector.connectorUnknown(draft)
      if (outcome.length > 0) outcomes.push([rules.connectorUnknown, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.businessEventRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.deliveryBusinessEventRequired, outcome])
      outcome = delivery.geofencesRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.deliveryGeofencesRequired, outcome])
      outcome = delivery.liveActivityIdRequired(draft)
      if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIdRequired, outcome])
      outcome = delivery.liveActivityIosOnly(draft)
      if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIosOnly, outcome])
    }
    if (hasBodyInDraft) {
      outcome = delivery.deliveryChannelMismatch(draft)
      if (outcome.length > 0) outcomes.push([rules.deliveryChannelMismatch_updateCampaign, outcome])
    }
    outcome = campaignLifecycle.updateChannelNotSupported(context)
    if (outcome.length > 0) outcomes.push([rules.updateChannelNotSupported, outcome])
    if (hasBody) {
      outcome = campaignLifecycle.updateChannelChanged(context)
      if (outcome.length > 0) outcomes.push([rules.updateChannelChanged, outcome])
    }
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) outcomes.push([rules.campaignUnknown_getCampaign, outcome])
    if (hasStatus) {
      if (bits.low & 2 /* publish/status-value */) {
        outcome = publishing.statusValue(context)
        if (outcome.length > 0) outcomes.push([rules.publishStatusValue, outcome])
      }
      outcome = publishing.publishNotDraft(context)
      if (outcome.length > 0) outcomes.push([rules.publishNotDraft, outcome])
    }
    if (hasBodyInDraft) {
      outcome = publishing.publishIncomplete(draft)
      if (outcome.length > 0) outcomes.push([rules.publishIncomplete, outcome])
    }
    return outcomes
  },
}
