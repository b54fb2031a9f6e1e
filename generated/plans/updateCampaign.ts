// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/engine/operation-plan.js'
import type { Outcome } from '../../src/rules/rule.js'
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

export const updateCampaign: OperationPlan<'updateCampaign'> = {
  operation: 'updateCampaign',
  body: bodies.updateCampaign,
  draft: bodies.updateCampaign,
  entries: [rules.rule0, rules.rule1, rules.rule2, rules.rule3, rules.rule4, rules.rule5, rules.rule8, rules.rule9, rules.rule10, rules.rule11, rules.rule12, rules.rule13, rules.rule14, rules.rule17, rules.rule18, rules.rule19, rules.rule20, rules.rule22, rules.rule24, rules.rule27, rules.rule30, rules.rule32, rules.rule34, rules.rule50, rules.rule53, rules.rule56, rules.rule59, rules.rule62, rules.rule65, rules.rule67, rules.rule69, rules.rule73, rules.rule76, rules.rule79, rules.rule82, rules.rule85, rules.rule87, rules.rule89, rules.rule91, rules.rule94, rules.rule97, rules.rule100, rules.rule103, rules.rule106, rules.rule109, rules.rule112, rules.rule115, rules.rule117, rules.rule119, rules.rule121, rules.rule124, rules.rule127, rules.rule129, rules.rule132, rules.rule134, rules.rule137, rules.rule139, rules.rule142, rules.rule146, rules.rule148, rules.rule150, rules.rule154, rules.rule157, rules.rule160, rules.rule164, rules.rule167, rules.rule169, rules.rule176, rules.rule177, rules.rule178],
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
    const hasStatus = triggers.hasStatus(context)
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
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule9, outcome])
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
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule19, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule20, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) heard.push([rules.rule22, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) heard.push([rules.rule24, outcome])
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) heard.push([rules.rule27, outcome])
    if (!isSound) {
      heard.push([rules.rule30])
      heard.push([rules.rule32])
      heard.push([rules.rule34])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.defaultLocaleListed(draft)
      if (outcome.length > 0) heard.push([rules.rule50, outcome])
    }
    if (hasFlatContentInDraft) {
      outcome = contentShape.flatShapeNotAllowed(draft)
      if (outcome.length > 0) heard.push([rules.rule53, outcome])
    }
    if (hasKeyedContentInDraft) {
      outcome = contentShape.mixedShape(draft)
      if (outcome.length > 0) heard.push([rules.rule56, outcome])
      outcome = contentShape.defaultLocaleMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule59, outcome])
      outcome = contentShape.variationLevelMissing(draft)
      if (outcome.length > 0) heard.push([rules.rule62, outcome])
      outcome = contentShape.localeUnlisted(draft)
      if (outcome.length > 0) heard.push([rules.rule65, outcome])
    }
    if (hasLocalesInDraft) {
      outcome = contentShape.localeWithoutContent(draft)
      if (outcome.length > 0) heard.push([rules.rule67, outcome])
    }
    if (hasMessageInDraft) {
      outcome = contentShape.channelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule69, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.percentagesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule73, outcome])
    }
    if (hasPercentagesInDraft) {
      outcome = variations.variationKeyFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule76, outcome])
    }
    if (hasVariationDetailsInDraft) {
      outcome = variations.optimizerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule79, outcome])
      outcome = variations.optimizerMetricRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule82, outcome])
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
      if (outcome.length > 0) heard.push([rules.rule91, outcome])
      outcome = pushContent.timerRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule94, outcome])
    }
    if (hasTimerInDraft) {
      outcome = pushContent.timerSpecificTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule97, outcome])
      outcome = pushContent.timerTimePeriodRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule100, outcome])
      outcome = pushContent.timerDurationRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule103, outcome])
    }
    if (hasPushInDraft) {
      outcome = pushContent.bannerImageRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule106, outcome])
    }
    if (hasAdvancedInDraft) {
      outcome = pushContent.dismissTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule109, outcome])
      outcome = pushContent.autoDismissValueRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule112, outcome])
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
      if (outcome.length > 0) heard.push([rules.rule121, outcome])
      outcome = emailContent.emailHeadlineRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule124, outcome])
      outcome = emailContent.emailPreviewTextRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule127, outcome])
    }
    if (hasGeofencesInDraft) {
      outcome = geofences.dwellTimeRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule129, outcome])
      outcome = geofences.geofenceNumberFormat(draft)
      if (outcome.length > 0) heard.push([rules.rule132, outcome])
    }
    if (hasPushDetailsInDraft) {
      outcome = basicDetails.iosAudienceRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule134, outcome])
      outcome = basicDetails.iosAudienceAmbiguous(draft)
      if (outcome.length > 0) heard.push([rules.rule137, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.triggeredPlatformOnlyUnused(draft)
      if (outcome.length > 0) heard.push([rules.rule139, outcome])
    }
    if (isNotOfPushInDraft) {
      outcome = basicDetails.subscriptionCategoryRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule142, outcome])
      outcome = basicDetails.subscriptionCategoryUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule146, outcome])
    }
    if (hasConnectorInDraft) {
      outcome = connector.connectorUnknown(draft)
      if (outcome.length > 0) heard.push([rules.rule148, outcome])
    }
    if (hasDetailsToDeliverInDraft) {
      outcome = delivery.businessEventRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule150, outcome])
      outcome = delivery.geofencesRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule154, outcome])
      outcome = delivery.liveActivityIdRequired(draft)
      if (outcome.length > 0) heard.push([rules.rule157, outcome])
      outcome = delivery.liveActivityIosOnly(draft)
      if (outcome.length > 0) heard.push([rules.rule160, outcome])
    }
    if (hasBodyInDraft) {
      outcome = delivery.deliveryChannelMismatch(draft)
      if (outcome.length > 0) heard.push([rules.rule164, outcome])
    }
    outcome = campaignLifecycle.updateChannelNotSupported(context)
    if (outcome.length > 0) heard.push([rules.rule167, outcome])
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule169, outcome])
    if (hasStatus) {
      outcome = publishing.statusValue(context)
      if (outcome.length > 0) heard.push([rules.rule176, outcome])
      outcome = publishing.publishNotDraft(context)
      if (outcome.length > 0) heard.push([rules.rule177, outcome])
    }
    if (hasBodyInDraft) {
      outcome = publishing.publishIncomplete(draft)
      if (outcome.length > 0) heard.push([rules.rule178, outcome])
    }
    return heard
  },
}
