// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/engine/operation-plan.js'
import type { Outcome } from '../../src/rules/rule.js'
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
  entries: [rules.rule0, rules.rule1, rules.rule2, rules.rule3, rules.rule4, rules.rule5, rules.rule8, rules.rule10, rules.rule11, rules.rule12, rules.rule13, rules.rule14, rules.rule17, rules.rule18, rules.rule27, rules.rule30, rules.rule32, rules.rule34, rules.rule51, rules.rule54, rules.rule57, rules.rule60, rules.rule63, rules.rule65, rules.rule67, rules.rule70, rules.rule74, rules.rule77, rules.rule80, rules.rule83, rules.rule85, rules.rule87, rules.rule89, rules.rule92, rules.rule95, rules.rule98, rules.rule101, rules.rule104, rules.rule107, rules.rule110, rules.rule113, rules.rule115, rules.rule117, rules.rule119, rules.rule122, rules.rule125, rules.rule127, rules.rule130, rules.rule132, rules.rule135, rules.rule137, rules.rule139, rules.rule143, rules.rule146, rules.rule148, rules.rule151, rules.rule155, rules.rule158, rules.rule161, rules.rule164, rules.rule169, rules.rule179],
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
      outcome = transport.contentType(context)
      if (outcome.length > 0) heard.push([rules.rule4, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) heard.push([rules.rule5, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule8, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) heard.push([rules.rule10, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) heard.push([rules.rule11, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) heard.push([rules.rule12, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) heard.push([rules.rule13, outcome])
    }
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) heard.push([rules.rule14, outcome])
    outcome = requestId.requestIdMismatch(context)
    if (outcome.length > 0) heard.push([rules.rule17, outcome])
    outcome = requestId.requestIdFormat(context)
    if (outcome.length > 0) heard.push([rules.rule18, outcome])
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) heard.push([rules.rule27, outcome])
    if (!isSound) {
      heard.push([rules.rule30])
      heard.push([rules.rule32])
      heard.push([rules.rule34])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.defaultLocaleListed(draft)
      if (outcome.length > 0) heard.push([rules.rule51, outcome])
    }
    if (hasFlatContentInDraft) {
      outcome = contentShape.flatShapeNotAllowed(draft)
      if (outcome.length > 0) heard.push([rules.rule54, outcome])
    }
    if (hasKeyedContentInDraft) {
      outcome = contentShape.mixedShape(draft)
      if (outcome.length > 0) heard.push([rules.rule57, outcome])
      outcome = contentShape.defaultLocaleMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule60, outcome])
      outcome = contentShape.variationLevelMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule63, outcome])
      outcome = contentShape.localeUnlisted(draft)
      if (outcome.length > 0) heard.push([rules.rule65, outcome])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.localeWithoutContent(draft)
      if (outcome.length > 0) heard.push([rules.rule67, outcome])
    }
    if (hasMessageInDraft) {
      outcome = contentShape.channelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule70, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.percentagesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule74, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.variationKeyFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule77, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.optimizerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule80, outcome])
      outcome = variations.optimizerMetricRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule83, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.countMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule85, outcome])
      outcome = variations.percentagesSum(draft)
      if (outcome.length > 0) heard.push([rules.rule87, outcome])
      outcome = variations.contentMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule89, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.customTemplateIdRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule92, outcome])
      outcome = pushContent.timerRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule95, outcome])
    }
    if (hasTimerInDraft) {
      outcome = pushContent.timerSpecificTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule98, outcome])
      outcome = pushContent.timerTimePeriodRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule101, outcome])
      outcome = pushContent.timerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule104, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.bannerImageRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule107, outcome])
    }
    if (hasAdvancedInDraft) {
      outcome = pushContent.dismissTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule110, outcome])
      outcome = pushContent.autoDismissValueRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule113, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.fieldOfOtherTemplate(draft)
      if (outcome.length > 0) heard.push([rules.rule115, outcome])
      outcome = pushContent.platformWithoutContent(draft)
      if (outcome.length > 0) heard.push([rules.rule117, outcome])
      outcome = pushContent.contentWithoutPlatform(draft)
      if (outcome.length > 0) heard.push([rules.rule119, outcome])
    }
    if (hasEmailInDraft) {
      outcome = emailContent.emailBodyRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule122, outcome])
      outcome = emailContent.emailHeadlineRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule125, outcome])
      outcome = emailContent.emailPreviewTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule127, outcome])
    }
    if (hasGeofencesInDraft) {
      outcome = geofences.dwellTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule130, outcome])
      outcome = geofences.geofenceNumberFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule132, outcome])
    }
    if (hasPushDetailsInDraft) {
      outcome = basicDetails.iosAudienceRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule135, outcome])
      outcome = basicDetails.iosAudienceAmbiguous(draft)
      if (outcome.length > 0) heard.push([rules.rule137, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.triggeredPlatformOnlyUnused(draft)
      if (outcome.length > 0) heard.push([rules.rule139, outcome])
    }
    if (isNotOfPushInDraft) {
      outcome = basicDetails.subscriptionCategoryRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule143, outcome])
      outcome = basicDetails.subscriptionCategoryUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule146, outcome])
    }
    if (hasConnectorInDraft) {
      outcome = connector.connectorUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule148, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.businessEventRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule151, outcome])
      outcome = delivery.geofencesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule155, outcome])
      outcome = delivery.liveActivityIdRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule158, outcome])
      outcome = delivery.liveActivityIosOnly(draft)
      if (outcome.length > 0) heard.push([rules.rule161, outcome])
    }
    if (hasBodyInDraft) {
      outcome = delivery.deliveryChannelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule164, outcome])
    }
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule169, outcome])
    if (hasBodyInDraft) {
      outcome = publishing.publishIncomplete(draft)
      if (outcome.length > 0) heard.push([rules.rule179, outcome])
    }
    return heard
  },
}
