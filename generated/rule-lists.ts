// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { RuleEntry } from '../src/core/contract/rule-entry.js'
import type { OperationName } from './operations.js'
import * as rules from './rules.js'

/* The rules of each operation, and of all, in contract order. */

export const createCampaign: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyInProgress,
  rules.structure,
  rules.fieldUnknown, rules.fieldUnlikelyType, rules.fieldUnlikelyValue,
  rules.bodyEmpty,
  rules.testConnectorEmailOnly,
  rules.contentDefaultLocaleListed, rules.contentFlatShapeNotAllowed, rules.contentMixedShape, rules.contentDefaultLocaleMissing, rules.contentVariationLevelMissing, rules.contentMessageMissing, rules.contentLocaleUnlisted, rules.contentLocaleWithoutContent, rules.contentChannelMismatch,
  rules.variationPercentagesRequired, rules.variationKeyFormat, rules.variationOptimizerDurationRequired, rules.variationOptimizerMetricRequired, rules.variationCountMismatch, rules.variationPercentagesSum, rules.variationContentMismatch,
  rules.pushCustomTemplateIdRequired, rules.pushTimerRequired, rules.pushTimerSpecificTimeRequired, rules.pushTimerTimePeriodRequired, rules.pushTimerDurationRequired, rules.pushBannerImageRequired, rules.pushDismissTextRequired, rules.pushAutoDismissValueRequired, rules.pushFieldOfOtherTemplate, rules.pushPlatformWithoutContent, rules.pushContentWithoutPlatform,
  rules.emailBodyRequired, rules.emailHeadlineRequired, rules.emailPreviewTextRequired, rules.emailInternationalAddress,
  rules.geofenceDwellTimeRequired, rules.geofenceNumberFormat,
  rules.pushIosAudienceRequired, rules.pushIosAudienceAmbiguous, rules.pushTriggeredPlatformOnlyUnused,
  rules.emailSubscriptionCategoryRequired, rules.emailSubscriptionCategoryUnknown,
  rules.connectorUnknown,
  rules.deliveryBusinessEventRequired, rules.deliveryGeofencesRequired, rules.deliveryChannelMismatch,
  rules.createChannelNotSupported, rules.createDeliveryTypeNotSupported,
]

export const getCampaign: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed,
  rules.rateLimitExceeded,
  rules.requestIdMissing, rules.requestIdFormat,
  rules.paramsUnusual,
  rules.campaignUnknown_getCampaign, rules.campaignSmsSearchOnly,
]

