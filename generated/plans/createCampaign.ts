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
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule4, triggers.hasTransport, transport.contentType],
    [rules.rule5, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule8, triggers.always, protocol.rateLimitExceeded],
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
    [rules.rule22, triggers.always, protocol.idempotencyConflict],
    [rules.rule24, triggers.always, protocol.idempotencyInProgress],
    [rules.rule29],
    [rules.rule31],
    [rules.rule33],
    [rules.rule49, triggers.hasLocales, contentShape.defaultLocaleListed],
    [rules.rule52, triggers.hasFlatContent, contentShape.flatShapeNotAllowed],
    [rules.rule55, triggers.hasKeyedContent, contentShape.mixedShape],
    [rules.rule58, triggers.hasKeyedContent, contentShape.defaultLocaleMissing],
    [rules.rule61, triggers.hasKeyedContent, contentShape.variationLevelMissing],
    [rules.rule64, triggers.hasKeyedContent, contentShape.localeUnlisted],
    [rules.rule66, triggers.hasLocales, contentShape.localeWithoutContent],
    [rules.rule68, triggers.hasMessage, contentShape.channelMismatch],
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
    [rules.rule138, triggers.hasDetailsToDeliver, delivery.triggeredPlatformOnlyUnused],
    [rules.rule141, triggers.isNotOfPush, basicDetails.subscriptionCategoryRequired],
    [rules.rule145, triggers.isNotOfPush, basicDetails.subscriptionCategoryUnknown],
    [rules.rule147, triggers.hasConnector, connector.connectorUnknown],
    [rules.rule149, triggers.hasDetailsToDeliver, delivery.businessEventRequired],
    [rules.rule153, triggers.hasDetailsToDeliver, delivery.geofencesRequired],
    [rules.rule163, triggers.hasBody, delivery.deliveryChannelMismatch],
    [rules.rule165, triggers.hasBody, campaignLifecycle.createChannelNotSupported],
    [rules.rule166, triggers.hasBody, campaignLifecycle.createDeliveryTypeNotSupported],
  ],
}
