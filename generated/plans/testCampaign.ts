// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
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
  runRules(context, _draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    const isForDraft = (bits.high & 918528) !== 0 && triggers.isForDraft(context)
    const isInline = (bits.high & 24576) !== 0 && triggers.isInline(context)
    const isInlineEmail = (bits.high & 29360128) !== 0 && triggers.isInlineEmail(context)
    const hasConnector = (bits.high & 768) !== 0 && triggers.hasConnector(context)
    const hasTestMeta = (bits.high & 98496) !== 0 && triggers.hasTestMeta(context)
    const hasLocales = (bits.low & -2147483392) !== 0 && triggers.hasLocales(context)
    const hasFlatContent = (bits.low & 536870912) !== 0 && triggers.hasFlatContent(context)
    const hasKeyedContent = (bits.low & 1543503872) !== 0 && triggers.hasKeyedContent(context)
    const hasMessage = (bits.high & 8) !== 0 && triggers.hasMessage(context)
    const hasVariationDetails = ((bits.low & 7168) | (bits.high & 4)) !== 0 && triggers.hasVariationDetails(context)
    const hasPercentages = ((bits.low & 512) | (bits.high & 3)) !== 0 && triggers.hasPercentages(context)
    const hasPush = (bits.low & 3678208) !== 0 && triggers.hasPush(context)
    const hasTimer = (bits.low & 114688) !== 0 && triggers.hasTimer(context)
    const hasAdvanced = (bits.low & 393216) !== 0 && triggers.hasAdvanced(context)
    const hasPlatforms = (bits.low & 96) !== 0 && triggers.hasPlatforms(context)
    const hasEmail = (bits.low & 62914560) !== 0 && triggers.hasEmail(context)
    const hasGeofences = (bits.low & 6) !== 0 && triggers.hasGeofences(context)
    const hasPushDetails = (bits.low & 24) !== 0 && triggers.hasPushDetails(context)
    const hasDetailsToDeliver = ((bits.low & 128) | (bits.high & 3145776)) !== 0 && triggers.hasDetailsToDeliver(context)
    const isNotOfPush = (bits.high & 6144) !== 0 && triggers.isNotOfPush(context)
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
    if (outcome.length > 0) outcomes.push([rules.idempotencyConflict, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) outcomes.push([rules.idempotencyInProgress, outcome])
    outcome = parameters.paramsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.paramsMalformed, outcome])
    if (bits.low & 1) {
      outcomes.push([rules.structure])
      outcomes.push([rules.fieldUnknown])
      outcomes.push([rules.fieldUnlikelyType])
      outcomes.push([rules.fieldUnlikelyValue])
      outcomes.push([rules.bodyEmpty])
    }
    if (isForDraft) {
      if (bits.high & 1024 /* test/mode-conflict */) {
        outcome = testMode.modeConflict(context)
        if (outcome.length > 0) outcomes.push([rules.testModeConflict, outcome])
      }
    }
    if (isInline) {
      if (bits.high & 8192 /* test/channel-required */) {
        outcome = testMode.channelRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testChannelRequired, outcome])
      }
      if (bits.high & 16384 /* test/content-required */) {
        outcome = testMode.contentRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testContentRequired, outcome])
      }
    }
    if (isInlineEmail) {
      if (bits.high & 4194304 /* test/basic-details-required */) {
        outcome = testMode.basicDetailsRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testBasicDetailsRequired, outcome])
      }
      if (bits.high & 8388608 /* test/connector-required */) {
        outcome = testMode.connectorRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testConnectorRequired, outcome])
      }
      if (bits.high & 16777216 /* test/email-identity-required */) {
        outcome = testMode.emailIdentityRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testEmailIdentityRequired, outcome])
      }
    }
    if (hasConnector) {
      if (bits.high & 256 /* test/connector-email-only */) {
        outcome = testMode.connectorEmailOnly(context)
        if (outcome.length > 0) outcomes.push([rules.testConnectorEmailOnly, outcome])
      }
    }
    if (hasTestMeta) {
      if (bits.high & 65536 /* test/identifier-channel */) {
        outcome = testMeta.identifierChannel(context)
        if (outcome.length > 0) outcomes.push([rules.testIdentifierChannel, outcome])
      }
      if (bits.high & 64 /* test/identifier-value-format */) {
        outcome = testMeta.identifierValueFormat(context)
        if (outcome.length > 0) outcomes.push([rules.testIdentifierValueFormat, outcome])
      }
      if (bits.high & 32768 /* test/platform-draft-only */) {
        outcome = testMeta.platformDraftOnly(context)
        if (outcome.length > 0) outcomes.push([rules.testPlatformDraftOnly, outcome])
      }
      if (bits.high & 128 /* test/narrowing-unknown */) {
        outcome = testMeta.narrowingUnknown(context)
        if (outcome.length > 0) outcomes.push([rules.testNarrowingUnknown, outcome])
      }
    }
    if (isForDraft) {
      if (bits.high & 131072 /* test/draft-unknown */) {
        outcome = testDraft.draftUnknown(context)
        if (outcome.length > 0) outcomes.push([rules.testDraftUnknown, outcome])
      }
      if (bits.high & 262144 /* test/draft-state */) {
        outcome = testDraft.draftState(context)
        if (outcome.length > 0) outcomes.push([rules.testDraftState, outcome])
      }
      if (bits.high & 524288 /* test/draft-channel */) {
        outcome = testDraft.draftChannel(context)
        if (outcome.length > 0) outcomes.push([rules.testDraftChannel, outcome])
      }
    }
    if (hasLocales) {
      if (bits.low & 256 /* content/default-locale-listed */) {
        outcome = contentShape.defaultLocaleListed(context)
        if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleListed, outcome])
      }
    }
    if (hasFlatContent) {
      if (bits.low & 536870912 /* content/flat-shape-not-allowed */) {
        outcome = contentShape.flatShapeNotAllowed(context)
        if (outcome.length > 0) outcomes.push([rules.contentFlatShapeNotAllowed, outcome])
      }
    }
    if (hasKeyedContent) {
      if (bits.low & 134217728 /* content/mixed-shape */) {
        outcome = contentShape.mixedShape(context)
        if (outcome.length > 0) outcomes.push([rules.contentMixedShape, outcome])
      }
      if (bits.low & 268435456 /* content/default-locale-missing */) {
        outcome = contentShape.defaultLocaleMissing(context)
        if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleMissing, outcome])
      }
      if (bits.low & 67108864 /* content/variation-level-missing */) {
        outcome = contentShape.variationLevelMissing(context)
        if (outcome.length > 0) outcomes.push([rules.contentVariationLevelMissing, outcome])
      }
      if (bits.low & 1073741824 /* content/locale-unlisted */) {
        outcome = contentShape.localeUnlisted(context)
        if (outcome.length > 0) outcomes.push([rules.contentLocaleUnlisted, outcome])
      }
    }
    if (hasLocales) {
      if (bits.low & -2147483648 /* content/locale-without-content */) {
        outcome = contentShape.localeWithoutContent(context)
        if (outcome.length > 0) outcomes.push([rules.contentLocaleWithoutContent, outcome])
      }
    }
    if (hasMessage) {
      if (bits.high & 8 /* content/channel-mismatch */) {
        outcome = contentShape.channelMismatch(context)
        if (outcome.length > 0) outcomes.push([rules.contentChannelMismatch_testCampaign, outcome])
      }
    }
    if (hasVariationDetails) {
      if (bits.low & 1024 /* variation/percentages-required */) {
        outcome = variations.percentagesRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationPercentagesRequired, outcome])
      }
    }
    if (hasPercentages) {
      if (bits.low & 512 /* variation/key-format */) {
        outcome = variations.variationKeyFormat(context)
        if (outcome.length > 0) outcomes.push([rules.variationKeyFormat, outcome])
      }
    }
    if (hasVariationDetails) {
      if (bits.low & 2048 /* variation/optimizer-duration-required */) {
        outcome = variations.optimizerDurationRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationOptimizerDurationRequired, outcome])
      }
      if (bits.low & 4096 /* variation/optimizer-metric-required */) {
        outcome = variations.optimizerMetricRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationOptimizerMetricRequired, outcome])
      }
    }
    if (hasPercentages) {
      if (bits.high & 1 /* variation/count-mismatch */) {
        outcome = variations.countMismatch(context)
        if (outcome.length > 0) outcomes.push([rules.variationCountMismatch, outcome])
      }
      if (bits.high & 2 /* variation/percentages-sum */) {
        outcome = variations.percentagesSum(context)
        if (outcome.length > 0) outcomes.push([rules.variationPercentagesSum, outcome])
      }
    }
    if (hasVariationDetails) {
      if (bits.high & 4 /* variation/content-mismatch */) {
        outcome = variations.contentMismatch(context)
        if (outcome.length > 0) outcomes.push([rules.variationContentMismatch, outcome])
      }
    }
    if (hasPush) {
      if (bits.low & 524288 /* push/custom-template-id-required */) {
        outcome = pushContent.customTemplateIdRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushCustomTemplateIdRequired, outcome])
      }
      if (bits.low & 1048576 /* push/timer-required */) {
        outcome = pushContent.timerRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerRequired, outcome])
      }
    }
    if (hasTimer) {
      if (bits.low & 16384 /* push/timer-specific-time-required */) {
        outcome = pushContent.timerSpecificTimeRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerSpecificTimeRequired, outcome])
      }
      if (bits.low & 32768 /* push/timer-time-period-required */) {
        outcome = pushContent.timerTimePeriodRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerTimePeriodRequired, outcome])
      }
      if (bits.low & 65536 /* push/timer-duration-required */) {
        outcome = pushContent.timerDurationRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerDurationRequired, outcome])
      }
    }
    if (hasPush) {
      if (bits.low & 2097152 /* push/banner-image-required */) {
        outcome = pushContent.bannerImageRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushBannerImageRequired, outcome])
      }
    }
    if (hasAdvanced) {
      if (bits.low & 131072 /* push/dismiss-text-required */) {
        outcome = pushContent.dismissTextRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushDismissTextRequired, outcome])
      }
      if (bits.low & 262144 /* push/auto-dismiss-value-required */) {
        outcome = pushContent.autoDismissValueRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushAutoDismissValueRequired, outcome])
      }
    }
    if (hasPush) {
      if (bits.low & 8192 /* push/field-of-other-template */) {
        outcome = pushContent.fieldOfOtherTemplate(context)
        if (outcome.length > 0) outcomes.push([rules.pushFieldOfOtherTemplate, outcome])
      }
    }
    if (hasPlatforms) {
      if (bits.low & 32 /* push/platform-without-content */) {
        outcome = pushContent.platformWithoutContent(context)
        if (outcome.length > 0) outcomes.push([rules.pushPlatformWithoutContent, outcome])
      }
      if (bits.low & 64 /* push/content-without-platform */) {
        outcome = pushContent.contentWithoutPlatform(context)
        if (outcome.length > 0) outcomes.push([rules.pushContentWithoutPlatform, outcome])
      }
    }
    if (hasEmail) {
      if (bits.low & 8388608 /* email/body-required */) {
        outcome = emailContent.emailBodyRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailBodyRequired, outcome])
      }
      if (bits.low & 16777216 /* email/headline-required */) {
        outcome = emailContent.emailHeadlineRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailHeadlineRequired, outcome])
      }
      if (bits.low & 33554432 /* email/preview-text-required */) {
        outcome = emailContent.emailPreviewTextRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailPreviewTextRequired, outcome])
      }
      if (bits.low & 4194304 /* email/international-address */) {
        outcome = emailContent.emailInternationalAddress(context)
        if (outcome.length > 0) outcomes.push([rules.emailInternationalAddress, outcome])
      }
    }
    if (hasGeofences) {
      if (bits.low & 2 /* geofence/dwell-time-required */) {
        outcome = geofences.dwellTimeRequired(context)
        if (outcome.length > 0) outcomes.push([rules.geofenceDwellTimeRequired, outcome])
      }
      if (bits.low & 4 /* geofence/number-format */) {
        outcome = geofences.geofenceNumberFormat(context)
        if (outcome.length > 0) outcomes.push([rules.geofenceNumberFormat, outcome])
      }
    }
    if (hasPushDetails) {
      if (bits.low & 8 /* push/ios-audience-required */) {
        outcome = basicDetails.iosAudienceRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushIosAudienceRequired, outcome])
      }
      if (bits.low & 16 /* push/ios-audience-ambiguous */) {
        outcome = basicDetails.iosAudienceAmbiguous(context)
        if (outcome.length > 0) outcomes.push([rules.pushIosAudienceAmbiguous, outcome])
      }
    }
    if (hasDetailsToDeliver) {
      if (bits.low & 128 /* push/triggered-platform-only-unused */) {
        outcome = delivery.triggeredPlatformOnlyUnused(context)
        if (outcome.length > 0) outcomes.push([rules.pushTriggeredPlatformOnlyUnused, outcome])
      }
    }
    if (isNotOfPush) {
      if (bits.high & 2048 /* email/subscription-category-required */) {
        outcome = basicDetails.subscriptionCategoryRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryRequired, outcome])
      }
      if (bits.high & 4096 /* email/subscription-category-unknown */) {
        outcome = basicDetails.subscriptionCategoryUnknown(context)
        if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryUnknown, outcome])
      }
    }
    if (hasConnector) {
      if (bits.high & 512 /* connector/unknown */) {
        outcome = connector.connectorUnknown(context)
        if (outcome.length > 0) outcomes.push([rules.connectorUnknown, outcome])
      }
    }
    if (hasDetailsToDeliver) {
      if (bits.high & 16 /* delivery/business-event-required */) {
        outcome = delivery.businessEventRequired(context)
        if (outcome.length > 0) outcomes.push([rules.deliveryBusinessEventRequired, outcome])
      }
      if (bits.high & 32 /* delivery/geofences-required */) {
        outcome = delivery.geofencesRequired(context)
        if (outcome.length > 0) outcomes.push([rules.deliveryGeofencesRequired, outcome])
      }
      if (bits.high & 1048576 /* delivery/live-activity-id-required */) {
        outcome = delivery.liveActivityIdRequired(context)
        if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIdRequired, outcome])
      }
      if (bits.high & 2097152 /* delivery/live-activity-ios-only */) {
        outcome = delivery.liveActivityIosOnly(context)
        if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIosOnly, outcome])
      }
    }
    return outcomes
  },
}