export const updateCampaign: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyInProgress,
  rules.paramsUnusual,
  rules.structure_updateCampaign,
  rules.fieldUnknown_updateCampaign, rules.fieldUnlikelyType_updateCampaign, rules.fieldUnlikelyValue_updateCampaign,
  rules.bodyEmpty_updateCampaign,
  rules.testConnectorEmailOnly_updateCampaign,
  rules.contentDefaultLocaleListed_updateCampaign, rules.contentFlatShapeNotAllowed_updateCampaign, rules.contentMixedShape_updateCampaign, rules.contentDefaultLocaleMissing_updateCampaign, rules.contentVariationLevelMissing_updateCampaign, rules.contentMessageMissing_updateCampaign, rules.contentLocaleUnlisted_updateCampaign, rules.contentLocaleWithoutContent_updateCampaign, rules.contentChannelMismatch_updateCampaign,
  rules.variationPercentagesRequired_updateCampaign, rules.variationKeyFormat_updateCampaign, rules.variationOptimizerDurationRequired_updateCampaign, rules.variationOptimizerMetricRequired_updateCampaign, rules.variationCountMismatch_updateCampaign, rules.variationPercentagesSum_updateCampaign, rules.variationContentMismatch_updateCampaign,
  rules.pushCustomTemplateIdRequired_updateCampaign, rules.pushTimerRequired_updateCampaign, rules.pushTimerSpecificTimeRequired_updateCampaign, rules.pushTimerTimePeriodRequired_updateCampaign, rules.pushTimerDurationRequired_updateCampaign, rules.pushBannerImageRequired_updateCampaign, rules.pushDismissTextRequired_updateCampaign, rules.pushAutoDismissValueRequired_updateCampaign, rules.pushFieldOfOtherTemplate_updateCampaign, rules.pushPlatformWithoutContent_updateCampaign, rules.pushContentWithoutPlatform_updateCampaign,
  rules.emailBodyRequired_updateCampaign, rules.emailHeadlineRequired_updateCampaign, rules.emailPreviewTextRequired_updateCampaign, rules.emailInternationalAddress_updateCampaign,
  rules.geofenceDwellTimeRequired_updateCampaign, rules.geofenceNumberFormat_updateCampaign,
  rules.pushIosAudienceRequired_updateCampaign, rules.pushIosAudienceAmbiguous_updateCampaign, rules.pushTriggeredPlatformOnlyUnused_updateCampaign,
  rules.emailSubscriptionCategoryRequired_updateCampaign, rules.emailSubscriptionCategoryUnknown_updateCampaign,
  rules.connectorUnknown_updateCampaign,
  rules.deliveryBusinessEventRequired_updateCampaign, rules.deliveryGeofencesRequired_updateCampaign, rules.deliveryLiveActivityIdRequired, rules.deliveryLiveActivityIosOnly, rules.deliveryChannelMismatch_updateCampaign,
  rules.updateChannelNotSupported, rules.updateChannelChanged,
  rules.campaignUnknown_getCampaign,
  rules.publishStatusValue, rules.publishNotDraft, rules.publishIncomplete,
]

export const validateCampaign: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.paramsUnusual,
  rules.structure_updateCampaign,
  rules.fieldUnknown_updateCampaign, rules.fieldUnlikelyType_updateCampaign, rules.fieldUnlikelyValue_updateCampaign,
  rules.bodyEmpty_updateCampaign,
  rules.contentDefaultLocaleListed_updateCampaign, rules.contentFlatShapeNotAllowed_updateCampaign, rules.contentMixedShape_updateCampaign, rules.contentDefaultLocaleMissing_updateCampaign, rules.contentVariationLevelMissing_updateCampaign, rules.contentMessageMissing_updateCampaign, rules.contentLocaleUnlisted_updateCampaign, rules.contentLocaleWithoutContent_updateCampaign, rules.contentChannelMismatch_updateCampaign,
  rules.variationPercentagesRequired_updateCampaign, rules.variationKeyFormat_updateCampaign, rules.variationOptimizerDurationRequired_updateCampaign, rules.variationOptimizerMetricRequired_updateCampaign, rules.variationCountMismatch_updateCampaign, rules.variationPercentagesSum_updateCampaign, rules.variationContentMismatch_updateCampaign,
  rules.pushCustomTemplateIdRequired_updateCampaign, rules.pushTimerRequired_updateCampaign, rules.pushTimerSpecificTimeRequired_updateCampaign, rules.pushTimerTimePeriodRequired_updateCampaign, rules.pushTimerDurationRequired_updateCampaign, rules.pushBannerImageRequired_updateCampaign, rules.pushDismissTextRequired_updateCampaign, rules.pushAutoDismissValueRequired_updateCampaign, rules.pushFieldOfOtherTemplate_updateCampaign, rules.pushPlatformWithoutContent_updateCampaign, rules.pushContentWithoutPlatform_updateCampaign,
  rules.emailBodyRequired_updateCampaign, rules.emailHeadlineRequired_updateCampaign, rules.emailPreviewTextRequired_updateCampaign, rules.emailInternationalAddress_updateCampaign,
  rules.geofenceDwellTimeRequired_updateCampaign, rules.geofenceNumberFormat_updateCampaign,
  rules.pushIosAudienceRequired_updateCampaign, rules.pushIosAudienceAmbiguous_updateCampaign, rules.pushTriggeredPlatformOnlyUnused_updateCampaign,
  rules.emailSubscriptionCategoryRequired_validateCampaign, rules.emailSubscriptionCategoryUnknown_updateCampaign,
  rules.connectorUnknown_updateCampaign,
  rules.deliveryBusinessEventRequired_updateCampaign, rules.deliveryGeofencesRequired_updateCampaign, rules.deliveryLiveActivityIdRequired, rules.deliveryLiveActivityIosOnly, rules.deliveryChannelMismatch_updateCampaign,
  rules.campaignUnknown_getCampaign, rules.campaignSmsSearchOnly,
  rules.publishIncomplete_validateCampaign,
]

