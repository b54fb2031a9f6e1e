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
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as publishing from '../../src/core/rules/publishing.js'
import * as pushContent from '../../src/core/rules/push-content.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as statusChange from '../../src/core/rules/status-change.js'
import * as transport from '../../src/core/rules/transport.js'
import * as variations from '../../src/core/rules/variations.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const validateCampaign: OperationPlan<'validateCampaign'> = {
  operation: 'validateCampaign',
  body: bodies.validateCampaign,
  draft: bodies.updateCampaign,
  entries: [rules.rule0, rules.rule1, rules.rule2, rules.rule3, rules.rule4, rules.rule5, rules.rule6, rules.rule7, rules.rule9, rules.rule10, rules.rule11, rules.rule12, rules.rule13, rules.rule15, rules.rule16, rules.rule25, rules.rule27, rules.rule28, rules.rule29, rules.rule44, rules.rule45, rules.rule46, rules.rule47, rules.rule48, rules.rule49, rules.rule50, rules.rule51, rules.rule53, rules.rule54, rules.rule55, rules.rule56, rules.rule57, rules.rule58, rules.rule59, rules.rule60, rules.rule61, rules.rule62, rules.rule63, rules.rule64, rules.rule65, rules.rule66, rules.rule67, rules.rule68, rules.rule69, rules.rule70, rules.rule71, rules.rule72, rules.rule73, rules.rule74, rules.rule75, rules.rule76, rules.rule77, rules.rule78, rules.rule81, rules.rule82, rules.rule83, rules.rule84, rules.rule85, rules.rule86, rules.rule87, rules.rule89, rules.rule94, rules.rule103],
  ask(context, draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const hasLocalesInDraft = triggers.hasLocales(draft)
    const hasFlatContentInDraft = triggers.hasFlatContent(draft)
    const hasKeyedContentInDraft = triggers.hasKeyedContent(draft)
    const hasMessageInDraft = triggers.hasMessage(draft)
    const hasVariationDetailsInDraft = triggers.hasVariationDetails(draft)
    const hasPercentagesInDraft = triggers.hasPercentages(draft)
    const hasPushInDraft = triggers.hasPush(draft)
    const hasTimerInDraft = triggers.hasTimer(draft)
    const hasAdvancedInDraft = triggers.hasAdvanced(draft)
    const hasEmailInDraft = triggers.hasEmail(draft)
    const hasGeofencesInDraft = triggers.hasGeofences(draft)
    const hasPushDetailsInDraft = triggers.hasPushDetails(draft)
    const hasDetailsToDeliverInDraft = triggers.hasDetailsToDeliver(draft)
    const isNotOfPushInDraft = triggers.isNotOfPush(draft)
    const hasConnectorInDraft = triggers.hasConnector(draft)
    const hasBodyInDraft = triggers.hasBody(draft)
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
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) heard.push([rules.rule25, outcome])
    if (!isSound) {
      heard.push([rules.rule27])
      heard.push([rules.rule28])
      heard.push([rules.rule29])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.defaultLocaleListed(draft)
      if (outcome.length > 0) heard.push([rules.rule44, outcome])
    }
    if (hasFlatContentInDraft) {
      outcome = contentShape.flatShapeNotAllowed(draft)
      if (outcome.length > 0) heard.push([rules.rule45, outcome])
    }
    if (hasKeyedContentInDraft) {
      outcome = contentShape.mixedShape(draft)
      if (outcome.length > 0) heard.push([rules.rule46, outcome])
      outcome = contentShape.defaultLocaleMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule47, outcome])
      outcome = contentShape.variationLevelMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule48, outcome])
      outcome = contentShape.localeUnlisted(draft)
      if (outcome.length > 0) heard.push([rules.rule49, outcome])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.localeWithoutContent(draft)
      if (outcome.length > 0) heard.push([rules.rule50, outcome])
    }
    if (hasMessageInDraft) {
      outcome = contentShape.channelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule51, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.percentagesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule53, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.variationKeyFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule54, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.optimizerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule55, outcome])
      outcome = variations.optimizerMetricRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule56, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.countMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule57, outcome])
      outcome = variations.percentagesSum(draft)
      if (outcome.length > 0) heard.push([rules.rule58, outcome])
      outcome = variations.contentMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule59, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.customTemplateIdRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule60, outcome])
      outcome = pushContent.timerRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule61, outcome])
    }
    if (hasTimerInDraft) {
      outcome = pushContent.timerSpecificTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule62, outcome])
      outcome = pushContent.timerTimePeriodRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule63, outcome])
      outcome = pushContent.timerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule64, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.bannerImageRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule65, outcome])
    }
    if (hasAdvancedInDraft) {
      outcome = pushContent.dismissTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule66, outcome])
      outcome = pushContent.autoDismissValueRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule67, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.fieldOfOtherTemplate(draft)
      if (outcome.length > 0) heard.push([rules.rule68, outcome])
      outcome = pushContent.platformWithoutContent(draft)
      if (outcome.length > 0) heard.push([rules.rule69, outcome])
      outcome = pushContent.contentWithoutPlatform(draft)
      if (outcome.length > 0) heard.push([rules.rule70, outcome])
    }
    if (hasEmailInDraft) {
      outcome = emailContent.emailBodyRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule71, outcome])
      outcome = emailContent.emailHeadlineRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule72, outcome])
      outcome = emailContent.emailPreviewTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule73, outcome])
    }
    if (hasGeofencesInDraft) {
      outcome = geofences.dwellTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule74, outcome])
      outcome = geofences.geofenceNumberFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule75, outcome])
    }
    if (hasPushDetailsInDraft) {
      outcome = basicDetails.iosAudienceRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule76, outcome])
      outcome = basicDetails.iosAudienceAmbiguous(draft)
      if (outcome.length > 0) heard.push([rules.rule77, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.triggeredPlatformOnlyUnused(draft)
      if (outcome.length > 0) heard.push([rules.rule78, outcome])
    }
    if (isNotOfPushInDraft) {
      outcome = basicDetails.subscriptionCategoryRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule81, outcome])
      outcome = basicDetails.subscriptionCategoryUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule82, outcome])
    }
    if (hasConnectorInDraft) {
      outcome = connector.connectorUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule83, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.businessEventRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule84, outcome])
      outcome = delivery.geofencesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule85, outcome])
      outcome = delivery.liveActivityIdRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule86, outcome])
      outcome = delivery.liveActivityIosOnly(draft)
      if (outcome.length > 0) heard.push([rules.rule87, outcome])
    }
    if (hasBodyInDraft) {
      outcome = delivery.deliveryChannelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule89, outcome])
    }
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule94, outcome])
    if (hasBodyInDraft) {
      outcome = publishing.publishIncomplete(draft)
      if (outcome.length > 0) heard.push([rules.rule103, outcome])
    }
    return heard
  },
}
