// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { RuleEntry } from '../src/core/contract/rule-entry.js'
import * as rules from './rules.js'

/** In contract order. */
export const ruleEntries: readonly RuleEntry[] = [
  rules.authCredentialsMalformed,
  rules.authCredentialsRejected,
  rules.authPermissionMissing,
  rules.httpMethodNotAllowed,
  rules.httpPathMalformed,
  rules.httpContentType,
  rules.httpBodyTooLarge,
  rules.rateLimitExceeded,
  rules.rateLimitExceeded,
  rules.rateLimitExceeded,
  rules.bodyMissing,
  rules.bodyNotJson,
  rules.bodyNotObject,
  rules.bodyDuplicateKey,
  rules.bodyNumberPrecision,
  rules.requestIdMissing,
  rules.requestIdMissing,
  rules.requestIdMissing_searchCampaigns,
  rules.requestIdMismatch,
  rules.requestIdFormat,
  rules.idempotencyKeyMissing,
  rules.idempotencyKeyMalformed,
  rules.idempotencyConflict,
  rules.idempotencyConflict_createCampaign,
  rules.idempotencyInProgress,
  rules.idempotencyInProgress_createCampaign,
  rules.paramsMalformed,
  rules.paramsMalformed_changeCampaignStatus,
  rules.paramsUnusual,
  rules.paramsUnusual_listCampaignExecutions,
  rules.structure,
  rules.structure,
  rules.fieldUnknown,
  rules.fieldUnknown,
  rules.fieldUnlikelyType,
  rules.fieldUnlikelyType,
  rules.fieldUnlikelyValue,
  rules.fieldUnlikelyValue,
  rules.bodyEmpty,
  rules.bodyEmpty,
  rules.testModeConflict,
  rules.testChannelRequired,
  rules.testContentRequired,
  rules.testBasicDetailsRequired,
  rules.testConnectorRequired,
  rules.testEmailIdentityRequired,
  rules.testConnectorEmailOnly,
  rules.testConnectorEmailOnly,
  rules.testIdentifierChannel,
  rules.testIdentifierValueFormat,
  rules.testPlatformDraftOnly,
  rules.testNarrowingUnknown,
  rules.testDraftUnknown,
  rules.testDraftState,
  rules.testDraftChannel,
  rules.contentDefaultLocaleListed,
  rules.contentDefaultLocaleListed,
  rules.contentDefaultLocaleListed,
  rules.contentFlatShapeNotAllowed,
  rules.contentFlatShapeNotAllowed,
  rules.contentFlatShapeNotAllowed,
  rules.contentMixedShape,
  rules.contentMixedShape,
  rules.contentMixedShape,
  rules.contentDefaultLocaleMissing,
  rules.contentDefaultLocaleMissing,
  rules.contentDefaultLocaleMissing,
  rules.contentVariationLevelMissing,
  rules.contentVariationLevelMissing,
  rules.contentVariationLevelMissing,
  rules.contentLocaleUnlisted,
  rules.contentLocaleUnlisted,
  rules.contentLocaleWithoutContent,
  rules.contentLocaleWithoutContent,
  rules.contentChannelMismatch,
  rules.contentChannelMismatch,
  rules.contentChannelMismatch,
  rules.contentChannelMismatch_testCampaign,
  rules.variationPercentagesRequired,
  rules.variationPercentagesRequired,
  rules.variationPercentagesRequired,
  rules.variationKeyFormat,
  rules.variationKeyFormat,
  rules.variationKeyFormat,
  rules.variationOptimizerDurationRequired,
  rules.variationOptimizerDurationRequired,
  rules.variationOptimizerDurationRequired,
  rules.variationOptimizerMetricRequired,
  rules.variationOptimizerMetricRequired,
  rules.variationOptimizerMetricRequired,
  rules.variationCountMismatch,
  rules.variationCountMismatch,
  rules.variationPercentagesSum,
  rules.variationPercentagesSum,
  rules.variationContentMismatch,
  rules.variationContentMismatch,
  rules.pushCustomTemplateIdRequired,
  rules.pushCustomTemplateIdRequired,
  rules.pushCustomTemplateIdRequired,
  rules.pushTimerRequired,
  rules.pushTimerRequired,
  rules.pushTimerRequired,
  rules.pushTimerSpecificTimeRequired,
  rules.pushTimerSpecificTimeRequired,
  rules.pushTimerSpecificTimeRequired,
  rules.pushTimerTimePeriodRequired,
  rules.pushTimerTimePeriodRequired,
  rules.pushTimerTimePeriodRequired,
  rules.pushTimerDurationRequired,
  rules.pushTimerDurationRequired,
  rules.pushTimerDurationRequired,
  rules.pushBannerImageRequired,
  rules.pushBannerImageRequired,
  rules.pushBannerImageRequired,
  rules.pushDismissTextRequired,
  rules.pushDismissTextRequired,
  rules.pushDismissTextRequired,
  rules.pushAutoDismissValueRequired,
  rules.pushAutoDismissValueRequired,
  rules.pushAutoDismissValueRequired,
  rules.pushFieldOfOtherTemplate,
  rules.pushFieldOfOtherTemplate,
  rules.pushPlatformWithoutContent,
  rules.pushPlatformWithoutContent,
  rules.pushContentWithoutPlatform,
  rules.pushContentWithoutPlatform,
  rules.emailBodyRequired,
  rules.emailBodyRequired,
  rules.emailBodyRequired,
  rules.emailHeadlineRequired,
  rules.emailHeadlineRequired,
  rules.emailHeadlineRequired,
  rules.emailPreviewTextRequired,
  rules.emailPreviewTextRequired,
  rules.emailInternationalAddress,
  rules.emailInternationalAddress,
  rules.geofenceDwellTimeRequired,
  rules.geofenceDwellTimeRequired,
  rules.geofenceDwellTimeRequired,
  rules.geofenceNumberFormat,
  rules.geofenceNumberFormat,
  rules.pushIosAudienceRequired,
  rules.pushIosAudienceRequired,
  rules.pushIosAudienceRequired,
  rules.pushIosAudienceAmbiguous,
  rules.pushIosAudienceAmbiguous,
  rules.pushTriggeredPlatformOnlyUnused,
  rules.pushTriggeredPlatformOnlyUnused,
  rules.pushTriggeredPlatformOnlyUnused,
  rules.emailSubscriptionCategoryRequired,
  rules.emailSubscriptionCategoryRequired_updateCampaign,
  rules.emailSubscriptionCategoryRequired_validateCampaign,
  rules.emailSubscriptionCategoryRequired,
  rules.emailSubscriptionCategoryUnknown,
  rules.emailSubscriptionCategoryUnknown,
  rules.connectorUnknown,
  rules.connectorUnknown,
  rules.deliveryBusinessEventRequired,
  rules.deliveryBusinessEventRequired,
  rules.deliveryBusinessEventRequired,
  rules.deliveryBusinessEventRequired,
  rules.deliveryGeofencesRequired,
  rules.deliveryGeofencesRequired,
  rules.deliveryGeofencesRequired,
  rules.deliveryGeofencesRequired,
  rules.deliveryLiveActivityIdRequired,
  rules.deliveryLiveActivityIdRequired,
  rules.deliveryLiveActivityIdRequired,
  rules.deliveryLiveActivityIosOnly,
  rules.deliveryLiveActivityIosOnly,
  rules.deliveryLiveActivityIosOnly,
  rules.deliveryChannelMismatch,
  rules.deliveryChannelMismatch_updateCampaign,
  rules.deliveryChannelMismatch_updateCampaign,
  rules.createChannelNotSupported,
  rules.createDeliveryTypeNotSupported,
  rules.updateChannelNotSupported,
  rules.updateChannelChanged,
  rules.campaignUnknown,
  rules.campaignUnknown_getCampaign,
  rules.campaignUnknown_getCampaign,
  rules.statusPublishNotAccepted,
  rules.statusStopPeriodic,
  rules.statusPauseOneTime,
  rules.statusResumeOneTime,
  rules.statusNotPublished,
  rules.publishStatusValue,
  rules.publishNotDraft,
  rules.publishIncomplete,
  rules.publishIncomplete_validateCampaign,
  rules.executionsDeliveryType,
  rules.searchLimitMissing,
  rules.searchLegacyDeliveryType,
  rules.searchLegacyId,
  rules.searchVersionFilterUnavailable,
  rules.authCredentialsMalformed,
  rules.authCredentialsRejected,
  rules.offeringFeatureDisabled,
  rules.httpMethodNotAllowed_listOfferings,
  rules.httpPathMalformed_listOfferings,
  rules.httpContentType_createOffering,
  rules.httpBodyTooLarge_createOffering,
  rules.rateLimitExceeded,
  rules.bodyMissing_createOffering,
  rules.bodyNotJson_createOffering,
  rules.bodyNotObject_createOffering,
  rules.bodyDuplicateKey,
  rules.bodyNumberPrecision,
  rules.idempotencyKeyMissing_createOffering,
  rules.idempotencyKeyMalformed_createOffering,
  rules.idempotencyConflict_createOffering,
  rules.idempotencyInProgress_createOffering,
  rules.paramsOfferIdMalformed,
  rules.paramsOfferIdMalformed,
  rules.structure_createOffering,
  rules.fieldUnknown_createOffering,
  rules.fieldUnlikelyType_createOffering,
  rules.fieldUnlikelyValue_createOffering,
  rules.bodyEmpty_createOffering,
  rules.offeringUnknown,
  rules.offeringExpired,
  rules.offeringArchived,
  rules.offeringRequired,
  rules.offeringNameCharacters,
  rules.offeringNameTaken,
  rules.offeringNameTaken,
  rules.offeringScheduleOrder,
  rules.offeringScheduleOrder,
  rules.offeringExpiryInPast,
  rules.offeringStartInPast,
  rules.offeringStartInPast_updateOffering,
  rules.offeringTagUnknown,
  rules.offeringTemplateUnknown,
  rules.offeringAttributeUnknown,
  rules.offeringFieldLocked,
  rules.offeringSplitMismatch,
  rules.offeringSplitSum,
  rules.offeringControlGroupRange,
]