export const changeCampaignStatus: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyInProgress,
  rules.paramsMalformed_changeCampaignStatus,
  rules.structure,
  rules.fieldUnknown,
  rules.campaignUnknown, rules.campaignSmsSearchOnly,
  rules.statusPublishNotAccepted, rules.statusStopPeriodic, rules.statusPauseOneTime, rules.statusResumeOneTime, rules.statusNotPublished,
]

export const listCampaignExecutions: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyInProgress,
  rules.paramsUnusual_listCampaignExecutions,
  rules.structure,
  rules.fieldUnknown,
  rules.campaignUnknown_getCampaign, rules.campaignSmsSearchOnly,
  rules.executionsDeliveryType,
]

export const searchCampaigns: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing_searchCampaigns, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyInProgress,
  rules.structure,
  rules.fieldUnknown, rules.fieldUnlikelyType, rules.fieldUnlikelyValue,
  rules.searchLimitMissing, rules.searchLegacyDeliveryType, rules.searchLegacyId, rules.searchVersionFilterUnavailable,
]

export const testCampaign: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict_testCampaign, rules.idempotencyInProgress_testCampaign,
  rules.paramsMalformed,
  rules.structure_updateCampaign,
  rules.fieldUnknown_updateCampaign, rules.fieldUnlikelyType, rules.fieldUnlikelyValue,
  rules.bodyEmpty,
  rules.testModeConflict, rules.testChannelRequired, rules.testContentRequired, rules.testBasicDetailsRequired, rules.testConnectorRequired, rules.testEmailIdentityRequired, rules.testConnectorEmailOnly_updateCampaign, rules.testIdentifierChannel, rules.testIdentifierValueFormat, rules.testPlatformDraftOnly, rules.testNarrowingUnknown, rules.testDraftUnknown, rules.testDraftState, rules.testDraftChannel,
  rules.contentDefaultLocaleListed, rules.contentFlatShapeNotAllowed, rules.contentMixedShape, rules.contentDefaultLocaleMissing, rules.contentVariationLevelMissing, rules.contentMessageMissing, rules.contentLocaleUnlisted, rules.contentLocaleWithoutContent, rules.contentChannelMismatch_testCampaign,
  rules.variationPercentagesRequired, rules.variationKeyFormat, rules.variationOptimizerDurationRequired, rules.variationOptimizerMetricRequired, rules.variationCountMismatch, rules.variationPercentagesSum, rules.variationContentMismatch,
  rules.pushCustomTemplateIdRequired, rules.pushTimerRequired, rules.pushTimerSpecificTimeRequired, rules.pushTimerTimePeriodRequired, rules.pushTimerDurationRequired, rules.pushBannerImageRequired, rules.pushDismissTextRequired, rules.pushAutoDismissValueRequired, rules.pushFieldOfOtherTemplate, rules.pushPlatformWithoutContent, rules.pushContentWithoutPlatform,
  rules.emailBodyRequired, rules.emailHeadlineRequired, rules.emailPreviewTextRequired, rules.emailInternationalAddress,
  rules.geofenceDwellTimeRequired, rules.geofenceNumberFormat,
  rules.pushIosAudienceRequired, rules.pushIosAudienceAmbiguous, rules.pushTriggeredPlatformOnlyUnused_updateCampaign,
  rules.emailSubscriptionCategoryRequired_testCampaign, rules.emailSubscriptionCategoryUnknown_updateCampaign,
  rules.connectorUnknown_updateCampaign,
  rules.deliveryBusinessEventRequired_updateCampaign, rules.deliveryGeofencesRequired_updateCampaign, rules.deliveryLiveActivityIdRequired, rules.deliveryLiveActivityIosOnly,
]

