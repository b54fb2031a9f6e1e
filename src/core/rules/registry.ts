import type { RuleId } from '../../../generated/rule-ids.js'
import * as basicDetails from './basic-details.js'
import * as body from './body.js'
import * as campaignLifecycle from './campaign-lifecycle.js'
import * as connector from './connector.js'
import * as contentShape from './content-shape.js'
import * as credentials from './credentials.js'
import * as delivery from './delivery.js'
import * as emailContent from './email-content.js'
import * as geofences from './geofences.js'
import * as idempotencyKey from './idempotency-key.js'
import * as offeringFields from './offering-fields.js'
import * as offeringSchedule from './offering-schedule.js'
import * as offeringState from './offering-state.js'
import * as offeringVariations from './offering-variations.js'
import * as parameters from './parameters.js'
import * as protocol from './protocol.js'
import * as publishing from './publishing.js'
import * as pushContent from './push-content.js'
import * as requestId from './request-id.js'
import type { AnyRule, Rule, RuleContext } from './rule.js'
import * as search from './search.js'
import * as statusChange from './status-change.js'
import * as testDraft from './test-draft.js'
import * as testMeta from './test-meta.js'
import * as testMode from './test-mode.js'
import * as transport from './transport.js'
import * as triggers from './triggers.js'
import * as variations from './variations.js'

/** Marks a rule that the compiled validators decide, by annotations of the schemas. */
export const byStructure = Symbol()

/** The function of a rule, and the trigger that decides whether it runs. */
export interface RegisteredRule {
  readonly trigger: triggers.Trigger
  readonly rule: AnyRule
}

type Registry = { readonly [Id in RuleId]: RegisteredRule | typeof byStructure }

/** Registers rules that run if the trigger matches the request. */
function when<Context extends RuleContext, Id extends RuleId>(
  trigger: triggers.Trigger<Context>,
  rules: Readonly<Record<Id, Rule<Context>>>,
): Readonly<Record<Id, RegisteredRule>> {
  const registered = Object.entries<AnyRule>(rules).map(([id, rule]) => [id, { trigger, rule }])
  return Object.fromEntries(registered)
}

