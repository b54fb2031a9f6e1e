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
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule4, triggers.hasTransport, transport.contentType],
    [rules.rule5, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule7, triggers.always, protocol.rateLimitExceeded],
    [rules.rule9, triggers.always, body.bodyMissing],
    [rules.rule10, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule11, triggers.always, body.bodyNotObject],
    [rules.rule12, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule13, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule14, triggers.always, requestId.requestIdMissing],
    [rules.rule17, triggers.always, requestId.requestIdMismatch],
    [rules.rule18, triggers.always, requestId.requestIdFormat],
    [rules.rule19, triggers.always, idempotencyKey.idempotencyKeyMissing],
    [rules.rule20, triggers.always, idempotencyKey.idempotencyKeyMalformed],
    [rules.rule21, triggers.always, protocol.idempotencyConflict],
    [rules.rule23, triggers.always, protocol.idempotencyInProgress],
    [rules.rule25, triggers.always, parameters.paramsMalformed],
    [rules.rule30],
    [rules.rule32],
    [rules.rule33],
    [rules.rule35, triggers.isForDraft, testMode.modeConflict],
    [rules.rule36, triggers.isInline, testMode.channelRequired],
    [rules.rule37, triggers.isInline, testMode.contentRequired],
    [rules.rule38, triggers.isInlineEmail, testMode.basicDetailsRequired],
    [rules.rule39, triggers.isInlineEmail, testMode.connectorRequired],
    [rules.rule40, triggers.isInlineEmail, testMode.emailIdentityRequired],
    [rules.rule41, triggers.hasConnector, testMode.connectorEmailOnly],
    [rules.rule42, triggers.hasTestMeta, testMeta.identifierChannel],
    [rules.rule43, triggers.hasTestMeta, testMeta.identifierValueFormat],
    [rules.rule44, triggers.hasTestMeta, testMeta.platformDraftOnly],
    [rules.rule45, triggers.hasTestMeta, testMeta.narrowingUnknown],
    [rules.rule46, triggers.isForDraft, testDraft.draftUnknown],
    [rules.rule47, triggers.isForDraft, testDraft.draftState],
    [rules.rule48, triggers.isForDraft, testDraft.draftChannel],
    [rules.rule49, triggers.hasLocales, contentShape.defaultLocaleListed],
    [rules.rule52, triggers.hasFlatContent, contentShape.flatShapeNotAllowed],
    [rules.rule55, triggers.hasKeyedContent, contentShape.mixedShape],
    [rules.rule58, triggers.hasKeyedContent, contentShape.defaultLocaleMissing],
    [rules.rule61, triggers.hasKeyedContent, contentShape.variationLevelMissing],
    [rules.rule64, triggers.hasKeyedContent, contentShape.localeUnlisted],
    [rules.rule66, triggers.hasLocales, contentShape.localeWithoutContent],
    [rules.rule71, triggers.hasMessage, contentShape.channelMismatch],
    [rules.rule72, triggers.hasVariationDetails, variations.percentagesRequired],
    [rules.rule75, triggers.hasPercentages, variations.variationKeyFormat],
    [rules.rule78, triggers.hasVariationDetails, variations.optimizerDurationRequired],
    [rules.rule81, triggers.hasVariationDetails, variations.optimizerMetricRequired],
    [rules.rule84, triggers.hasPercentages, variations.countMismatch],
    [rules.rule86, triggers.hasPercentages, variations.percentagesSum],
    [rules.rule88, triggers.hasPercentages, variations.contentMismatch],
    [rules.rule90, triggers.hasPush, pushContent.customTemplateIdRequired],
    [rules.rule93, triggers.hasPush, pushContent.timerRequired],
    [rules.rule96, triggers.hasTimer, pushContent.timerSpecificTimeRequired],
    [rules.rule99, triggers.hasTimer, pushContent.timerTimePeriodRequired],
    [rules.rule102, triggers.hasTimer, pushContent.timerDurationRequired],
    [rules.rule105, triggers.hasPush, pushContent.bannerImageRequired],
    [rules.rule108, triggers.hasAdvanced, pushContent.dismissTextRequired],
    [rules.rule111, triggers.hasAdvanced, pushContent.autoDismissValueRequired],
    [rules.rule114, triggers.hasPush, pushContent.fieldOfOtherTemplate],
    [rules.rule116, triggers.hasPush, pushContent.platformWithoutContent],
    [rules.rule118, triggers.hasPush, pushContent.contentWithoutPlatform],
    [rules.rule120, triggers.hasEmail, emailContent.emailBodyRequired],
    [rules.rule123, triggers.hasEmail, emailContent.emailHeadlineRequired],
    [rules.rule126, triggers.hasEmail, emailContent.emailPreviewTextRequired],
    [rules.rule128, triggers.hasGeofences, geofences.dwellTimeRequired],
    [rules.rule131, triggers.hasGeofences, geofences.geofenceNumberFormat],
    [rules.rule133, triggers.hasPushDetails, basicDetails.iosAudienceRequired],
    [rules.rule136, triggers.hasPushDetails, basicDetails.iosAudienceAmbiguous],
    [rules.rule140, triggers.hasDetailsToDeliver, delivery.triggeredPlatformOnlyUnused],
    [rules.rule144, triggers.isNotOfPush, basicDetails.subscriptionCategoryRequired],
    [rules.rule146, triggers.isNotOfPush, basicDetails.subscriptionCategoryUnknown],
    [rules.rule148, triggers.hasConnector, connector.connectorUnknown],
    [rules.rule152, triggers.hasDetailsToDeliver, delivery.businessEventRequired],
    [rules.rule156, triggers.hasDetailsToDeliver, delivery.geofencesRequired],
    [rules.rule159, triggers.hasDetailsToDeliver, delivery.liveActivityIdRequired],
    [rules.rule162, triggers.hasDetailsToDeliver, delivery.liveActivityIosOnly],
  ],
}