export const listOfferings: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings, rules.httpPathMalformed_listOfferings,
  rules.rateLimitExceeded,
  rules.paramsOfferIdMalformed,
]

export const createOffering: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings, rules.httpPathMalformed_listOfferings, rules.httpContentType_createOffering, rules.httpBodyTooLarge_createOffering,
  rules.rateLimitExceeded,
  rules.bodyMissing_createOffering, rules.bodyNotJson_createOffering, rules.bodyNotObject_createOffering, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.idempotencyKeyMissing_createOffering, rules.idempotencyKeyMalformed_createOffering, rules.idempotencyConflict_createOffering, rules.idempotencyInProgress_createOffering,
  rules.structure_createOffering,
  rules.fieldUnknown_createOffering, rules.fieldUnlikelyType_createOffering, rules.fieldUnlikelyValue_createOffering,
  rules.bodyEmpty_createOffering,
  rules.offeringRequired, rules.offeringNameCharacters, rules.offeringNameTaken, rules.offeringScheduleOrder, rules.offeringExpiryInPast, rules.offeringStartInPast, rules.offeringTagUnknown, rules.offeringTemplateUnknown, rules.offeringAttributeUnknown, rules.offeringSplitMismatch, rules.offeringSplitSum, rules.offeringControlGroupRange,
]

export const listOfferTemplates: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings, rules.httpPathMalformed_listOfferings,
  rules.rateLimitExceeded,
]

export const updateOffering: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings, rules.httpPathMalformed_listOfferings, rules.httpContentType_createOffering, rules.httpBodyTooLarge_createOffering,
  rules.rateLimitExceeded,
  rules.bodyMissing_createOffering, rules.bodyNotJson_createOffering, rules.bodyNotObject_createOffering, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.idempotencyKeyMissing_createOffering, rules.idempotencyKeyMalformed_createOffering, rules.idempotencyConflict_createOffering, rules.idempotencyInProgress_createOffering,
  rules.paramsOfferIdMalformed,
  rules.structure_createOffering,
  rules.fieldUnknown_createOffering, rules.fieldUnlikelyType_createOffering, rules.fieldUnlikelyValue_createOffering,
  rules.bodyEmpty_createOffering,
  rules.offeringUnknown, rules.offeringExpired, rules.offeringArchived, rules.offeringNameCharacters, rules.offeringNameTaken_updateOffering, rules.offeringScheduleOrder_updateOffering, rules.offeringExpiryInPast, rules.offeringStartInPast_updateOffering, rules.offeringTagUnknown, rules.offeringTemplateUnknown, rules.offeringAttributeUnknown, rules.offeringFieldLocked, rules.offeringSplitMismatch, rules.offeringSplitSum, rules.offeringControlGroupRange,
]