/** The function of every rule; the contract defines order, severity and response. */
export const registry: Registry = {
  'body/empty': byStructure,
  'field/unknown': byStructure,
  'field/unlikely-type': byStructure,
  'field/unlikely-value': byStructure,
  ...when(triggers.always, {
    'auth/credentials-malformed': credentials.credentialsMalformed,
    'auth/credentials-rejected': credentials.credentialsRejected,
    'auth/permission-missing': credentials.permissionMissing,
    'offering/feature-disabled': credentials.featureDisabled,
    'rate-limit/exceeded': protocol.rateLimitExceeded,
    'request-id/missing': requestId.requestIdMissing,
    'request-id/mismatch': requestId.requestIdMismatch,
    'request-id/format': requestId.requestIdFormat,
    'idempotency/key-missing': idempotencyKey.idempotencyKeyMissing,
    'idempotency/key-malformed': idempotencyKey.idempotencyKeyMalformed,
    'idempotency/conflict': protocol.idempotencyConflict,
    'idempotency/in-progress': protocol.idempotencyInProgress,
    'params/malformed': parameters.paramsMalformed,
    'params/unusual': parameters.paramsUnusual,
    'params/offer-id-malformed': parameters.offerIdMalformed,
    'body/missing': body.bodyMissing,
    'body/not-object': body.bodyNotObject,
    'update/channel-not-supported': campaignLifecycle.updateChannelNotSupported,
    'executions/delivery-type': campaignLifecycle.executionsDeliveryType,
    'campaign/unknown': statusChange.campaignUnknown,
    'offering/unknown': offeringState.offeringUnknown,
    'offering/expired': offeringState.offeringExpired,
    'offering/archived': offeringState.offeringArchived,
  }),
  ...when(triggers.hasTransport, {
    'http/method-not-allowed': transport.methodNotAllowed,
    'http/path-malformed': transport.pathMalformed,
    'http/content-type': transport.contentType,
    'http/body-too-large': transport.bodyTooLarge,
    'body/not-json': transport.bodyNotJson,
    'body/duplicate-key': transport.bodyDuplicateKey,
    'body/number-precision': transport.bodyNumberPrecision,
  }),
  ...when(triggers.hasBody, {
    'delivery/channel-mismatch': delivery.deliveryChannelMismatch,
    'update/channel-changed': campaignLifecycle.updateChannelChanged,
    'create/channel-not-supported': campaignLifecycle.createChannelNotSupported,
    'create/delivery-type-not-supported': campaignLifecycle.createDeliveryTypeNotSupported,
    'publish/incomplete': publishing.publishIncomplete,
    'search/limit-missing': search.searchLimitMissing,
    'status/publish-not-accepted': statusChange.publishNotAccepted,
    'status/stop-periodic': statusChange.stopPeriodic,
    'status/pause-one-time': statusChange.pauseOneTime,
    'status/resume-one-time': statusChange.resumeOneTime,
    'status/not-published': statusChange.notPublished,
    'offering/required': offeringFields.offeringRequired,
    'offering/name-characters': offeringFields.nameCharactersAllowed,
    'offering/name-taken': offeringFields.nameTaken,
    'offering/tag-unknown': offeringFields.tagUnknown,
    'offering/template-unknown': offeringFields.templateUnknown,
    'offering/attribute-unknown': offeringFields.attributeUnknown,
    'offering/field-locked': offeringState.fieldLocked,
  }),
  ...when(triggers.isForDraft, {
    'test/mode-conflict': testMode.modeConflict,
    'test/draft-unknown': testDraft.draftUnknown,
    'test/draft-state': testDraft.draftState,
    'test/draft-channel': testDraft.draftChannel,
  }),
  ...when(triggers.isInline, {
    'test/channel-required': testMode.channelRequired,
    'test/content-required': testMode.contentRequired,
  }),
  ...when(triggers.isInlineEmail, {
    'test/basic-details-required': testMode.basicDetailsRequired,
    'test/connector-required': testMode.connectorRequired,
    'test/email-identity-required': testMode.emailIdentityRequired,
  }),
  ...when(triggers.hasTestMeta, {
    'test/identifier-channel': testMeta.identifierChannel,
    'test/identifier-value-format': testMeta.identifierValueFormat,
    'test/platform-draft-only': testMeta.platformDraftOnly,
    'test/narrowing-unknown': testMeta.narrowingUnknown,
  }),
  ...when(triggers.hasConnector, {
    'test/connector-email-only': testMode.connectorEmailOnly,
    'connector/unknown': connector.connectorUnknown,
  }),
  ...when(triggers.hasDetailsToDeliver, {
    'push/triggered-platform-only-unused': delivery.triggeredPlatformOnlyUnused,
    'delivery/business-event-required': delivery.businessEventRequired,
    'delivery/geofences-required': delivery.geofencesRequired,
    'delivery/live-activity-id-required': delivery.liveActivityIdRequired,
    'delivery/live-activity-ios-only': delivery.liveActivityIosOnly,
  }),
  ...when(triggers.isNotOfPush, {
    'email/subscription-category-required': basicDetails.subscriptionCategoryRequired,
    'email/subscription-category-unknown': basicDetails.subscriptionCategoryUnknown,
  }),
  ...when(triggers.hasPushDetails, {
    'push/ios-audience-required': basicDetails.iosAudienceRequired,
    'push/ios-audience-ambiguous': basicDetails.iosAudienceAmbiguous,
  }),
  ...when(triggers.hasGeofences, {
    'geofence/dwell-time-required': geofences.dwellTimeRequired,
    'geofence/number-format': geofences.geofenceNumberFormat,
  }),
  ...when(triggers.hasLocales, {
    'content/default-locale-listed': contentShape.defaultLocaleListed,
    'content/locale-without-content': contentShape.localeWithoutContent,
  }),
  ...when(triggers.hasFlatContent, {
    'content/flat-shape-not-allowed': contentShape.flatShapeNotAllowed,
  }),
  ...when(triggers.hasKeyedContent, {
    'content/mixed-shape': contentShape.mixedShape,
    'content/default-locale-missing': contentShape.defaultLocaleMissing,
    'content/variation-level-missing': contentShape.variationLevelMissing,
    'content/locale-unlisted': contentShape.localeUnlisted,
  }),
  ...when(triggers.hasMessage, {
    'content/channel-mismatch': contentShape.channelMismatch,
  }),
  ...when(triggers.hasPush, {
    'push/custom-template-id-required': pushContent.customTemplateIdRequired,
    'push/timer-required': pushContent.timerRequired,
    'push/banner-image-required': pushContent.bannerImageRequired,
    'push/field-of-other-template': pushContent.fieldOfOtherTemplate,
  }),
  ...when(triggers.hasPlatforms, {
    'push/platform-without-content': pushContent.platformWithoutContent,
    'push/content-without-platform': pushContent.contentWithoutPlatform,
  }),
  ...when(triggers.hasTimer, {
    'push/timer-specific-time-required': pushContent.timerSpecificTimeRequired,
    'push/timer-time-period-required': pushContent.timerTimePeriodRequired,
    'push/timer-duration-required': pushContent.timerDurationRequired,
  }),
  ...when(triggers.hasAdvanced, {
    'push/dismiss-text-required': pushContent.dismissTextRequired,
    'push/auto-dismiss-value-required': pushContent.autoDismissValueRequired,
  }),
  ...when(triggers.hasEmail, {
    'email/body-required': emailContent.emailBodyRequired,
    'email/headline-required': emailContent.emailHeadlineRequired,
    'email/preview-text-required': emailContent.emailPreviewTextRequired,
    'email/international-address': emailContent.emailInternationalAddress,
  }),
  ...when(triggers.hasVariationDetails, {
    'variation/percentages-required': variations.percentagesRequired,
    'variation/optimizer-duration-required': variations.optimizerDurationRequired,
    'variation/optimizer-metric-required': variations.optimizerMetricRequired,
    'variation/content-mismatch': variations.contentMismatch,
  }),
  ...when(triggers.hasPercentages, {
    'variation/key-format': variations.variationKeyFormat,
    'variation/count-mismatch': variations.countMismatch,
    'variation/percentages-sum': variations.percentagesSum,
  }),
  ...when(triggers.hasStatus, {
    'publish/status-value': publishing.statusValue,
    'publish/not-draft': publishing.publishNotDraft,
  }),
  ...when(triggers.hasFilter, {
    'search/legacy-delivery-type': search.legacyDeliveryType,
    'search/legacy-id': search.legacyId,
    'search/version-filter-unavailable': search.versionFilterUnavailable,
  }),
  ...when(triggers.hasScheduling, {
    'offering/schedule-order': offeringSchedule.scheduleOrder,
    'offering/expiry-in-past': offeringSchedule.expiryInPast,
    'offering/start-in-past': offeringSchedule.startInPast,
  }),
  ...when(triggers.hasVariationMeta, {
    'offering/split-mismatch': offeringVariations.splitMismatch,
    'offering/split-sum': offeringVariations.splitSum,
    'offering/control-group-range': offeringVariations.controlGroupRange,
  }),
}
