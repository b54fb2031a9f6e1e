// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../../src/engine/operation-plan.js'
import * as basicDetails from '../../src/rules/basic-details.js'
import * as body from '../../src/rules/body.js'
import * as campaignLifecycle from '../../src/rules/campaign-lifecycle.js'
import * as connector from '../../src/rules/connector.js'
import * as contentShape from '../../src/rules/content-shape.js'
import * as credentials from '../../src/rules/credentials.js'
import * as delivery from '../../src/rules/delivery.js'
import * as emailContent from '../../src/rules/email-content.js'
import * as geofences from '../../src/rules/geofences.js'
import * as idempotencyKey from '../../src/rules/idempotency-key.js'
import * as protocol from '../../src/rules/protocol.js'
import * as pushContent from '../../src/rules/push-content.js'
import * as requestId from '../../src/rules/request-id.js'
import * as transport from '../../src/rules/transport.js'
import * as variations from '../../src/rules/variations.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const createCampaign: OperationPlan<'createCampaign'> = {
  operation: 'createCampaign',
  body: bodies.createCampaign,
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
    [rules.rule19, triggers.always, protocol.idempotencyConflict],
    [rules.rule21, triggers.always, protocol.idempotencyInProgress],
    [rules.rule26],
    [rules.rule27],
    [rules.rule28],
    [rules.rule43, triggers.hasLocales, contentShape.defaultLocaleListed],
    [rules.rule44, triggers.hasFlatContent, contentShape.flatShapeNotAllowed],
    [rules.rule45, triggers.hasKeyedContent, contentShape.mixedShape],
    [rules.rule46, triggers.hasKeyedContent, contentShape.defaultLocaleMissing],
    [rules.rule47, triggers.hasKeyedContent, contentShape.variationLevelMissing],
    [rules.rule48, triggers.hasKeyedContent, contentShape.localeUnlisted],
    [rules.rule49, triggers.hasLocales, contentShape.localeWithoutContent],
    [rules.rule50, triggers.hasMessage, contentShape.channelMismatch],
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
    [rules.rule87, triggers.hasBody, delivery.deliveryChannelMismatch],
    [rules.rule89, triggers.hasBody, campaignLifecycle.createChannelNotSupported],
    [rules.rule90, triggers.hasBody, campaignLifecycle.createDeliveryTypeNotSupported],
  ],
}