export const all: readonly RuleEntry[] = [
  rules.authCredentialsMalformed, rules.authCredentialsRejected, rules.authPermissionMissing,
  rules.httpMethodNotAllowed, rules.httpPathMalformed, rules.httpContentType, rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.bodyMissing, rules.bodyNotJson, rules.bodyNotObject, rules.bodyDuplicateKey, rules.bodyNumberPrecision,
  rules.requestIdMissing, rules.requestIdMissing_searchCampaigns, rules.requestIdMismatch, rules.requestIdFormat,
  rules.idempotencyKeyMissing, rules.idempotencyKeyMalformed, rules.idempotencyConflict, rules.idempotencyConflict_testCampaign, rules.idempotencyInProgress, rules.idempotencyInProgress_testCampaign,
  rules.paramsMalformed, rules.paramsMalformed_changeCampaignStatus, rules.paramsUnusual, rules.paramsUnusual_listCampaignExecutions,
  rules.structure, rules.structure_updateCampaign,
  rules.fieldUnknown, rules.fieldUnknown_updateCampaign, rules.fieldUnlikelyType, rules.fieldUnlikelyType_updateCampaign, rules.fieldUnlikelyValue, rules.fieldUnlikelyValue_updateCampaign,
  rules.bodyEmpty, rules.bodyEmpty_updateCampaign,
  rules.testModeConflict, rules.testChannelRequired, rules.testContentRequired, rules.testBasicDetailsRequired, rules.testConnectorRequired, rules.testEmailIdentityRequired, rules.testConnectorEmailOnly, rules.testConnectorEmailOnly_updateCampaign, rules.testIdentifierChannel, rules.testIdentifierValueFormat, rules.testPlatformDraftOnly, rules.testNarrowingUnknown, rules.testDraftUnknown, rules.testDraftState, rules.testDraftChannel,
  rules.contentDefaultLocaleListed, rules.contentDefaultLocaleListed_updateCampaign, rules.contentFlatShapeNotAllowed, rules.contentFlatShapeNotAllowed_updateCampaign, rules.contentMixedShape, rules.contentMixedShape_updateCampaign, rules.contentDefaultLocaleMissing, rules.contentDefaultLocaleMissing_updateCampaign, rules.contentVariationLevelMissing, rules.contentVariationLevelMissing_updateCampaign, rules.contentMessageMissing, rules.contentMessageMissing_updateCampaign, rules.contentLocaleUnlisted, rules.contentLocaleUnlisted_updateCampaign, rules.contentLocaleWithoutContent, rules.contentLocaleWithoutContent_updateCampaign, rules.contentChannelMismatch, rules.contentChannelMismatch_updateCampaign, rules.contentChannelMismatch_testCampaign,
  rules.variationPercentagesRequired, rules.variationPercentagesRequired_updateCampaign, rules.variationKeyFormat, rules.variationKeyFormat_updateCampaign, rules.variationOptimizerDurationRequired, rules.variationOptimizerDurationRequired_updateCampaign, rules.variationOptimizerMetricRequired, rules.variationOptimizerMetricRequired_updateCampaign, rules.variationCountMismatch, rules.variationCountMismatch_updateCampaign, rules.variationPercentagesSum, rules.variationPercentagesSum_updateCampaign, rules.variationContentMismatch, rules.variationContentMismatch_updateCampaign,
  rules.pushCustomTemplateIdRequired, rules.pushCustomTemplateIdRequired_updateCampaign, rules.pushTimerRequired, rules.pushTimerRequired_updateCampaign, rules.pushTimerSpecificTimeRequired, rules.pushTimerSpecificTimeRequired_updateCampaign, rules.pushTimerTimePeriodRequired, rules.pushTimerTimePeriodRequired_updateCampaign, rules.pushTimerDurationRequired, rules.pushTimerDurationRequired_updateCampaign, rules.pushBannerImageRequired, rules.pushBannerImageRequired_updateCampaign, rules.pushDismissTextRequired, rules.pushDismissTextRequired_updateCampaign, rules.pushAutoDismissValueRequired, rules.pushAutoDismissValueRequired_updateCampaign, rules.pushFieldOfOtherTemplate, rules.pushFieldOfOtherTemplate_updateCampaign, rules.pushPlatformWithoutContent, rules.pushPlatformWithoutContent_updateCampaign, rules.pushContentWithoutPlatform, rules.pushContentWithoutPlatform_updateCampaign,
  rules.emailBodyRequired, rules.emailBodyRequired_updateCampaign, rules.emailHeadlineRequired, rules.emailHeadlineRequired_updateCampaign, rules.emailPreviewTextRequired, rules.emailPreviewTextRequired_updateCampaign, rules.emailInternationalAddress, rules.emailInternationalAddress_updateCampaign,
  rules.geofenceDwellTimeRequired, rules.geofenceDwellTimeRequired_updateCampaign, rules.geofenceNumberFormat, rules.geofenceNumberFormat_updateCampaign,
  rules.pushIosAudienceRequired, rules.pushIosAudienceRequired_updateCampaign, rules.pushIosAudienceAmbiguous, rules.pushIosAudienceAmbiguous_updateCampaign, rules.pushTriggeredPlatformOnlyUnused, rules.pushTriggeredPlatformOnlyUnused_updateCampaign,
  rules.emailSubscriptionCategoryRequired, rules.emailSubscriptionCategoryRequired_updateCampaign, rules.emailSubscriptionCategoryRequired_validateCampaign, rules.emailSubscriptionCategoryRequired_testCampaign, rules.emailSubscriptionCategoryUnknown, rules.emailSubscriptionCategoryUnknown_updateCampaign,
  rules.connectorUnknown, rules.connectorUnknown_updateCampaign,
  rules.deliveryBusinessEventRequired, rules.deliveryBusinessEventRequired_updateCampaign, rules.deliveryGeofencesRequired, rules.deliveryGeofencesRequired_updateCampaign, rules.deliveryLiveActivityIdRequired, rules.deliveryLiveActivityIosOnly, rules.deliveryChannelMismatch, rules.deliveryChannelMismatch_updateCampaign,
  rules.createChannelNotSupported, rules.createDeliveryTypeNotSupported,
  rules.updateChannelNotSupported, rules.updateChannelChanged,
  rules.campaignUnknown, rules.campaignUnknown_getCampaign, rules.campaignSmsSearchOnly,
  rules.statusPublishNotAccepted, rules.statusStopPeriodic, rules.statusPauseOneTime, rules.statusResumeOneTime, rules.statusNotPublished,
  rules.publishStatusValue, rules.publishNotDraft, rules.publishIncomplete, rules.publishIncomplete_validateCampaign,
  rules.executionsDeliveryType,
  rules.searchLimitMissing, rules.searchLegacyDeliveryType, rules.searchLegacyId, rules.searchVersionFilterUnavailable,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings, rules.httpPathMalformed_listOfferings, rules.httpContentType_createOffering, rules.httpBodyTooLarge_createOffering,
  rules.bodyMissing_createOffering, rules.bodyNotJson_createOffering, rules.bodyNotObject_createOffering,
  rules.idempotencyKeyMissing_createOffering, rules.idempotencyKeyMalformed_createOffering, rules.idempotencyConflict_createOffering, rules.idempotencyInProgress_createOffering,
  rules.paramsOfferIdMalformed,
  rules.structure_createOffering,
  rules.fieldUnknown_createOffering, rules.fieldUnlikelyType_createOffering, rules.fieldUnlikelyValue_createOffering,
  rules.bodyEmpty_createOffering,
  rules.offeringUnknown, rules.offeringExpired, rules.offeringArchived, rules.offeringRequired, rules.offeringNameCharacters, rules.offeringNameTaken, rules.offeringNameTaken_updateOffering, rules.offeringScheduleOrder, rules.offeringScheduleOrder_updateOffering, rules.offeringExpiryInPast, rules.offeringStartInPast, rules.offeringStartInPast_updateOffering, rules.offeringTagUnknown, rules.offeringTemplateUnknown, rules.offeringAttributeUnknown, rules.offeringFieldLocked, rules.offeringSplitMismatch, rules.offeringSplitSum, rules.offeringControlGroupRange,
]

export const ruleLists: Readonly<Record<OperationName, readonly RuleEntry[]>> = {
  createCampaign,
  getCampaign,
  updateCampaign,
  validateCampaign,
  changeCampaignStatus,
  listCampaignExecutions,
  searchCampaigns,
  testCampaign,
  listOfferings,
  createOffering,
  listOfferTemplates,
  updateOffering,
}