/** Their texts as JSON, parsed on demand. */
export const ruleTexts = '{"operations":[\
[0,1,2,3,4,5,6,7],\
null,\
null,\
null,\
null,\
[0,2,3,4,5,6,7],\
null,\
[4],\
[7],\
[0,1,2,3,5,6],\
[0,2,4,6,7],\
[0,2,3,4,5,6,7],\
null,\
null,\
null,\
[0,2,3,4,5,7],\
[1],\
[6],\
[0,2,3,4,5,6,7],\
[0,1,2,3,4,5,6,7],\
[0,2,4,5,6,7],\
null,\
[7],\
[0,2,4,5,6],\
[7],\
[0,2,4,5,6],\
[7],\
[4],\
[1,2,3],\
[5],\
[0,4,5,6],\
[2,3,7],\
[0,4,6],\
[2,3,7],\
[0,6,7],\
[2,3],\
[0,6,7],\
[2,3],\
[0,7],\
[2,3],\
[7],\
null,\
null,\
null,\
null,\
null,\
[0],\
[2,7],\
[7],\
null,\
null,\
null,\
null,\
null,\
null,\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0],\
[2],\
[3],\
[7],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0,7],\
[2,3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0,7],\
[2],\
[3],\
[0,7],\
[2,3],\
[0],\
[2,3],\
[7],\
[0],\
[2],\
[3],\
[7],\
[0],\
[2,3,7],\
[0],\
[2,3,7],\
[0],\
[2],\
[3],\
[7],\
[0],\
[2],\
[3],\
[7],\
[2],\
[3],\
[7],\
[2],\
[3],\
[7],\
[0],\
[2],\
[3],\
[0],\
null,\
[2],\
null,\
[4],\
[1,2,3],\
[5],\
[4],\
null,\
null,\
null,\
null,\
[2],\
null,\
null,\
[3],\
[5],\
[6],\
null,\
null,\
null,\
[8,10,9,11],\
null,\
null,\
null,\
null,\
[9,11],\
null,\
[8,10,9,11],\
[9,11],\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
[11],\
[8],\
[9,11],\
null,\
null,\
null,\
null,\
[11],\
null,\
null,\
[9],\
[9,11],\
[9],\
[11],\
[9],\
[11],\
[9,11],\
[9],\
[11],\
[9,11],\
null,\
null,\
[11],\
[9,11],\
null,\
null],\
"facts":[\
[],\
["authenticated"],\
["permitted"],\
[],\
null,\
null,\
null,\
["recentRequests"],\
null,\
null,\
[],\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
["idempotency"],\
null,\
null,\
null,\
[],\
null,\
null,\
null,\
null,\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
null,\
null,\
null,\
null,\
null,\
null,\
["campaign"],\
null,\
[],\
null,\
["campaign"],\
null,\
null,\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
[],\
["campaign"],\
null,\
[],\
["campaign"],\
null,\
null,\
["workspace"],\
["workspace","campaign"],\
["workspace"],\
["workspace","campaign"],\
[],\
["campaign"],\
null,\
null,\
[],\
["campaign"],\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
[],\
["campaign"],\
null,\
[],\
null,\
["campaign"],\
null,\
null,\
null,\
null,\
[],\
["campaign"],\
null,\
null,\
null,\
[],\
["campaign","workspace"],\
["campaign"],\
null,\
null,\
[],\
null,\
null,\
["workspace"],\
[],\
["authenticated"],\
["workspace"],\
[],\
null,\
null,\
null,\
["recentRequests"],\
[],\
null,\
null,\
null,\
null,\
null,\
null,\
["idempotency"],\
null,\
[],\
null,\
null,\
null,\
null,\
null,\
null,\
["offering"],\
null,\
null,\
[],\
null,\
["workspace"],\
["workspace","offering"],\
[],\
["offering"],\
[],\
null,\
["offering"],\
["workspace"],\
null,\
null,\
["offering"],\
[],\
null,\
null],\
"portable":[\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
false,\
null,\
null,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
null,\
null,\
null,\
null,\
false,\
null,\
true,\
false,\
true,\
false,\
null,\
null,\
null,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
true,\
null,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
null,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
false,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null],\
"summary":[\
"`Authorization` must be Basic (any letter case) and the base64 of UTF-8 `<username>:<password>`, split at the first colon. Neither part may be empty.",\
"The credentials must be valid.",\
"The API key must have the permissions View, Create and Manage, and Create, Manage and Publish.",\
"The path must allow the method; the response lists the allowed methods in the `Allow` header.",\
"The path must be written as documented: same letter case, single slashes, no backslashes, percent-escapes that decode to UTF-8.",\
"A body must have a JSON media type in `Content-Type`.",\
"The body must not be larger than the server accepts.",\
"The status changes in each window must not exceed its limit.",\
"The test requests of a client must not exceed the limits per second, minute and hour.",\
"The requests in each window that is configured for the operation must not exceed its limit.",\
"A body is required; without it, rules about the body are not checked.",\
"The body must be valid JSON; otherwise, rules about the body are not checked.",\
"The body must be a JSON object; otherwise, rules about the body are not checked.",\
"Objects in the body must not have duplicate keys.",\
"Numbers in the body must keep their value when parsed.",\
"A request id is required, in the header X-SVC-Request-Id or as `request_id` in the body.",\
"A request id is required in the header X-SVC-Request-Id.",\
"A request id is required, in the header X-SVC-Request-Id or as `request_id` in the body.",\
"The header X-SVC-Request-Id and `request_id` must be the same if both are sent.",\
"The request id should be a UUID v4.",\
"The `Idempotency-Key` header is required.",\
"`Idempotency-Key` must be a UUID v4, in any letter case.",\
"An `Idempotency-Key` can be reused only for the same request.",\
null,\
"No test send with the same `Idempotency-Key` can be in progress.",\
"No request with the same `Idempotency-Key` can be in progress.",\
"`draft_id` must be 24 hexadecimal characters.",\
"`campaign_id` must be 24 hexadecimal characters.",\
null,\
"`parent_campaign_id` should be 24 hexadecimal characters.",\
"The request must match the schemas: types, enums, formats, ranges and required fields.",\
"The request must match the schemas: types, enums, formats, ranges and required fields. Without `channel` in the body, the channel of the campaign selects the schema.",\
"An object whose fields are all documented (`x-complete`) should have no other keys.",\
null,\
"A field whose type is not documented should have the type that its description implies (`x-expected`).",\
null,\
"A value should be one that the API is known to have, or a number that can be meant (`x-expected`).",\
null,\
"An object or list that needs content (`x-expects-content`) should not be empty.",\
null,\
"`draft_id` and `campaign_content` cannot be sent together.",\
"`channel` is required without `draft_id`.",\
"`campaign_content` and its `content` are required without `draft_id`.",\
"`basic_details` is required for channel EMAIL without `draft_id`.",\
"`connector` is required for channel EMAIL without `draft_id`.",\
"`basic_details` requires `name`, `content_type`, `user_attribute_identifier` and `subscription_category` for channel EMAIL without `draft_id`.",\
"`connector` should be sent only for channel EMAIL.",\
null,\
"`identifier` must be allowed for the channel. If the channel is unknown, every identifier is allowed.",\
"Each of `identifier_values` must be an E.164 number for mobile identifiers and an address for e-mail identifiers, unless it is a template.",\
"`test_campaign_meta.platform` can be sent only with `draft_id`.",\
"`variation`, `locale_name` and `platform` must exist in the content or the draft. Without configured ones, `variation_1` and `default` exist. An e-mail has no platforms.",\
"The draft of `draft_id` must exist.",\
"The campaign of `draft_id` must be a DRAFT.",\
"`channel` must be the channel of the draft if `draft_id` is sent.",\
"`locales` must not list `default`, which always exists.",\
null,\
null,\
"`push` or `email` can be directly in `content` only if `locales` has no entries, and `variation_details` is absent or its `no_of_variations` is 1.",\
null,\
null,\
"`content` must not have both locale keys and `push` or `email`.",\
null,\
null,\
"`content` that is keyed by locale requires the key `default`.",\
null,\
null,\
"A variation key is required between a locale key and `push` or `email`; if it is missing, nothing under the locale is validated.",\
null,\
null,\
"`locales` must list every locale key of `content` except `default`.",\
null,\
"Every locale in `locales` should have a key in `content`; without one, the default content is used.",\
null,\
"A PUSH campaign can have only `push` bodies and an EMAIL campaign only `email` bodies. A body of the other channel is not validated further.",\
null,\
null,\
null,\
"`manual_distribution_percentage` is required with distribution type MANUAL.",\
null,\
null,\
"Keys of `manual_distribution_percentage` must be `variation_N`, with N from 1 and no leading zero.",\
null,\
null,\
"`optimizer_campaign_duration` is required with the auto-optimised distribution type.",\
null,\
null,\
"`optimizer_distribution_metric` is required with the auto-optimised distribution type.",\
null,\
null,\
"`manual_distribution_percentage` should have `no_of_variations` entries.",\
null,\
"The percentages of `manual_distribution_percentage` should add up to 100.",\
null,\
"The variation keys of a locale should be those of `manual_distribution_percentage`; without percentages, an auto-optimised distribution should have `no_of_variations` of them.",\
null,\
"Android and iOS content requires `custom_template_id` with `template_type` Custom.",\
null,\
null,\
"Android content requires `timer` with `template_type` TIMER or TIMER_WITH_PROGRESS_BAR.",\
null,\
null,\
"A timer requires `specific_time` if `personalized_value` is true.",\
null,\
null,\
"A timer requires `time_period` if it ends at SPECIFIC_TIME_USER_TIMEZONE or SPECIFIC_TIME_CAMPAIGN_TIMEZONE.",\
null,\
null,\
"A timer requires `duration_hour` and `duration_minute` if `personalized_value` is false (not absent).",\
null,\
null,\
"Android `basic_details` requires `banner_image_url` with `template_type` IMAGE_BANNER_WITH_TEXT.",\
null,\
null,\
"`dismiss_button_text` is required if `make_notification_sticky` or `auto_dismiss_notification` is true.",\
null,\
null,\
"`auto_dismiss_notification_time_value` is required if `auto_dismiss_notification` is true.",\
null,\
null,\
"If `template_type` is sent, `include_app_name_and_time` should be sent only with IMAGE_BANNER_WITH_TEXT, and `input_gif_url` only with BASIC.",\
null,\
"Every platform in `basic_details.platforms` should have content in at least one locale and variation.",\
null,\
"`basic_details.platforms`, if sent, should list every platform that has content.",\
null,\
"An e-mail requires `html_content` or `custom_template_id`.",\
null,\
null,\
"An e-mail requires `subject` and `sender_name` without `custom_template_id`.",\
null,\
null,\
"An e-mail should have `preview_text` without `custom_template_id`.",\
null,\
"An e-mail address should have only ASCII characters.",\
null,\
"Both dwell time fields are required if `triggered_at` is `dwell`.",\
null,\
null,\
"`latitude` should be a number from -90 to 90, `longitude` from -180 to 180, `radius` and the time values above 0, unless they are templates.",\
null,\
"One of the three keys of `platform_specific_details.ios` must be true.",\
null,\
null,\
"At most one of the three keys of `platform_specific_details.ios` should be true.",\
null,\
"`send_to_triggered_platform_only` should be true only for event-triggered campaigns, not for ONE_TIME or PERIODIC.",\
null,\
null,\
"`subscription_category` is required for content type PROMOTIONAL.",\
"`subscription_category` is required for content type PROMOTIONAL; a draft must have it when it is published.",\
"`subscription_category` is required for content type PROMOTIONAL.",\
"With `draft_id`, `subscription_category` is required in submitted `basic_details` of content type PROMOTIONAL.",\
"`subscription_category` must exist in the workspace.",\
null,\
"The workspace must have a connector with `connector_type` and `connector_name`.",\
null,\
"Submitted `basic_details` of a BUSINESS_EVENT_TRIGGERED campaign require `business_event`; for EMAIL this is a warning.",\
"Submitted `basic_details` of a BUSINESS_EVENT_TRIGGERED campaign, and a draft that is published, require `business_event`; for EMAIL this is a warning.",\
"A BUSINESS_EVENT_TRIGGERED draft requires `business_event`; for EMAIL this is a warning.",\
"Submitted `basic_details` for a BUSINESS_EVENT_TRIGGERED draft require `business_event`; for EMAIL this is a warning.",\
"Submitted `basic_details` of a LOCATION_TRIGGERED Push campaign require `geofences`.",\
"Submitted `basic_details` of a LOCATION_TRIGGERED Push campaign, and a draft that is published, require `geofences`.",\
"A LOCATION_TRIGGERED Push draft requires `geofences`.",\
"Submitted `basic_details` for a LOCATION_TRIGGERED Push draft require `geofences`.",\
"Submitted `basic_details` of a BROADCAST_LIVE_ACTIVITY campaign, and a draft that is published, require `broadcast_live_activity_id` if `platforms` includes IOS or is absent.",\
"A BROADCAST_LIVE_ACTIVITY draft requires `broadcast_live_activity_id` if `platforms` includes IOS or is absent.",\
"Submitted `basic_details` for a BROADCAST_LIVE_ACTIVITY draft require `broadcast_live_activity_id` if `platforms` includes IOS or is absent.",\
"`platforms` of a BROADCAST_LIVE_ACTIVITY campaign must not include ANDROID or WEB.",\
"`platforms` of a BROADCAST_LIVE_ACTIVITY draft must not include ANDROID or WEB.",\
"Submitted `platforms` for a BROADCAST_LIVE_ACTIVITY draft must not include ANDROID or WEB.",\
"DEVICE_TRIGGERED and LOCATION_TRIGGERED can be used only with channel PUSH.",\
"A DEVICE_TRIGGERED, LOCATION_TRIGGERED or BROADCAST_LIVE_ACTIVITY campaign must have the channel PUSH.",\
null,\
"`channel` must not be SMS; SMS campaigns can only be searched.",\
"`campaign_delivery_type` must not be BROADCAST_LIVE_ACTIVITY.",\
"Neither `channel` nor the channel of the campaign can be SMS; SMS campaigns can only be searched.",\
"`channel` should be the channel of the campaign.",\
"The campaign of `campaign_id` must exist.",\
null,\
"The campaign of `parent_campaign_id` must exist.",\
"`action` must not be PUBLISH; publish a draft with `PATCH /v5/campaigns/{campaign_id}` and `{status: PUBLISH}`.",\
"STOP cannot be used on a PERIODIC campaign.",\
"PAUSE cannot be used on a ONE_TIME campaign.",\
"RESUME cannot be used on a ONE_TIME campaign.",\
"The campaign must not be a DRAFT.",\
"`status` must be PUBLISH; an update cannot set another status.",\
"Only a DRAFT can be published; with versioning, also an update to a live campaign.",\
"A draft that is published, with the changes of the body, requires `campaign_content` with a message body and, for EMAIL, `connector`.",\
"The draft requires `campaign_content` with a message body and, for EMAIL, `connector`.",\
"The campaign of `parent_campaign_id` must be PERIODIC or BUSINESS_EVENT_TRIGGERED.",\
"A search should have `limit`.",\
"Filter by `campaign_delivery_type`; the old key `delivery_type` finds nothing and returns no error.",\
"Filter by the array `ids`; its name in V1 was `id`.",\
"The filter `version_number` needs a workspace with versioning.",\
"`Authorization` must be Basic and the base64 of `<username>:<password>`. Neither part may be empty.",\
"The credentials must be a workspace and its API key for offer decisioning.",\
"Offer decisioning must be enabled for the workspace.",\
"The path must allow the method; the response lists the allowed methods in the `Allow` header.",\
"The path must be written as documented: same letter case, single slashes, no backslashes, percent-escapes that decode to UTF-8.",\
"A body must have a JSON media type in `Content-Type`.",\
"The body must not be larger than the server accepts.",\
"The requests of a consumer to the endpoint must not exceed the limits per minute, hour and day.",\
"A body is required.",\
"The body must be valid JSON; otherwise, rules about the body are not checked.",\
"The body must be a JSON object.",\
"Objects in the body must not have duplicate keys.",\
"Numbers in the body must keep their value when parsed.",\
"The `Idempotency-Key` header is required.",\
"`Idempotency-Key` must be a UUID v4, in any letter case.",\
"An `Idempotency-Key` can be reused within 24 hours only for the same request.",\
"No request with the same `Idempotency-Key` can be in progress.",\
"`offer_id` must start with `offer_`.",\
"The filter `id` must start with `offer_`.",\
"Every field must have its documented type, values, length and range.",\
"An object whose fields are all documented should have no other fields.",\
"A field whose type is not documented should have the type that its description implies (`x-expected`).",\
"A number should be one that can be meant (`x-expected`).",\
"An update, and each object in it that needs fields, should not be empty.",\
"The workspace must have an offering with the id `offer_id`.",\
"The offering must not be expired.",\
"The offering must not be archived.",\
"A new offering requires `name`, `priority`, `delivery`, `created_by`, `scheduling` with both datetimes, `segment_info`, `offer_content` and `variation_meta`.",\
"`name` can have only ASCII letters, digits and underscores.",\
"`name` must be unique among the offerings of the workspace that are not archived.",\
"`name` must be unique among the other offerings of the workspace that are not archived.",\
"`scheduling.expiry_datetime` must be after `scheduling.start_datetime`.",\
"`scheduling.expiry_datetime` must be after `scheduling.start_datetime`; the stored value is used for one that is not sent.",\
"`scheduling.expiry_datetime` must be in the future.",\
"`scheduling.start_datetime` must not be in the past.",\
"An update must not move `scheduling.start_datetime` into the past.",\
"Every id in `tags` must be that of a tag in the workspace.",\
"Every `meta.templateId` in `offer_content` should be the id of a listed template.",\
"Every attribute id in `offering_attribute_configuration` should be configured.",\
"An update must not change a field that is locked in the status of the offering.",\
"The split of `variation_meta.smv_distribution` should have the variants of `variantsPerLocale`.",\
"The split percentages of `variation_meta.smv_distribution` should add up to 100.",\
"`variation_meta.control_group.percentage` should be from 0 to 100."],\
"assumed":[\
"",\
null,\
"The response for a key without the permissions is not documented; FORBIDDEN is the matching code.",\
"The response is not documented; BAD_REQUEST is the closest documented code. Only the credentials are also validated.",\
"The response is not documented. Servers route such paths differently, so a request could reach a handler without being validated. Only the credentials are also validated.",\
"Bodies are documented as JSON; the response for another media type is not documented.",\
"No maximum size is documented; a server with a limit needs a response.",\
"The windows of one hour and 24 hours are documented, but not their limits; without limits, no request exceeds them. The code is documented, but not the status.",\
"Rolling windows are documented only for the status change; this contract also uses them here. The code is documented, but not the status.",\
"No limit is documented for these operations; a limit that a server sets works like the documented ones.",\
"The code for a request without a usable body is not documented.",\
null,\
null,\
"Duplicate keys are not documented; parsing keeps only the last one.",\
"Numbers beyond the precision of a double are not documented; the parsed value differs from the sent one.",\
"",\
null,\
"The section on headers requires it; the section on search calls it optional and recommended.",\
"",\
null,\
null,\
null,\
"A different body is documented; a different path parameter also makes a different request. No expiry of keys is documented.",\
"The response is documented for the test send; this contract uses it for all operations with a key. No expiry of keys is documented.",\
"",\
"The response is documented for the test send; this contract uses it for all operations with a key.",\
"",\
null,\
"Raw ids are ObjectIds; only the status change documents that the id that is stable across versions is one.",\
"The format of this id is not documented; other campaign ids are ObjectIds.",\
"The error codes of status 400 are not documented.",\
null,\
"The handling of unknown keys is not documented; rejecting them could reject valid requests.",\
null,\
"The types of these fields are not documented; their descriptions imply one.",\
null,\
"No list of values and no range is documented for these fields.",\
null,\
"Empty objects and lists are not documented.",\
null,\
"",\
null,\
null,\
null,\
null,\
"`user_attribute_identifier` is required although it has a default, because both are documented.",\
"",\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
"Whether a listed locale needs its own content is not documented; without it, the default content is used.",\
null,\
"",\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
"Whether the two numbers must be equal is not documented.",\
null,\
"Whether the percentages must add up to 100 is not documented.",\
null,\
"Whether every locale must have every variation is not documented.",\
null,\
"",\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
"Whether every targeted platform must have content is not documented.",\
null,\
"Whether content is allowed only for targeted platforms is not documented.",\
null,\
"",\
null,\
null,\
"Only that a template makes them optional is documented; a message without subject or sender cannot be sent.",\
null,\
null,\
"Only that a template makes it optional is documented; a message without preview text can be sent.",\
null,\
"Whether internationalised addresses are accepted is not documented.",\
null,\
"",\
null,\
null,\
"These fields are strings; their format is not documented.",\
null,\
"",\
null,\
null,\
null,\
null,\
null,\
null,\
"A test request has no delivery type; the rule applies to submitted basic_details if the delivery type of the draft is known.",\
"Documented as required for promotional campaigns, but not at creation; a draft can be completed later, and needs it when it is published.",\
"Documented as required for promotional campaigns, but not at creation, and the response is not documented; a draft can be completed later, and needs it when it is published.",\
"",\
"Documented as required for promotional campaigns, but not in draft mode; without `draft_id`, test/email-identity-required requires it.",\
"",\
null,\
null,\
null,\
"Documented as required only for Push; the table of e-mail fields lists it without a comment.",\
"Documented as required only for Push; the table of e-mail fields lists it without a comment. Publishing validates the whole draft, so missing basic_details also lack the field.",\
null,\
"A test request has no delivery type; the rule applies to submitted basic_details if the delivery type of the draft is known.",\
"",\
"Publishing validates the whole draft, so missing basic_details also lack the field.",\
null,\
"A test request has no delivery type; the rule applies to submitted basic_details if the delivery type of the draft is known.",\
"Publishing validates the whole draft, so missing basic_details also lack the field.",\
null,\
"A test request has no delivery type; the rule applies to submitted basic_details if the delivery type of the draft is known.",\
"",\
null,\
"A test request has no delivery type; the rule applies to submitted basic_details if the delivery type of the draft is known.",\
"",\
null,\
null,\
null,\
null,\
null,\
"Whether an update can change the channel is not documented.",\
"The response is not documented; BAD_REQUEST is the closest documented code.",\
null,\
null,\
"",\
"The codes of this operation are not documented; the request is valid, but the state does not allow it.",\
null,\
null,\
null,\
"PUBLISH is the only documented value; stopping, pausing and resuming are status changes.",\
"The response is not documented; the request is valid, but the state does not allow it.",\
"The requirements of publish validation are not documented; without these parts there is nothing to send.",\
"The requirements and the response of publish validation are not documented; without these parts there is nothing to send.",\
"Whether campaigns of other delivery types are rejected is not documented; they have no execution history.",\
"The limit is documented, but not as required.",\
"",\
"The handling of the old key is not documented.",\
"The handling of the filter without versioning is not documented.",\
"Missing credentials return 401; the code of that response is not documented for offerings.",\
"Invalid credentials return 401; the code of that response is not documented for offerings.",\
"",\
"The response is not documented. Only the credentials are also validated.",\
"The response is not documented. Servers route such paths differently, so a request could reach a handler without being validated. Only the credentials are also validated.",\
"The response for another media type is not documented; this contract uses a validation error.",\
"No maximum size is documented; a server with a limit needs a response.",\
"This contract uses rolling windows; the code of the response is not documented for offerings.",\
"The response for a request without a body is not documented; this contract uses a validation error.",\
"The response for a body that is not JSON is not documented; this contract uses a validation error.",\
"The response for a body of another JSON type is not documented; this contract uses a validation error.",\
"Duplicate keys are not documented; parsing keeps only the last one.",\
"Numbers beyond the precision of a double are not documented; the parsed value differs from the sent one.",\
"",\
null,\
"A different body is documented; a different `offer_id` also makes a different request.",\
"",\
"The prefix is documented, but not the response for an id without it.",\
null,\
"",\
"The handling of unknown fields is not documented; rejecting them could reject valid requests.",\
"The types of these fields are not documented; their descriptions imply one.",\
"No range is documented for these fields.",\
"An empty update is allowed, but it has no effect.",\
"",\
null,\
null,\
null,\
null,\
"Whether letter case matters is not documented; the comparison of names is case-sensitive.",\
null,\
"",\
null,\
null,\
"The error table rejects a datetime in the past, but the table of transitions has a state after a create with one. This contract follows the error table.",\
"Which datetimes in the past are rejected is not documented; a start that equals the stored one is accepted.",\
"",\
"Template ids must come from the template list; no error code is documented for others.",\
"Attributes must be configured before a create, but no error code is documented for others. The type of the field is not documented, so only a list of id strings is validated.",\
"",\
"The shapes of both fields are not documented; only known shapes are compared.",\
"The values are called split percentages; whether they must add up to 100 is not documented.",\
"The field is called a percentage; its range is not documented."],\
"isAnswerAssumed":[\
false,\
null,\
true,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
null,\
null,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
true,\
false,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null,\
null]}'
