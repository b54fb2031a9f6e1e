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
    const isForDraft = triggers.isForDraft(context)
    const isInline = (bits & 25165824) !== 0 && triggers.isInline(context)
    const isInlineEmail = (bits & 67108870) !== 0 && triggers.isInlineEmail(context)
    const hasConnector = triggers.hasConnector(context)
    const hasTestMeta = (bits & -2113929216) !== 0 && triggers.hasTestMeta(context)
    const hasLocales = triggers.hasLocales(context)
    const hasFlatContent = (bits & 2097152) !== 0 && triggers.hasFlatContent(context)
    const hasKeyedContent = triggers.hasKeyedContent(context)
    const hasMessage = (bits & -2147483648) !== 0 && triggers.hasMessage(context)
    const hasVariationDetails = triggers.hasVariationDetails(context)
    const hasPercentages = triggers.hasPercentages(context)
    const hasPush = (bits & 268492800) !== 0 && triggers.hasPush(context)
    const hasTimer = (bits & 1792) !== 0 && triggers.hasTimer(context)
    const hasAdvanced = (bits & 6144) !== 0 && triggers.hasAdvanced(context)
    const hasPlatforms = triggers.hasPlatforms(context)
    const hasEmail = (bits & 1610809344) !== 0 && triggers.hasEmail(context)
    const hasGeofences = (bits & 67108866) !== 0 && triggers.hasGeofences(context)
    const hasPushDetails = (bits & 134217732) !== 0 && triggers.hasPushDetails(context)
    const hasDetailsToDeliver = triggers.hasDetailsToDeliver(context)
    const isNotOfPush = triggers.isNotOfPush(context)
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
    if (bits & 1) {
      outcomes.push([rules.structure])
      outcomes.push([rules.fieldUnknown])
      outcomes.push([rules.fieldUnlikelyType])
      outcomes.push([rules.fieldUnlikelyValue])
      outcomes.push([rules.bodyEmpty])
    }
    if (isForDraft) {
      if (bits & 4194304 /* test/mode-conflict */) {
        outcome = testMode.modeConflict(context)
        if (outcome.length > 0) outcomes.push([rules.testModeConflict, outcome])
      }
    }
    if (isInline) {
      if (bits & 8388608 /* test/channel-required */) {
        outcome = testMode.channelRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testChannelRequired, outcome])
      }
      if (bits & 16777216 /* test/content-required */) {
        outcome = testMode.contentRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testContentRequired, outcome])
      }
    }
    if (isInlineEmail) {
      if (bits & 2 /* test/basic-details-required */) {
        outcome = testMode.basicDetailsRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testBasicDetailsRequired, outcome])
      }
      if (bits & 4 /* test/connector-required */) {
        outcome = testMode.connectorRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testConnectorRequired, outcome])
      }
      if (bits & 67108864 /* test/email-identity-required */) {
        outcome = testMode.emailIdentityRequired(context)
        if (outcome.length > 0) outcomes.push([rules.testEmailIdentityRequired, outcome])
      }
    }
    if (hasConnector) {
      outcome = testMode.connectorEmailOnly(context)
      if (outcome.length > 0) outcomes.push([rules.testConnectorEmailOnly, outcome])
    }
    if (hasTestMeta) {
      if (bits & -2147483648 /* test/identifier-channel */) {
        outcome = testMeta.identifierChannel(context)
        if (outcome.length > 0) outcomes.push([rules.testIdentifierChannel, outcome])
      }
      if (bits & -2147483648 /* test/identifier-value-format */) {
        outcome = testMeta.identifierValueFormat(context)
        if (outcome.length > 0) outcomes.push([rules.testIdentifierValueFormat, outcome])
      }
      if (bits & 33554432 /* test/platform-draft-only */) {
        outcome = testMeta.platformDraftOnly(context)
        if (outcome.length > 0) outcomes.push([rules.testPlatformDraftOnly, outcome])
      }
      if (bits & -2147483648 /* test/narrowing-unknown */) {
        outcome = testMeta.narrowingUnknown(context)
        if (outcome.length > 0) outcomes.push([rules.testNarrowingUnknown, outcome])
      }
    }
    if (isForDraft) {
      outcome = testDraft.draftUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.testDraftUnknown, outcome])
      outcome = testDraft.draftState(context)
      if (outcome.length > 0) outcomes.push([rules.testDraftState, outcome])
      outcome = testDraft.draftChannel(context)
      if (outcome.length > 0) outcomes.push([rules.testDraftChannel, outcome])
    }
    if (hasLocales) {
      if (bits & 8 /* content/default-locale-listed */) {
        outcome = contentShape.defaultLocaleListed(context)
        if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleListed, outcome])
      }
    }
    if (hasFlatContent) {
      if (bits & 2097152 /* content/flat-shape-not-allowed */) {
        outcome = contentShape.flatShapeNotAllowed(context)
        if (outcome.length > 0) outcomes.push([rules.contentFlatShapeNotAllowed, outcome])
      }
    }
    if (hasKeyedContent) {
      if (bits & 524288 /* content/mixed-shape */) {
        outcome = contentShape.mixedShape(context)
        if (outcome.length > 0) outcomes.push([rules.contentMixedShape, outcome])
      }
      if (bits & 1048576 /* content/default-locale-missing */) {
        outcome = contentShape.defaultLocaleMissing(context)
        if (outcome.length > 0) outcomes.push([rules.contentDefaultLocaleMissing, outcome])
      }
      if (bits & 262144 /* content/variation-level-missing */) {
        outcome = contentShape.variationLevelMissing(context)
        if (outcome.length > 0) outcomes.push([rules.contentVariationLevelMissing, outcome])
      }
      outcome = contentShape.localeUnlisted(context)
      if (outcome.length > 0) outcomes.push([rules.contentLocaleUnlisted, outcome])
    }
    if (hasLocales) {
      outcome = contentShape.localeWithoutContent(context)
      if (outcome.length > 0) outcomes.push([rules.contentLocaleWithoutContent, outcome])
    }
    if (hasMessage) {
      if (bits & -2147483648 /* content/channel-mismatch */) {
        outcome = contentShape.channelMismatch(context)
        if (outcome.length > 0) outcomes.push([rules.contentChannelMismatch_testCampaign, outcome])
      }
    }
    if (hasVariationDetails) {
      if (bits & 32 /* variation/percentages-required */) {
        outcome = variations.percentagesRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationPercentagesRequired, outcome])
      }
    }
    if (hasPercentages) {
      if (bits & 16 /* variation/key-format */) {
        outcome = variations.variationKeyFormat(context)
        if (outcome.length > 0) outcomes.push([rules.variationKeyFormat, outcome])
      }
    }
    if (hasVariationDetails) {
      if (bits & 64 /* variation/optimizer-duration-required */) {
        outcome = variations.optimizerDurationRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationOptimizerDurationRequired, outcome])
      }
      if (bits & 128 /* variation/optimizer-metric-required */) {
        outcome = variations.optimizerMetricRequired(context)
        if (outcome.length > 0) outcomes.push([rules.variationOptimizerMetricRequired, outcome])
      }
    }
    if (hasPercentages) {
      outcome = variations.countMismatch(context)
      if (outcome.length > 0) outcomes.push([rules.variationCountMismatch, outcome])
      outcome = variations.percentagesSum(context)
      if (outcome.length > 0) outcomes.push([rules.variationPercentagesSum, outcome])
    }
    if (hasVariationDetails) {
      outcome = variations.contentMismatch(context)
      if (outcome.length > 0) outcomes.push([rules.variationContentMismatch, outcome])
    }
    if (hasPush) {
      if (bits & 8192 /* push/custom-template-id-required */) {
        outcome = pushContent.customTemplateIdRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushCustomTemplateIdRequired, outcome])
      }
      if (bits & 16384 /* push/timer-required */) {
        outcome = pushContent.timerRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerRequired, outcome])
      }
    }
    if (hasTimer) {
      if (bits & 256 /* push/timer-specific-time-required */) {
        outcome = pushContent.timerSpecificTimeRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerSpecificTimeRequired, outcome])
      }
      if (bits & 512 /* push/timer-time-period-required */) {
        outcome = pushContent.timerTimePeriodRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerTimePeriodRequired, outcome])
      }
      if (bits & 1024 /* push/timer-duration-required */) {
        outcome = pushContent.timerDurationRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushTimerDurationRequired, outcome])
      }
    }
    if (hasPush) {
      if (bits & 32768 /* push/banner-image-required */) {
        outcome = pushContent.bannerImageRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushBannerImageRequired, outcome])
      }
    }
    if (hasAdvanced) {
      if (bits & 2048 /* push/dismiss-text-required */) {
        outcome = pushContent.dismissTextRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushDismissTextRequired, outcome])
      }
      if (bits & 4096 /* push/auto-dismiss-value-required */) {
        outcome = pushContent.autoDismissValueRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushAutoDismissValueRequired, outcome])
      }
    }
    if (hasPush) {
      if (bits & 268435456 /* push/field-of-other-template */) {
        outcome = pushContent.fieldOfOtherTemplate(context)
        if (outcome.length > 0) outcomes.push([rules.pushFieldOfOtherTemplate, outcome])
      }
    }
    if (hasPlatforms) {
      outcome = pushContent.platformWithoutContent(context)
      if (outcome.length > 0) outcomes.push([rules.pushPlatformWithoutContent, outcome])
      outcome = pushContent.contentWithoutPlatform(context)
      if (outcome.length > 0) outcomes.push([rules.pushContentWithoutPlatform, outcome])
    }
    if (hasEmail) {
      if (bits & 65536 /* email/body-required */) {
        outcome = emailContent.emailBodyRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailBodyRequired, outcome])
      }
      if (bits & 131072 /* email/headline-required */) {
        outcome = emailContent.emailHeadlineRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailHeadlineRequired, outcome])
      }
      if (bits & 1073741824 /* email/preview-text-required */) {
        outcome = emailContent.emailPreviewTextRequired(context)
        if (outcome.length > 0) outcomes.push([rules.emailPreviewTextRequired, outcome])
      }
      if (bits & 536870912 /* email/international-address */) {
        outcome = emailContent.emailInternationalAddress(context)
        if (outcome.length > 0) outcomes.push([rules.emailInternationalAddress, outcome])
      }
    }
    if (hasGeofences) {
      if (bits & 2 /* geofence/dwell-time-required */) {
        outcome = geofences.dwellTimeRequired(context)
        if (outcome.length > 0) outcomes.push([rules.geofenceDwellTimeRequired, outcome])
      }
      if (bits & 67108864 /* geofence/number-format */) {
        outcome = geofences.geofenceNumberFormat(context)
        if (outcome.length > 0) outcomes.push([rules.geofenceNumberFormat, outcome])
      }
    }
    if (hasPushDetails) {
      if (bits & 4 /* push/ios-audience-required */) {
        outcome = basicDetails.iosAudienceRequired(context)
        if (outcome.length > 0) outcomes.push([rules.pushIosAudienceRequired, outcome])
      }
      if (bits & 134217728 /* push/ios-audience-ambiguous */) {
        outcome = basicDetails.iosAudienceAmbiguous(context)
        if (outcome.length > 0) outcomes.push([rules.pushIosAudienceAmbiguous, outcome])
      }
    }
    if (hasDetailsToDeliver) {
      outcome = delivery.triggeredPlatformOnlyUnused(context)
      if (outcome.length > 0) outcomes.push([rules.pushTriggeredPlatformOnlyUnused, outcome])
    }
    if (isNotOfPush) {
      outcome = basicDetails.subscriptionCategoryRequired(context)
      if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryRequired, outcome])
      outcome = basicDetails.subscriptionCategoryUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.emailSubscriptionCategoryUnknown, outcome])
    }
    if (hasConnector) {
      outcome = connector.connectorUnknown(context)
      if (outcome.length > 0) outcomes.push([rules.connectorUnknown, outcome])
    }
    if (hasDetailsToDeliver) {
      outcome = delivery.businessEventRequired(context)
      if (outcome.length > 0) outcomes.push([rules.deliveryBusinessEventRequired, outcome])
      outcome = delivery.geofencesRequired(context)
      if (outcome.length > 0) outcomes.push([rules.deliveryGeofencesRequired, outcome])
      outcome = delivery.liveActivityIdRequired(context)
      if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIdRequired, outcome])
      outcome = delivery.liveActivityIosOnly(context)
      if (outcome.length > 0) outcomes.push([rules.deliveryLiveActivityIosOnly, outcome])
    }
    return outcomes
  },
}
