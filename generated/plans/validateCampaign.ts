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
import * as parameters from '../../src/rules/parameters.js'
import * as protocol from '../../src/rules/protocol.js'
import * as publishing from '../../src/rules/publishing.js'
import * as pushContent from '../../src/rules/push-content.js'
import * as requestId from '../../src/rules/request-id.js'
import * as statusChange from '../../src/rules/status-change.js'
import * as transport from '../../src/rules/transport.js'
import * as variations from '../../src/rules/variations.js'
import * as triggers from '../../src/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const validateCampaign: OperationPlan<'validateCampaign'> = {
  operation: 'validateCampaign',
  body: bodies.validateCampaign,
  draft: bodies.updateCampaign,
  steps: [
    [rules.rule0, triggers.always, credentials.credentialsMalformed],
    [rules.rule1, triggers.always, credentials.credentialsRejected],
    [rules.rule2, triggers.always, credentials.permissionMissing],
    [rules.rule3, triggers.hasTransport, transport.methodNotAllowed],
    [rules.rule4, triggers.hasTransport, transport.contentType],
    [rules.rule5, triggers.hasTransport, transport.bodyTooLarge],
    [rules.rule8, triggers.always, protocol.rateLimitExceeded],
    [rules.rule10, triggers.hasTransport, transport.bodyNotJson],
    [rules.rule11, triggers.always, body.bodyNotObject],
    [rules.rule12, triggers.hasTransport, transport.bodyDuplicateKey],
    [rules.rule13, triggers.hasTransport, transport.bodyNumberPrecision],
    [rules.rule14, triggers.always, requestId.requestIdMissing],
    [rules.rule17, triggers.always, requestId.requestIdMismatch],
    [rules.rule18, triggers.always, requestId.requestIdFormat],
    [rules.rule27, triggers.always, parameters.paramsUnusual],
    [rules.rule30],
    [rules.rule32],
    [rules.rule34],
    [rules.rule51, triggers.hasLocales, contentShape.defaultLocaleListed],
    [rules.rule54, triggers.hasFlatContent, contentShape.flatShapeNotAllowed],
    [rules.rule57, triggers.hasKeyedContent, contentShape.mixedShape],
    [rules.rule60, triggers.hasKeyedContent, contentShape.defaultLocaleMissing],
    [rules.rule63, triggers.hasKeyedContent, contentShape.variationLevelMissing],
    [rules.rule65, triggers.hasKeyedContent, contentShape.localeUnlisted],
    [rules.rule67, triggers.hasLocales, contentShape.localeWithoutContent],
    [rules.rule70, triggers.hasMessage, contentShape.channelMismatch],
    [rules.rule74, triggers.hasVariationDetails, variations.percentagesRequired],
    [rules.rule77, triggers.hasPercentages, variations.variationKeyFormat],
    [rules.rule80, triggers.hasVariationDetails, variations.optimizerDurationRequired],
    [rules.rule83, triggers.hasVariationDetails, variations.optimizerMetricRequired],
    [rules.rule85, triggers.hasPercentages, variations.countMismatch],
    [rules.rule87, triggers.hasPercentages, variations.percentagesSum],
    [rules.rule89, triggers.hasPercentages, variations.contentMismatch],
    [rules.rule92, triggers.hasPush, pushContent.customTemplateIdRequired],
    [rules.rule95, triggers.hasPush, pushContent.timerRequired],
    [rules.rule98, triggers.hasTimer, pushContent.timerSpecificTimeRequired],
    [rules.rule101, triggers.hasTimer, pushContent.timerTimePeriodRequired],
    [rules.rule104, triggers.hasTimer, pushContent.timerDurationRequired],
    [rules.rule107, triggers.hasPush, pushContent.bannerImageRequired],
    [rules.rule110, triggers.hasAdvanced, pushContent.dismissTextRequired],
    [rules.rule113, triggers.hasAdvanced, pushContent.autoDismissValueRequired],
    [rules.rule115, triggers.hasPush, pushContent.fieldOfOtherTemplate],
    [rules.rule117, triggers.hasPush, pushContent.platformWithoutContent],
    [rules.rule119, triggers.hasPush, pushContent.contentWithoutPlatform],
    [rules.rule122, triggers.hasEmail, emailContent.emailBodyRequired],
    [rules.rule125, triggers.hasEmail, emailContent.emailHeadlineRequired],
    [rules.rule127, triggers.hasEmail, emailContent.emailPreviewTextRequired],
    [rules.rule130, triggers.hasGeofences, geofences.dwellTimeRequired],
    [rules.rule132, triggers.hasGeofences, geofences.geofenceNumberFormat],
    [rules.rule135, triggers.hasPushDetails, basicDetails.iosAudienceRequired],
    [rules.rule137, triggers.hasPushDetails, basicDetails.iosAudienceAmbiguous],
    [rules.rule139, triggers.hasDetailsToDeliver, delivery.triggeredPlatformOnlyUnused],
    [rules.rule143, triggers.isNotOfPush, basicDetails.subscriptionCategoryRequired],
    [rules.rule146, triggers.isNotOfPush, basicDetails.subscriptionCategoryUnknown],
    [rules.rule148, triggers.hasConnector, connector.connectorUnknown],
    [rules.rule151, triggers.hasDetailsToDeliver, delivery.businessEventRequired],
    [rules.rule155, triggers.hasDetailsToDeliver, delivery.geofencesRequired],
    [rules.rule158, triggers.hasDetailsToDeliver, delivery.liveActivityIdRequired],
    [rules.rule161, triggers.hasDetailsToDeliver, delivery.liveActivityIosOnly],
    [rules.rule164, triggers.hasBody, delivery.deliveryChannelMismatch],
    [rules.rule169, triggers.always, statusChange.campaignUnknown],
    [rules.rule179, triggers.hasBody, publishing.publishIncomplete],
  ],
}
