// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type RuleId =
  | 'auth/credentials-malformed' | 'auth/credentials-rejected' | 'auth/permission-missing' |
  'http/method-not-allowed' | 'http/path-malformed' | 'http/content-type' | 'http/body-too-large' |
  'rate-limit/exceeded' |
  'body/missing' | 'body/not-json' | 'body/not-object' | 'body/duplicate-key' | 'body/number-precision' |
  'request-id/missing' | 'request-id/mismatch' | 'request-id/format' |
  'idempotency/key-missing' | 'idempotency/key-malformed' | 'idempotency/conflict' | 'idempotency/in-progress' |
  'params/malformed' | 'params/unusual' |
  'field/unknown' | 'field/unlikely-type' | 'field/unlikely-value' |
  'body/empty' |
  'test/mode-conflict' | 'test/channel-required' | 'test/content-required' | 'test/basic-details-required' | 'test/connector-required' | 'test/email-identity-required' | 'test/connector-email-only' | 'test/identifier-channel' | 'test/identifier-value-format' | 'test/platform-draft-only' | 'test/narrowing-unknown' | 'test/draft-unknown' | 'test/draft-state' | 'test/draft-channel' |
  'content/default-locale-listed' | 'content/flat-shape-not-allowed' | 'content/mixed-shape' | 'content/default-locale-missing' | 'content/variation-level-missing' | 'content/message-missing' | 'content/locale-unlisted' | 'content/locale-without-content' | 'content/channel-mismatch' |
  'variation/percentages-required' | 'variation/key-format' | 'variation/optimizer-duration-required' | 'variation/optimizer-metric-required' | 'variation/count-mismatch' | 'variation/percentages-sum' | 'variation/content-mismatch' |
  'push/custom-template-id-required' | 'push/timer-required' | 'push/timer-specific-time-required' | 'push/timer-time-period-required' | 'push/timer-duration-required' | 'push/banner-image-required' | 'push/dismiss-text-required' | 'push/auto-dismiss-value-required' | 'push/field-of-other-template' | 'push/platform-without-content' | 'push/content-without-platform' |
  'email/body-required' | 'email/headline-required' | 'email/preview-text-required' | 'email/international-address' |
  'geofence/dwell-time-required' | 'geofence/number-format' |
  'push/ios-audience-required' | 'push/ios-audience-ambiguous' | 'push/triggered-platform-only-unused' |
  'email/subscription-category-required' | 'email/subscription-category-unknown' |
  'connector/unknown' |
  'delivery/business-event-required' | 'delivery/geofences-required' | 'delivery/live-activity-id-required' | 'delivery/live-activity-ios-only' | 'delivery/channel-mismatch' |
  'create/channel-not-supported' | 'create/delivery-type-not-supported' |
  'update/channel-not-supported' | 'update/channel-changed' |
  'campaign/unknown' | 'campaign/sms-search-only' |
  'status/publish-not-accepted' | 'status/stop-periodic' | 'status/pause-one-time' | 'status/resume-one-time' | 'status/not-published' |
  'publish/status-value' | 'publish/not-draft' | 'publish/incomplete' |
  'executions/delivery-type' |
  'search/limit-missing' | 'search/legacy-delivery-type' | 'search/legacy-id' | 'search/version-filter-unavailable' |
  'offering/feature-disabled' |
  'params/offer-id-malformed' |
  'offering/unknown' | 'offering/expired' | 'offering/archived' | 'offering/required' | 'offering/name-characters' | 'offering/name-taken' | 'offering/schedule-order' | 'offering/expiry-in-past' | 'offering/start-in-past' | 'offering/tag-unknown' | 'offering/template-unknown' | 'offering/attribute-unknown' | 'offering/field-locked' | 'offering/split-mismatch' | 'offering/split-sum' | 'offering/control-group-range'

/** The error codes of the campaign operations. */
export type CampaignErrorCode =
  | 'UNAUTHORIZED' |
  'FORBIDDEN' |
  'BAD_REQUEST' |
  'RATE_LIMITED' |
  'VALIDATION_FAILED' |
  'UNPROCESSABLE_ENTITY' |
  'INTERNAL_ERROR'

/** The error codes of the offering operations. */
export type OfferingErrorCode =
  | 'UNAUTHORIZED' |
  'FORBIDDEN' |
  'VALIDATION_FAILED' |
  'RATE_LIMITED' |
  'MISSING_IDEMPOTENCY_KEY' |
  'INVALID_IDEMPOTENCY_KEY' |
  'IDEMPOTENCY_CONFLICT' |
  'DUPLICATE_IDEMPOTENCY_KEY' |
  'OFFER_NOT_FOUND' |
  'EXPIRED_OFFERING' |
  'ARCHIVED_OFFERING' |
  'REQUIRED_FIELD_MISSING' |
  'INVALID_OFFER_NAME' |
  'DUPLICATE_OFFER_NAME' |
  'INVALID_SCHEDULING' |
  'INVALID_TAG_ID' |
  'IMMUTABLE_FIELD' |
  'INTERNAL_ERROR'

export type ErrorCode = CampaignErrorCode | OfferingErrorCode

/** In contract order, with the names of a group together. */
export const ruleIdGroups: readonly (readonly [group: string, names: string])[] = [
  ["auth","credentials-malformed credentials-rejected permission-missing"],
  ["http","method-not-allowed path-malformed content-type body-too-large"],
  ["rate-limit","exceeded"],
  ["body","missing not-json not-object duplicate-key number-precision"],
  ["request-id","missing mismatch format"],
  ["idempotency","key-missing key-malformed conflict in-progress"],
  ["params","malformed unusual"],
  ["field","unknown unlikely-type unlikely-value"],
  ["body","empty"],
  [
    "test",
    "mode-conflict channel-required content-required basic-details-required connector-required email-identity-required connector-email-only identifier-channel identifier-value-format platform-draft-only narrowing-unknown draft-unknown draft-state draft-channel"
  ],
  [
    "content",
    "default-locale-listed flat-shape-not-allowed mixed-shape default-locale-missing variation-level-missing message-missing locale-unlisted locale-without-content channel-mismatch"
  ],
  [
    "variation",
    "percentages-required key-format optimizer-duration-required optimizer-metric-required count-mismatch percentages-sum content-mismatch"
  ],
  [
    "push",
    "custom-template-id-required timer-required timer-specific-time-required timer-time-period-required timer-duration-required banner-image-required dismiss-text-required auto-dismiss-value-required field-of-other-template platform-without-content content-without-platform"
  ],
  ["email","body-required headline-required preview-text-required international-address"],
  ["geofence","dwell-time-required number-format"],
  ["push","ios-audience-required ios-audience-ambiguous triggered-platform-only-unused"],
  ["email","subscription-category-required subscription-category-unknown"],
  ["connector","unknown"],
  [
    "delivery",
    "business-event-required geofences-required live-activity-id-required live-activity-ios-only channel-mismatch"
  ],
  ["create","channel-not-supported delivery-type-not-supported"],
  ["update","channel-not-supported channel-changed"],
  ["campaign","unknown sms-search-only"],
  ["status","publish-not-accepted stop-periodic pause-one-time resume-one-time not-published"],
  ["publish","status-value not-draft incomplete"],
  ["executions","delivery-type"],
  ["search","limit-missing legacy-delivery-type legacy-id version-filter-unavailable"],
  ["offering","feature-disabled"],
  ["params","offer-id-malformed"],
  [
    "offering",
    "unknown expired archived required name-characters name-taken schedule-order expiry-in-past start-in-past tag-unknown template-unknown attribute-unknown field-locked split-mismatch split-sum control-group-range"
  ]
]
