// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as basicDetails from '../../src/rules/basic-details.js'
import * as body from '../../src/rules/body.js'
import * as connector from '../../src/rules/connector.js'
import * as contentShape from '../../src/rules/content-shape.js'
import * as credentials from '../../src/rules/credentials.js'
import * as delivery from '../../src/rules/delivery.js'
import * as emailContent from '../../src/rules/email-content.js'
import * as geofences from '../../src/rules/geofences.js'
import * as idempotencyKey from '../../src/rules/idempotency-key.js'
import * as parameters from '../../src/rules/parameters.js'
import * as protocol from '../../src/rules/protocol.js'
import * as pushContent from '../../src/rules/push-content.js'
import * as requestId from '../../src/rules/request-id.js'
import * as testDraft from '../../src/rules/test-draft.js'
import * as testMeta from '../../src/rules/test-meta.js'
import * as testMode from '../../src/rules/test-mode.js'
import * as transport from '../../src/rules/transport.js'
import * as variations from '../../src/rules/variations.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const testCampaign: OperationPlan<'testCampaign'> = {
  operation: 'testCampaign',
  body: bodies.testCampaign,
  idempotency: protocol.idempotencyDecision,
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule4, triggers.hasTransport, transport.contentType],
    [rules.rule5, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule6, triggers.always, protocol.rateLimitExceeded],
    [rules.rule7, triggers.always, body.bodyMissing],
    [rules.rule8, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule9, triggers.always, body.bodyNotObject],
    [rules.rule10, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule11, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule12, triggers.always, requestId.requestIdMissing],
    [rules.rule14, triggers.always, requestId.requestIdMismatch],
    [rules.rule15, triggers.always, requestId.requestIdFormat],
    [rules.rule16, triggers.always, idempotencyKey.idempotencyKeyMissing],
    [rules.rule17, triggers.always, idempotencyKey.idempotencyKeyMalformed],
    [rules.rule18, triggers.always, protocol.idempotencyConflict],
    [rules.rule20, triggers.always, protocol.idempotencyInProgress],
    [rules.rule22, triggers.always, parameters.paramsMalformed],
    [rules.rule26],
    [rules.rule27],
    [rules.rule28],
    [rules.rule29, triggers.isForDraft, testMode.modeConflict],
    [rules.rule30, triggers.isInline, testMode.channelRequired],
    [rules.rule31, triggers.isInline, testMode.contentRequired],
    [rules.rule32, triggers.isInlineEmail, testMode.basicDetailsRequired],
    [rules.rule33, triggers.isInlineEmail, testMode.connectorRequired],
    [rules.rule34, triggers.isInlineEmail, testMode.emailIdentityRequired],
    [rules.rule35, triggers.hasConnector, testMode.connectorEmailOnly],
    [rules.rule36, triggers.hasTestMeta, testMeta.identifierChannel],
    [rules.rule37, triggers.hasTestMeta, testMeta.identifierValueFormat],
    [rules.rule38, triggers.hasTestMeta, testMeta.platformDraftOnly],
    [rules.rule39, triggers.hasTestMeta, testMeta.narrowingUnknown],
    [rules.rule40, triggers.isForDraft, testDraft.draftUnknown],
    [rules.rule41, triggers.isForDraft, testDraft.draftState],
    [rules.rule42, triggers.isForDraft, testDraft.draftChannel],
    [rules.rule43, triggers.hasLocales, contentShape.defaultLocaleListed],
    [rules.rule44, triggers.hasFlatContent, contentShape.flatShapeNotAllowed],
    [rules.rule45, triggers.hasKeyedContent, contentShape.mixedShape],
    [rules.rule46, triggers.hasKeyedContent, contentShape.defaultLocaleMissing],
    [rules.rule47, triggers.hasKeyedContent, contentShape.variationLevelMissing],
    [rules.rule48, triggers.hasKeyedContent, contentShape.localeUnlisted],
    [rules.rule49, triggers.hasLocales, contentShape.localeWithoutContent],
    [rules.rule51, triggers.hasMessage, contentShape.channelMismatch],
    [rules.rule52, triggers.hasVariationDetails, variations.percentagesRequired],
    [rules.rule53, triggers.hasPercentages, variations.variationKeyFormat],
    [rules.rule54, triggers.hasVariationDetails, variations.optimizerDurationRequired],
    [rules.rule55, triggers.hasVariationDetails, variations.optimizerMetricRequired],
    [rules.rule56, triggers.hasPercentages, variations.countMismatch],
    [rules.rule57, triggers.hasPercentages, variations.percentagesSum],
    [rules.rule58, triggers.hasPercentages, variations.contentMismatch],
    [rules.rule59, triggers.hasPush, pushContent.customTemplateIdRequired],
    [rules.rule60, triggers.hasPush, pushContent.timerRequired],
    [rules.rule61, triggers.hasTimer, pushContent.timerSpecificTimeRequired],
    [rules.rule62, triggers.hasTimer, pushContent.timerTimePeriodRequired],
    [rules.rule63, triggers.hasTimer, pushContent.timerDurationRequired],
    [rules.rule64, triggers.hasPush, pushContent.bannerImageRequired],
    [rules.rule65, triggers.hasAdvanced, pushContent.dismissTextRequired],
    [rules.rule66, triggers.hasAdvanced, pushContent.autoDismissValueRequired],
    [rules.rule67, triggers.hasPush, pushContent.fieldOfOtherTemplate],
    [rules.rule68, triggers.hasPush, pushContent.platformWithoutContent],
    [rules.rule69, triggers.hasPush, pushContent.contentWithoutPlatform],
    [rules.rule70, triggers.hasEmail, emailContent.emailBodyRequired],
    [rules.rule71, triggers.hasEmail, emailContent.emailHeadlineRequired],
    [rules.rule72, triggers.hasEmail, emailContent.emailPreviewTextRequired],
    [rules.rule73, triggers.hasGeofences, geofences.dwellTimeRequired],
    [rules.rule74, triggers.hasGeofences, geofences.geofenceNumberFormat],
    [rules.rule75, triggers.hasPushDetails, basicDetails.iosAudienceRequired],
    [rules.rule76, triggers.hasPushDetails, basicDetails.iosAudienceAmbiguous],
    [rules.rule77, triggers.hasDetailsToDeliver, delivery.triggeredPlatformOnlyUnused],
    [rules.rule78, triggers.isNotOfPush, basicDetails.subscriptionCategoryRequired],
    [rules.rule81, triggers.isNotOfPush, basicDetails.subscriptionCategoryUnknown],
    [rules.rule82, triggers.hasConnector, connector.connectorUnknown],
    [rules.rule83, triggers.hasDetailsToDeliver, delivery.businessEventRequired],
    [rules.rule84, triggers.hasDetailsToDeliver, delivery.geofencesRequired],
    [rules.rule85, triggers.hasDetailsToDeliver, delivery.liveActivityIdRequired],
    [rules.rule86, triggers.hasDetailsToDeliver, delivery.liveActivityIosOnly],
  ],
}
