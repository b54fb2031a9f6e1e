// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type RuleId =
  | 'auth/credentials-malformed'
  | 'auth/credentials-rejected'
  | 'auth/permission-missing'
  | 'http/method-not-allowed'
  | 'http/content-type'
  | 'http/body-too-large'
  | 'rate-limit/exceeded'
  | 'body/missing'
  | 'body/not-json'
  | 'body/not-object'
  | 'body/duplicate-key'
  | 'body/number-precision'
  | 'request-id/missing'
  | 'request-id/mismatch'
  | 'request-id/format'
  | 'idempotency/key-missing'
  | 'idempotency/key-malformed'
  | 'idempotency/conflict'
  | 'idempotency/in-progress'
  | 'params/malformed'
  | 'params/unusual'
  | 'field/unknown'
  | 'body/empty'
  | 'test/mode-conflict'
  | 'test/channel-required'
  | 'test/content-required'
  | 'test/basic-details-required'
  | 'test/connector-required'
  | 'test/email-identity-required'
  | 'test/connector-email-only'
  | 'test/identifier-channel'
  | 'test/identifier-value-format'
  | 'test/platform-draft-only'
  | 'test/narrowing-unknown'
  | 'test/draft-unknown'
  | 'test/draft-state'
  | 'test/draft-channel'
  | 'content/default-locale-listed'
  | 'content/flat-shape-not-allowed'
  | 'content/mixed-shape'
  | 'content/default-locale-missing'
  | 'content/variation-level-missing'
  | 'content/locale-unlisted'
  | 'content/locale-without-content'
  | 'content/channel-mismatch'
  | 'variation/percentages-required'
  | 'variation/key-format'
  | 'variation/optimizer-duration-required'
  | 'variation/optimizer-metric-required'
  | 'variation/count-mismatch'
  | 'variation/percentages-sum'
  | 'variation/content-mismatch'
  | 'push/custom-template-id-required'
  | 'push/timer-required'
  | 'push/timer-specific-time-required'
  | 'push/timer-time-period-required'
  | 'push/timer-duration-required'
  | 'push/banner-image-required'
  | 'push/dismiss-text-required'
  | 'push/auto-dismiss-value-required'
  | 'push/field-of-other-template'
  | 'push/platform-without-content'
  | 'push/content-without-platform'
  | 'email/body-required'
  | 'email/headline-required'
  | 'email/preview-text-required'
  | 'geofence/dwell-time-required'
  | 'geofence/number-format'
  | 'push/ios-audience-required'
  | 'push/ios-audience-ambiguous'
  | 'push/triggered-platform-only-unused'
  | 'email/subscription-category-required'
  | 'email/subscription-category-unknown'
  | 'connector/unknown'
  | 'delivery/business-event-required'
  | 'delivery/geofences-required'
  | 'delivery/live-activity-id-required'
  | 'delivery/live-activity-ios-only'
  | 'delivery/channel-mismatch'
  | 'create/channel-not-supported'
  | 'create/delivery-type-not-supported'
  | 'update/channel-not-supported'
  | 'campaign/unknown'
  | 'status/publish-not-accepted'
  | 'status/stop-periodic'
  | 'status/pause-one-time'
  | 'status/resume-one-time'
  | 'status/not-published'
  | 'publish/status-value'
  | 'publish/not-draft'
  | 'publish/incomplete'
  | 'executions/delivery-type'
  | 'search/limit-missing'
  | 'search/legacy-delivery-type'
  | 'search/legacy-id'
  | 'search/version-filter-unavailable'
  | 'offering/feature-disabled'
  | 'params/offer-id-malformed'
  | 'offering/unknown'
  | 'offering/expired'
  | 'offering/archived'
  | 'offering/required'
  | 'offering/name-characters'
  | 'offering/name-taken'
  | 'offering/schedule-order'
  | 'offering/expiry-in-past'
  | 'offering/start-in-past'
  | 'offering/tag-unknown'
  | 'offering/template-unknown'
  | 'offering/attribute-unknown'
  | 'offering/field-locked'
  | 'offering/split-mismatch'
  | 'offering/split-sum'
  | 'offering/control-group-range'

export type ErrorCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'BAD_REQUEST'
  | 'RATE_LIMITED'
  | 'VALIDATION_FAILED'
  | 'UNPROCESSABLE_ENTITY'
  | 'MISSING_IDEMPOTENCY_KEY'
  | 'INVALID_IDEMPOTENCY_KEY'
  | 'IDEMPOTENCY_CONFLICT'
  | 'DUPLICATE_IDEMPOTENCY_KEY'
  | 'OFFER_NOT_FOUND'
  | 'EXPIRED_OFFERING'
  | 'ARCHIVED_OFFERING'
  | 'REQUIRED_FIELD_MISSING'
  | 'INVALID_OFFER_NAME'
  | 'DUPLICATE_OFFER_NAME'
  | 'INVALID_SCHEDULING'
  | 'INVALID_TAG_ID'
  | 'IMMUTABLE_FIELD'
  | 'INTERNAL_ERROR'

export const ruleIds: readonly RuleId[] = [
  "auth/credentials-malformed",
  "auth/credentials-rejected",
  "auth/permission-missing",
  "http/method-not-allowed",
  "http/content-type",
  "http/body-too-large",
  "rate-limit/exceeded",
  "body/missing",
  "body/not-json",
  "body/not-object",
  "body/duplicate-key",
  "body/number-precision",
  "request-id/missing",
  "request-id/mismatch",
  "request-id/format",
  "idempotency/key-missing",
  "idempotency/key-malformed",
  "idempotency/conflict",
  "idempotency/in-progress",
  "params/malformed",
  "params/unusual",
  "field/unknown",
  "body/empty",
  "test/mode-conflict",
  "test/channel-required",
  "test/content-required",
  "test/basic-details-required",
  "test/connector-required",
  "test/email-identity-required",
  "test/connector-email-only",
  "test/identifier-channel",
  "test/identifier-value-format",
  "test/platform-draft-only",
  "test/narrowing-unknown",
  "test/draft-unknown",
  "test/draft-state",
  "test/draft-channel",
  "content/default-locale-listed",
  "content/flat-shape-not-allowed",
  "content/mixed-shape",
  "content/default-locale-missing",
  "content/variation-level-missing",
  "content/locale-unlisted",
  "content/locale-without-content",
  "content/channel-mismatch",
  "variation/percentages-required",
  "variation/key-format",
  "variation/optimizer-duration-required",
  "variation/optimizer-metric-required",
  "variation/count-mismatch",
  "variation/percentages-sum",
  "variation/content-mismatch",
  "push/custom-template-id-required",
  "push/timer-required",
  "push/timer-specific-time-required",
  "push/timer-time-period-required",
  "push/timer-duration-required",
  "push/banner-image-required",
  "push/dismiss-text-required",
  "push/auto-dismiss-value-required",
  "push/field-of-other-template",
  "push/platform-without-content",
  "push/content-without-platform",
  "email/body-required",
  "email/headline-required",
  "email/preview-text-required",
  "geofence/dwell-time-required",
  "geofence/number-format",
  "push/ios-audience-required",
  "push/ios-audience-ambiguous",
  "push/triggered-platform-only-unused",
  "email/subscription-category-required",
  "email/subscription-category-unknown",
  "connector/unknown",
  "delivery/business-event-required",
  "delivery/geofences-required",
  "delivery/live-activity-id-required",
  "delivery/live-activity-ios-only",
  "delivery/channel-mismatch",
  "create/channel-not-supported",
  "create/delivery-type-not-supported",
  "update/channel-not-supported",
  "campaign/unknown",
  "status/publish-not-accepted",
  "status/stop-periodic",
  "status/pause-one-time",
  "status/resume-one-time",
  "status/not-published",
  "publish/status-value",
  "publish/not-draft",
  "publish/incomplete",
  "executions/delivery-type",
  "search/limit-missing",
  "search/legacy-delivery-type",
  "search/legacy-id",
  "search/version-filter-unavailable",
  "offering/feature-disabled",
  "params/offer-id-malformed",
  "offering/unknown",
  "offering/expired",
  "offering/archived",
  "offering/required",
  "offering/name-characters",
  "offering/name-taken",
  "offering/schedule-order",
  "offering/expiry-in-past",
  "offering/start-in-past",
  "offering/tag-unknown",
  "offering/template-unknown",
  "offering/attribute-unknown",
  "offering/field-locked",
  "offering/split-mismatch",
  "offering/split-sum",
  "offering/control-group-range"
]

export const ruleTable = [
  {
    "id": "auth/credentials-malformed",
    "severity": "error",
    "status": 401,
    "code": "UNAUTHORIZED",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "`Authorization` is the scheme Basic, in any letter case, followed by the base64 of UTF-8 `<username>:<password>`, split at the first colon, neither part empty.",
    "source": "Authentication",
    "judged-on-replay": true
  },
  {
    "id": "auth/credentials-rejected",
    "severity": "error",
    "status": 401,
    "code": "UNAUTHORIZED",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The server accepts the credentials.",
    "source": "Authentication",
    "facts": [
      "authenticated"
    ],
    "silent-if": [
      "auth/credentials-malformed"
    ],
    "judged-on-replay": true
  },
  {
    "id": "auth/permission-missing",
    "severity": "error",
    "status": 403,
    "code": "FORBIDDEN",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The API key has the permissions View, Create and Manage, and Create, Manage and Publish.",
    "source": "Authentication",
    "facts": [
      "permitted"
    ],
    "judged-on-replay": true,
    "assumed": "The answer to a key without the permissions is not shown; FORBIDDEN is the code that says it."
  },
  {
    "id": "http/method-not-allowed",
    "severity": "error",
    "status": 405,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "A path is called with a method that it has; the answer names them in the header `Allow`.",
    "source": "Endpoints",
    "assumed": "The answer is not shown; of the documented codes none comes closer than BAD_REQUEST. After the credentials nothing else is judged."
  },
  {
    "id": "http/content-type",
    "severity": "error",
    "status": 415,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "A body is sent with a JSON media type in `Content-Type`.",
    "source": "Endpoints",
    "assumed": "Bodies are said to be JSON; the answer to another media type is not shown."
  },
  {
    "id": "http/body-too-large",
    "severity": "error",
    "status": 413,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "A body is not larger than the server accepts.",
    "source": "Endpoints",
    "assumed": "No size is documented; a server that sets a limit needs an answer."
  },
  {
    "id": "rate-limit/exceeded",
    "severity": "error",
    "status": 429,
    "code": "RATE_LIMITED",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "No window of the limits of the status change holds more requests than it allows.",
    "source": "Limits",
    "facts": [
      "recentRequests"
    ],
    "judged-on-replay": true,
    "assumed": "The windows of one hour and 24 hours are documented, their numbers are not; without numbers nothing exceeds them. The code is documented, the status is not."
  },
  {
    "id": "rate-limit/exceeded",
    "severity": "error",
    "status": 429,
    "code": "RATE_LIMITED",
    "operations": [
      "testCampaign"
    ],
    "summary": "Within any second, minute and hour a client sends no more test requests than are allowed.",
    "source": "Limits",
    "facts": [
      "recentRequests"
    ],
    "judged-on-replay": true,
    "assumed": "Windows are said to be rolling for the status change only, and are taken to be so here. The code is documented, the status is not."
  },
  {
    "id": "rate-limit/exceeded",
    "severity": "error",
    "status": 429,
    "code": "RATE_LIMITED",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "listCampaignExecutions",
      "searchCampaigns"
    ],
    "summary": "No window of a limit that is set for the operation holds more requests than it allows.",
    "source": "Limits",
    "facts": [
      "recentRequests"
    ],
    "judged-on-replay": true,
    "assumed": "No limit is documented for these operations; one that a server has is judged as those of the others are."
  },
  {
    "id": "body/missing",
    "severity": "error",
    "status": 400,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "changeCampaignStatus",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The request has a body; without one nothing that reads the body is judged.",
    "source": "Endpoints",
    "assumed": "Which code a request without a usable body gets is not shown."
  },
  {
    "id": "body/not-json",
    "severity": "error",
    "status": 400,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The text of a body is JSON; of anything else nothing in it is judged.",
    "source": "Endpoints",
    "assumed": "Which code a request without a usable body gets is not shown."
  },
  {
    "id": "body/not-object",
    "severity": "error",
    "status": 400,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The body is a JSON object; of anything else nothing in it is judged.",
    "source": "Endpoints",
    "assumed": "Which code a request without a usable body gets is not shown."
  },
  {
    "id": "body/duplicate-key",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "No object in the text of a body holds a key twice.",
    "source": "Endpoints",
    "assumed": "Repeated keys are not spoken of; all but the last are lost when the text is parsed."
  },
  {
    "id": "body/number-precision",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The text of a body holds no number that parsing would change.",
    "source": "Endpoints",
    "assumed": "Numbers beyond what a double holds are not spoken of; what is read is not what was sent."
  },
  {
    "id": "request-id/missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "testCampaign"
    ],
    "summary": "A request id is given, in the header X-SVC-Request-Id or as `request_id` in the body.",
    "source": "Headers common to campaign operations"
  },
  {
    "id": "request-id/missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "getCampaign"
    ],
    "summary": "A request id is given in the header X-SVC-Request-Id.",
    "source": "Headers common to campaign operations"
  },
  {
    "id": "request-id/missing",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "A request id is given, in the header X-SVC-Request-Id or as `request_id` in the body.",
    "source": "POST /v5/campaigns/search",
    "assumed": "It must be supplied, the headers say; on search it is called optional and recommended."
  },
  {
    "id": "request-id/mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "Where both the header X-SVC-Request-Id and `request_id` are given, they are the same.",
    "source": "Headers common to campaign operations"
  },
  {
    "id": "request-id/format",
    "severity": "off",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "getCampaign",
      "updateCampaign",
      "validateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The request id is a UUID of version 4, which is recommended and not required.",
    "source": "Test request"
  },
  {
    "id": "idempotency/key-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The header Idempotency-Key is given.",
    "source": "Headers common to campaign operations"
  },
  {
    "id": "idempotency/key-malformed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns",
      "testCampaign"
    ],
    "summary": "The Idempotency-Key is a UUID of version 4, in any letter case.",
    "source": "Headers common to campaign operations",
    "in-schema": true
  },
  {
    "id": "idempotency/conflict",
    "severity": "error",
    "status": 409,
    "code": "BAD_REQUEST",
    "operations": [
      "testCampaign"
    ],
    "summary": "An Idempotency-Key that was used before is repeated with the same request only.",
    "source": "POST /v5/campaigns/test",
    "facts": [
      "idempotency"
    ],
    "assumed": "A different body is what is documented; another path parameter makes another request, too. No time is given after which a key is forgotten."
  },
  {
    "id": "idempotency/conflict",
    "severity": "error",
    "status": 409,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns"
    ],
    "summary": "An Idempotency-Key that was used before is repeated with the same request only.",
    "source": "Headers common to campaign operations",
    "facts": [
      "idempotency"
    ],
    "assumed": "The answer is documented for the test send and taken to be that of all operations with a key. No time is given after which a key is forgotten."
  },
  {
    "id": "idempotency/in-progress",
    "severity": "error",
    "status": 409,
    "code": "BAD_REQUEST",
    "operations": [
      "testCampaign"
    ],
    "summary": "No test send with the same Idempotency-Key is still running.",
    "source": "POST /v5/campaigns/test",
    "facts": [
      "idempotency"
    ],
    "silent-if": [
      "idempotency/conflict"
    ]
  },
  {
    "id": "idempotency/in-progress",
    "severity": "error",
    "status": 409,
    "code": "BAD_REQUEST",
    "operations": [
      "createCampaign",
      "updateCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns"
    ],
    "summary": "No call with the same Idempotency-Key is still running.",
    "source": "Headers common to campaign operations",
    "facts": [
      "idempotency"
    ],
    "silent-if": [
      "idempotency/conflict"
    ],
    "assumed": "The answer is documented for the test send and taken to be that of all operations with a key."
  },
  {
    "id": "params/malformed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`draft_id` is 24 hex characters.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "params/malformed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "`campaign_id` is 24 hex characters.",
    "source": "PATCH status change of a published campaign",
    "in-schema": true
  },
  {
    "id": "params/unusual",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "getCampaign",
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "`campaign_id` is 24 hex characters.",
    "source": "Versioning",
    "assumed": "Raw ids are ObjectIds; that the id which is stable across versions is one is said for the status change only."
  },
  {
    "id": "params/unusual",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "listCampaignExecutions"
    ],
    "summary": "`parent_campaign_id` is 24 hex characters.",
    "source": "Other operations named",
    "assumed": "The form of this id is not shown; ids of campaigns are ObjectIds elsewhere."
  },
  {
    "id": "structure",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "changeCampaignStatus",
      "listCampaignExecutions",
      "searchCampaigns"
    ],
    "summary": "Types, enums, formats, ranges and required fields hold as the schemas state them.",
    "source": "Resources and their fields",
    "assumed": "The mapping of error codes to the status 400 is not shown."
  },
  {
    "id": "structure",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign",
      "testCampaign"
    ],
    "summary": "Types, enums, formats, ranges and required fields hold as the schemas state them, those for the channel of the campaign where the body names none.",
    "source": "Resources and their fields",
    "facts": [
      "campaign"
    ],
    "assumed": "The mapping of error codes to the status 400 is not shown."
  },
  {
    "id": "field/unknown",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "changeCampaignStatus",
      "searchCampaigns"
    ],
    "summary": "An object whose fields are all listed here (`x-complete`) has no other keys.",
    "source": "Resources and their fields",
    "assumed": "How unknown keys are treated is not shown; to reject them would reject requests that may be right."
  },
  {
    "id": "field/unknown",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign",
      "testCampaign"
    ],
    "summary": "An object whose fields are all listed here (`x-complete`) has no other keys.",
    "source": "Resources and their fields",
    "facts": [
      "campaign"
    ],
    "assumed": "How unknown keys are treated is not shown; to reject them would reject requests that may be right."
  },
  {
    "id": "body/empty",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "An object or list that is expected to hold something (`x-expects-content`) is not empty.",
    "source": "Resources and their fields",
    "assumed": "Empty objects and lists are not spoken of."
  },
  {
    "id": "body/empty",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "An object or list that is expected to hold something (`x-expects-content`) is not empty.",
    "source": "Resources and their fields",
    "facts": [
      "campaign"
    ],
    "assumed": "Empty objects and lists are not spoken of."
  },
  {
    "id": "test/mode-conflict",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`draft_id` and `campaign_content` are not given together.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "test/channel-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "Without `draft_id`, `channel` is given.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "test/content-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "Without `draft_id`, `campaign_content` is given and has `content`.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "test/basic-details-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For channel EMAIL without `draft_id`, `basic_details` is given.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "test/connector-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For channel EMAIL without `draft_id`, `connector` is given.",
    "source": "Test request",
    "in-schema": true
  },
  {
    "id": "test/email-identity-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For channel EMAIL without `draft_id`, `basic_details` has `name`, `content_type`, `user_attribute_identifier` and `subscription_category`.",
    "source": "Email basic details",
    "in-schema": true,
    "assumed": "`user_attribute_identifier` is asked for although it has a default, since both are stated."
  },
  {
    "id": "test/connector-email-only",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`connector` is given for channel EMAIL only.",
    "source": "Test request",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "test/identifier-channel",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`identifier` is one that the channel allows; while the channel is not known, every one is.",
    "source": "test_campaign_meta",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "test/identifier-value-format",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "Each of `identifier_values` can be what the identifier means, a number in E.164 form for the mobile identifiers and an address for the e-mail ones, unless it is a template.",
    "source": "test_campaign_meta"
  },
  {
    "id": "test/platform-draft-only",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`test_campaign_meta.platform` is given only together with `draft_id`.",
    "source": "test_campaign_meta",
    "in-schema": true
  },
  {
    "id": "test/narrowing-unknown",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`variation`, `locale_name` and `platform` name what the content or the draft has; `variation_1` and `default` are always there where none are configured.",
    "source": "test_campaign_meta",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "test/draft-unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "The draft that `draft_id` names exists.",
    "source": "Test request",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "params/malformed"
    ]
  },
  {
    "id": "test/draft-state",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "The campaign that `draft_id` names is a DRAFT.",
    "source": "Test request",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "test/draft-channel",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`channel` beside `draft_id` is the channel of the draft.",
    "source": "Test request",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "content/default-locale-listed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`locales` does not list `default`, which is always there.",
    "source": "Campaign content (Push and Email)",
    "in-schema": true
  },
  {
    "id": "content/default-locale-listed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "`locales` does not list `default`, which is always there.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "content/default-locale-listed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "`locales` does not list `default`, which is always there.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "content/flat-shape-not-allowed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`push` or `email` stands directly in `content` only while `locales` has no entries and there is no `variation_details`, or one whose `no_of_variations` is 1.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/flat-shape-not-allowed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "`push` or `email` stands directly in `content` only while `locales` has no entries and there is no `variation_details`, or one whose `no_of_variations` is 1.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/flat-shape-not-allowed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "`push` or `email` stands directly in `content` only while `locales` has no entries and there is no `variation_details`, or one whose `no_of_variations` is 1.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ]
  },
  {
    "id": "content/mixed-shape",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`content` does not hold `push` or `email` and locale keys side by side.",
    "source": "Campaign content (Push and Email)",
    "in-schema": true
  },
  {
    "id": "content/mixed-shape",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "`content` does not hold `push` or `email` and locale keys side by side.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "content/mixed-shape",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "`content` does not hold `push` or `email` and locale keys side by side.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "content/default-locale-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`content` keyed by locale has the key `default`.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/default-locale-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "`content` keyed by locale has the key `default`.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/default-locale-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "`content` keyed by locale has the key `default`.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ]
  },
  {
    "id": "content/variation-level-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Between a locale key and `push` or `email` stands a variation key; where it is missing nothing beneath is judged.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/variation-level-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Between a locale key and `push` or `email` stands a variation key; where it is missing nothing beneath is judged.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ],
    "in-schema": true
  },
  {
    "id": "content/variation-level-missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Between a locale key and `push` or `email` stands a variation key; where it is missing nothing beneath is judged.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ]
  },
  {
    "id": "content/locale-unlisted",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Every locale key of `content` other than `default` is listed in `locales`.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/mixed-shape"
    ]
  },
  {
    "id": "content/locale-unlisted",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "Every locale key of `content` other than `default` is listed in `locales`.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "content/mixed-shape"
    ]
  },
  {
    "id": "content/locale-without-content",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Every locale that `locales` lists has a key in `content`, else the default serves it.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/flat-shape-not-allowed",
      "content/mixed-shape"
    ],
    "assumed": "That a listed locale needs no content of its own is not said; the default serves it."
  },
  {
    "id": "content/locale-without-content",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "Every locale that `locales` lists has a key in `content`, else the default serves it.",
    "source": "Campaign content (Push and Email)",
    "silent-if": [
      "content/flat-shape-not-allowed",
      "content/mixed-shape"
    ],
    "assumed": "That a listed locale needs no content of its own is not said; the default serves it.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "content/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "A PUSH campaign holds `push` bodies only and an EMAIL campaign `email` bodies only; nothing beneath a body of the other channel is judged.",
    "source": "Campaign content (Push and Email)",
    "in-schema": true
  },
  {
    "id": "content/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A PUSH campaign holds `push` bodies only and an EMAIL campaign `email` bodies only; nothing beneath a body of the other channel is judged.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "content/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A PUSH campaign holds `push` bodies only and an EMAIL campaign `email` bodies only; nothing beneath a body of the other channel is judged.",
    "source": "Campaign content (Push and Email)",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "content/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "A PUSH campaign holds `push` bodies only and an EMAIL campaign `email` bodies only; nothing beneath a body of the other channel is judged.",
    "source": "Test request",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "variation/percentages-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With distribution type MANUAL, `manual_distribution_percentage` is given.",
    "source": "VariationDetails",
    "in-schema": true
  },
  {
    "id": "variation/percentages-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With distribution type MANUAL, `manual_distribution_percentage` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "variation/percentages-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With distribution type MANUAL, `manual_distribution_percentage` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/key-format",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Keys of `manual_distribution_percentage` are `variation_N`, N counted from 1 and without leading zero.",
    "source": "VariationDetails",
    "in-schema": true
  },
  {
    "id": "variation/key-format",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Keys of `manual_distribution_percentage` are `variation_N`, N counted from 1 and without leading zero.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "variation/key-format",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Keys of `manual_distribution_percentage` are `variation_N`, N counted from 1 and without leading zero.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/optimizer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_campaign_duration` is given.",
    "source": "VariationDetails",
    "in-schema": true
  },
  {
    "id": "variation/optimizer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_campaign_duration` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "variation/optimizer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_campaign_duration` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/optimizer-metric-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_distribution_metric` is given.",
    "source": "VariationDetails",
    "in-schema": true
  },
  {
    "id": "variation/optimizer-metric-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_distribution_metric` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "variation/optimizer-metric-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With the auto-optimised distribution type, `optimizer_distribution_metric` is given.",
    "source": "VariationDetails",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/count-mismatch",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`manual_distribution_percentage` has as many entries as `no_of_variations` says.",
    "source": "VariationDetails",
    "assumed": "That the two numbers must agree is not said."
  },
  {
    "id": "variation/count-mismatch",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "`manual_distribution_percentage` has as many entries as `no_of_variations` says.",
    "source": "VariationDetails",
    "assumed": "That the two numbers must agree is not said.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/percentages-sum",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "The percentages of `manual_distribution_percentage` add up to 100.",
    "source": "VariationDetails",
    "assumed": "That the percentages add up to 100 is not said."
  },
  {
    "id": "variation/percentages-sum",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "The percentages of `manual_distribution_percentage` add up to 100.",
    "source": "VariationDetails",
    "assumed": "That the percentages add up to 100 is not said.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "variation/content-mismatch",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "The variation keys under a locale are those of `manual_distribution_percentage`.",
    "source": "VariationDetails",
    "assumed": "That every locale has every variation is not said."
  },
  {
    "id": "variation/content-mismatch",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "The variation keys under a locale are those of `manual_distribution_percentage`.",
    "source": "VariationDetails",
    "assumed": "That every locale has every variation is not said.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/custom-template-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With `template_type` Custom, Android and iOS content has `custom_template_id`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/custom-template-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With `template_type` Custom, Android and iOS content has `custom_template_id`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/custom-template-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With `template_type` Custom, Android and iOS content has `custom_template_id`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/timer-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With `template_type` TIMER or TIMER_WITH_PROGRESS_BAR, Android content has `timer`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/timer-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With `template_type` TIMER or TIMER_WITH_PROGRESS_BAR, Android content has `timer`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/timer-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With `template_type` TIMER or TIMER_WITH_PROGRESS_BAR, Android content has `timer`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/timer-specific-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "A timer whose `personalized_value` is true has `specific_time`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/timer-specific-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A timer whose `personalized_value` is true has `specific_time`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/timer-specific-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A timer whose `personalized_value` is true has `specific_time`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/timer-time-period-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "A timer that ends at SPECIFIC_TIME_USER_TIMEZONE or SPECIFIC_TIME_CAMPAIGN_TIMEZONE has `time_period`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/timer-time-period-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A timer that ends at SPECIFIC_TIME_USER_TIMEZONE or SPECIFIC_TIME_CAMPAIGN_TIMEZONE has `time_period`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/timer-time-period-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A timer that ends at SPECIFIC_TIME_USER_TIMEZONE or SPECIFIC_TIME_CAMPAIGN_TIMEZONE has `time_period`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/timer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "A timer whose `personalized_value` is false, not merely absent, has `duration_hour` and `duration_minute`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/timer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A timer whose `personalized_value` is false, not merely absent, has `duration_hour` and `duration_minute`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/timer-duration-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A timer whose `personalized_value` is false, not merely absent, has `duration_hour` and `duration_minute`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/banner-image-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "With `template_type` IMAGE_BANNER_WITH_TEXT, Android `basic_details` has `banner_image_url`.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/banner-image-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "With `template_type` IMAGE_BANNER_WITH_TEXT, Android `basic_details` has `banner_image_url`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/banner-image-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "With `template_type` IMAGE_BANNER_WITH_TEXT, Android `basic_details` has `banner_image_url`.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/dismiss-text-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Where `make_notification_sticky` or `auto_dismiss_notification` is true, `dismiss_button_text` is given.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/dismiss-text-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Where `make_notification_sticky` or `auto_dismiss_notification` is true, `dismiss_button_text` is given.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/dismiss-text-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Where `make_notification_sticky` or `auto_dismiss_notification` is true, `dismiss_button_text` is given.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/auto-dismiss-value-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Where `auto_dismiss_notification` is true, `auto_dismiss_notification_time_value` is given.",
    "source": "Push content",
    "in-schema": true
  },
  {
    "id": "push/auto-dismiss-value-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Where `auto_dismiss_notification` is true, `auto_dismiss_notification_time_value` is given.",
    "source": "Push content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/auto-dismiss-value-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Where `auto_dismiss_notification` is true, `auto_dismiss_notification_time_value` is given.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/field-of-other-template",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`include_app_name_and_time` is given for IMAGE_BANNER_WITH_TEXT only, and `input_gif_url` for BASIC only, where `template_type` is given.",
    "source": "Push content"
  },
  {
    "id": "push/field-of-other-template",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "`include_app_name_and_time` is given for IMAGE_BANNER_WITH_TEXT only, and `input_gif_url` for BASIC only, where `template_type` is given.",
    "source": "Push content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/platform-without-content",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Every platform in `basic_details.platforms` has content in some locale and variation.",
    "source": "Push basic details",
    "assumed": "That every targeted platform has content is not said."
  },
  {
    "id": "push/platform-without-content",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "Every platform in `basic_details.platforms` has content in some locale and variation.",
    "source": "Push basic details",
    "assumed": "That every targeted platform has content is not said.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/content-without-platform",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Every platform that has content is in `basic_details.platforms`, where that is given.",
    "source": "Push basic details",
    "assumed": "That content is for targeted platforms only is not said."
  },
  {
    "id": "push/content-without-platform",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "Every platform that has content is in `basic_details.platforms`, where that is given.",
    "source": "Push basic details",
    "assumed": "That content is for targeted platforms only is not said.",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "email/body-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "An e-mail has `html_content` or `custom_template_id`.",
    "source": "Email content",
    "in-schema": true
  },
  {
    "id": "email/body-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "An e-mail has `html_content` or `custom_template_id`.",
    "source": "Email content",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "email/body-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "An e-mail has `html_content` or `custom_template_id`.",
    "source": "Email content",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "email/headline-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "An e-mail without `custom_template_id` has `subject` and `sender_name`.",
    "source": "Email content",
    "in-schema": true,
    "assumed": "It is said only that a template makes them optional; a message without subject or sender cannot be sent."
  },
  {
    "id": "email/headline-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "An e-mail without `custom_template_id` has `subject` and `sender_name`.",
    "source": "Email content",
    "facts": [
      "campaign"
    ],
    "in-schema": true,
    "assumed": "It is said only that a template makes them optional; a message without subject or sender cannot be sent."
  },
  {
    "id": "email/headline-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "An e-mail without `custom_template_id` has `subject` and `sender_name`.",
    "source": "Email content",
    "facts": [
      "campaign"
    ],
    "assumed": "It is said only that a template makes them optional; a message without subject or sender cannot be sent."
  },
  {
    "id": "email/preview-text-required",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "An e-mail without `custom_template_id` has `preview_text`.",
    "source": "Email content",
    "assumed": "It is said only that a template makes it optional; a message without preview text can be sent."
  },
  {
    "id": "email/preview-text-required",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "An e-mail without `custom_template_id` has `preview_text`.",
    "source": "Email content",
    "facts": [
      "campaign"
    ],
    "assumed": "It is said only that a template makes it optional; a message without preview text can be sent."
  },
  {
    "id": "geofence/dwell-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "When `triggered_at` is `dwell`, both dwell time fields are given.",
    "source": "Geofences",
    "in-schema": true
  },
  {
    "id": "geofence/dwell-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "When `triggered_at` is `dwell`, both dwell time fields are given.",
    "source": "Geofences",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "geofence/dwell-time-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "When `triggered_at` is `dwell`, both dwell time fields are given.",
    "source": "Geofences",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "geofence/number-format",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "`latitude` is a number from -90 to 90, `longitude` one from -180 to 180, `radius` and the time values are numbers above 0, unless templates.",
    "source": "Geofences",
    "assumed": "These fields are strings whose form is not shown."
  },
  {
    "id": "geofence/number-format",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "`latitude` is a number from -90 to 90, `longitude` one from -180 to 180, `radius` and the time values are numbers above 0, unless templates.",
    "source": "Geofences",
    "facts": [
      "campaign"
    ],
    "assumed": "These fields are strings whose form is not shown."
  },
  {
    "id": "push/ios-audience-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Where `platform_specific_details.ios` is given, one of its three keys is true.",
    "source": "Push basic details",
    "in-schema": true
  },
  {
    "id": "push/ios-audience-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Where `platform_specific_details.ios` is given, one of its three keys is true.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "in-schema": true
  },
  {
    "id": "push/ios-audience-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Where `platform_specific_details.ios` is given, one of its three keys is true.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/ios-audience-ambiguous",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign",
      "testCampaign"
    ],
    "summary": "Not more than one of the three keys of `platform_specific_details.ios` is true.",
    "source": "Push basic details"
  },
  {
    "id": "push/ios-audience-ambiguous",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "Not more than one of the three keys of `platform_specific_details.ios` is true.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/triggered-platform-only-unused",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "`send_to_triggered_platform_only` is true for event-triggered campaigns only, not for ONE_TIME or PERIODIC.",
    "source": "Push basic details"
  },
  {
    "id": "push/triggered-platform-only-unused",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "`send_to_triggered_platform_only` is true for event-triggered campaigns only, not for ONE_TIME or PERIODIC.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "push/triggered-platform-only-unused",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "`send_to_triggered_platform_only` is true for event-triggered campaigns only, not for ONE_TIME or PERIODIC.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "A test request carries no delivery type; the rule holds over submitted basic_details where that of the draft is known."
  },
  {
    "id": "email/subscription-category-required",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "Basic details of content type PROMOTIONAL have `subscription_category`.",
    "source": "Email basic details",
    "assumed": "Required for promotional campaigns, yet said not to be at creation; a draft may be completed later, and is held to it when it is published."
  },
  {
    "id": "email/subscription-category-required",
    "severity": "warn",
    "severity-when-publishing": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Basic details of content type PROMOTIONAL have `subscription_category`; a draft that is published must have it.",
    "source": "Email basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Required for promotional campaigns, yet said not to be at creation; a draft may be completed later, and is held to it when it is published."
  },
  {
    "id": "email/subscription-category-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "Basic details of content type PROMOTIONAL have `subscription_category`.",
    "source": "Email basic details",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "email/subscription-category-required",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "Beside `draft_id`, submitted `basic_details` of content type PROMOTIONAL have `subscription_category`.",
    "source": "Email basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Required for promotional campaigns, yet said not to be in draft mode; without `draft_id` test/email-identity-required says it."
  },
  {
    "id": "email/subscription-category-unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "`subscription_category` is configured in the workspace.",
    "source": "Email basic details",
    "facts": [
      "workspace"
    ]
  },
  {
    "id": "email/subscription-category-unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign",
      "testCampaign"
    ],
    "summary": "`subscription_category` is configured in the workspace.",
    "source": "Email basic details",
    "facts": [
      "workspace",
      "campaign"
    ]
  },
  {
    "id": "connector/unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "`connector_type` is configured in the workspace, and has a connector of the name `connector_name`.",
    "source": "Connector (Email)",
    "facts": [
      "workspace"
    ]
  },
  {
    "id": "connector/unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign",
      "testCampaign"
    ],
    "summary": "`connector_type` is configured in the workspace, and has a connector of the name `connector_name`.",
    "source": "Connector (Email)",
    "facts": [
      "workspace",
      "campaign"
    ]
  },
  {
    "id": "delivery/business-event-required",
    "severity": "error",
    "severity-by-channel": {
      "EMAIL": "warn"
    },
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "For a BUSINESS_EVENT_TRIGGERED campaign, submitted `basic_details` have `business_event`; for EMAIL this is a warning.",
    "source": "Push basic details",
    "in-schema": true,
    "assumed": "Required without reservation for Push only; the table of e-mail fields lists it without a word."
  },
  {
    "id": "delivery/business-event-required",
    "severity": "error",
    "severity-by-channel": {
      "EMAIL": "warn"
    },
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "For a BUSINESS_EVENT_TRIGGERED campaign, submitted `basic_details` have `business_event`, and so has a draft that is published; for EMAIL this is a warning.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Required without reservation for Push only; the table of e-mail fields lists it without a word. Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/business-event-required",
    "severity": "error",
    "severity-by-channel": {
      "EMAIL": "warn"
    },
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A draft that is BUSINESS_EVENT_TRIGGERED has `business_event`; for EMAIL this is a warning.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Required without reservation for Push only; the table of e-mail fields lists it without a word. Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/business-event-required",
    "severity": "error",
    "severity-by-channel": {
      "EMAIL": "warn"
    },
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For a draft that is BUSINESS_EVENT_TRIGGERED, submitted `basic_details` have `business_event`; for EMAIL this is a warning.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "A test request carries no delivery type; the rule holds over submitted basic_details where that of the draft is known."
  },
  {
    "id": "delivery/geofences-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "For a Push campaign that is LOCATION_TRIGGERED, submitted `basic_details` have `geofences`.",
    "source": "Push basic details",
    "in-schema": true
  },
  {
    "id": "delivery/geofences-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "For a Push campaign that is LOCATION_TRIGGERED, submitted `basic_details` have `geofences`, and so has a draft that is published.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/geofences-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A Push draft that is LOCATION_TRIGGERED has `geofences`.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/geofences-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For a Push draft that is LOCATION_TRIGGERED, submitted `basic_details` have `geofences`.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "A test request carries no delivery type; the rule holds over submitted basic_details where that of the draft is known."
  },
  {
    "id": "delivery/live-activity-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "For a campaign that is BROADCAST_LIVE_ACTIVITY, submitted `basic_details` whose `platforms` hold IOS or are absent have `broadcast_live_activity_id`, and so has a draft that is published.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/live-activity-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "A draft that is BROADCAST_LIVE_ACTIVITY, and whose `platforms` hold IOS or are absent, has `broadcast_live_activity_id`.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "Publishing judges the draft as a whole, so that missing basic_details lack the field, too."
  },
  {
    "id": "delivery/live-activity-id-required",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For a draft that is BROADCAST_LIVE_ACTIVITY, submitted `basic_details` whose `platforms` hold IOS or are absent have `broadcast_live_activity_id`.",
    "source": "Push basic details",
    "facts": [
      "campaign"
    ],
    "assumed": "A test request carries no delivery type; the rule holds over submitted basic_details where that of the draft is known."
  },
  {
    "id": "delivery/live-activity-ios-only",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "For a campaign that is BROADCAST_LIVE_ACTIVITY, `platforms` hold neither ANDROID nor WEB.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "delivery/live-activity-ios-only",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "validateCampaign"
    ],
    "summary": "For a draft that is BROADCAST_LIVE_ACTIVITY, `platforms` hold neither ANDROID nor WEB.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "delivery/live-activity-ios-only",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "testCampaign"
    ],
    "summary": "For a draft that is BROADCAST_LIVE_ACTIVITY, submitted `platforms` hold neither ANDROID nor WEB.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ],
    "assumed": "A test request carries no delivery type; the rule holds over submitted basic_details where that of the draft is known."
  },
  {
    "id": "delivery/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "DEVICE_TRIGGERED and LOCATION_TRIGGERED are used with channel PUSH only.",
    "source": "What the service does",
    "silent-if": [
      "create/delivery-type-not-supported"
    ],
    "in-schema": true
  },
  {
    "id": "delivery/channel-mismatch",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "A campaign that is DEVICE_TRIGGERED, LOCATION_TRIGGERED or BROADCAST_LIVE_ACTIVITY has the channel PUSH.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "create/channel-not-supported",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "`channel` is not SMS; SMS campaigns are found by search only.",
    "source": "What the service does"
  },
  {
    "id": "create/delivery-type-not-supported",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createCampaign"
    ],
    "summary": "`campaign_delivery_type` is not BROADCAST_LIVE_ACTIVITY.",
    "source": "What the service does"
  },
  {
    "id": "update/channel-not-supported",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "Neither `channel` nor the channel of the campaign is SMS; SMS campaigns are found by search only.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ]
  },
  {
    "id": "campaign/unknown",
    "severity": "error",
    "status": 404,
    "code": "BAD_REQUEST",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "The campaign that `campaign_id` names exists.",
    "source": "PATCH status change of a published campaign",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "params/malformed"
    ],
    "assumed": "The answer is not shown; of the documented codes none comes closer than BAD_REQUEST."
  },
  {
    "id": "campaign/unknown",
    "severity": "error",
    "status": 404,
    "code": "BAD_REQUEST",
    "operations": [
      "getCampaign",
      "updateCampaign",
      "validateCampaign"
    ],
    "summary": "The campaign that `campaign_id` names exists.",
    "source": "Other operations named",
    "facts": [
      "campaign"
    ],
    "assumed": "The answer is not shown; of the documented codes none comes closer than BAD_REQUEST."
  },
  {
    "id": "campaign/unknown",
    "severity": "error",
    "status": 404,
    "code": "BAD_REQUEST",
    "operations": [
      "listCampaignExecutions"
    ],
    "summary": "The campaign that `parent_campaign_id` names exists.",
    "source": "Other operations named",
    "facts": [
      "campaign"
    ],
    "assumed": "The answer is not shown; of the documented codes none comes closer than BAD_REQUEST."
  },
  {
    "id": "status/publish-not-accepted",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "`action` is not PUBLISH; a draft is published with `PATCH /v5/campaigns/{campaign_id}` and `{status: PUBLISH}`.",
    "source": "PATCH status change of a published campaign"
  },
  {
    "id": "status/stop-periodic",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "STOP is not used on a PERIODIC campaign.",
    "source": "PATCH status change of a published campaign",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "status/not-published"
    ],
    "assumed": "Codes of this operation are not shown; the request is right and the state forbids it."
  },
  {
    "id": "status/pause-one-time",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "PAUSE is not used on a ONE_TIME campaign.",
    "source": "PATCH status change of a published campaign",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "status/not-published"
    ],
    "assumed": "Codes of this operation are not shown; the request is right and the state forbids it."
  },
  {
    "id": "status/resume-one-time",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "RESUME is not used on a ONE_TIME campaign.",
    "source": "PATCH status change of a published campaign",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "status/not-published"
    ],
    "assumed": "Codes of this operation are not shown; the request is right and the state forbids it."
  },
  {
    "id": "status/not-published",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "The campaign is not a DRAFT.",
    "source": "States and transitions",
    "facts": [
      "campaign"
    ],
    "assumed": "Codes of this operation are not shown; the request is right and the state forbids it."
  },
  {
    "id": "publish/status-value",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateCampaign"
    ],
    "summary": "`status` is PUBLISH; an update sets no other status.",
    "source": "States and transitions",
    "in-schema": true,
    "assumed": "PUBLISH is the one value that is spoken of; stopping, pausing and resuming are status changes."
  },
  {
    "id": "publish/not-draft",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A campaign that is published is a DRAFT, or the workspace has versioning on, under which an update to a live campaign is published, too.",
    "source": "States and transitions",
    "facts": [
      "campaign",
      "workspace"
    ],
    "assumed": "The answer is not shown; the request is right and the state forbids it."
  },
  {
    "id": "publish/incomplete",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "updateCampaign"
    ],
    "summary": "A draft that is published, with what the body changes, has `campaign_content`, a message body in it and, for EMAIL, `connector`.",
    "source": "States and transitions",
    "facts": [
      "campaign"
    ],
    "silent-if": [
      "publish/not-draft"
    ],
    "assumed": "What publish validation demands is not shown; without these parts there is nothing to send."
  },
  {
    "id": "publish/incomplete",
    "severity": "error",
    "status": 422,
    "code": "UNPROCESSABLE_ENTITY",
    "operations": [
      "validateCampaign"
    ],
    "summary": "The draft has `campaign_content`, a message body in it and, for EMAIL, `connector`.",
    "source": "What the service does",
    "facts": [
      "campaign"
    ],
    "assumed": "What publish validation demands and how it answers is not shown; without these parts there is nothing to send."
  },
  {
    "id": "executions/delivery-type",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "listCampaignExecutions"
    ],
    "summary": "The campaign that `parent_campaign_id` names is PERIODIC or BUSINESS_EVENT_TRIGGERED.",
    "source": "Other operations named",
    "facts": [
      "campaign"
    ],
    "assumed": "Campaigns of other delivery types are not said to be rejected; they have no execution history."
  },
  {
    "id": "search/limit-missing",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "A search carries `limit`.",
    "source": "POST /v5/campaigns/search",
    "assumed": "The request carries a limit, it is said, and not that it must."
  },
  {
    "id": "search/legacy-delivery-type",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "The filter is `campaign_delivery_type`; the earlier key `delivery_type` finds nothing, without an error.",
    "source": "POST /v5/campaigns/search"
  },
  {
    "id": "search/legacy-id",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "The filter is `ids`, an array; `id` is its name in V1.",
    "source": "Versioning",
    "assumed": "How the earlier key is treated is not shown."
  },
  {
    "id": "search/version-filter-unavailable",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "`version_number` is a filter only where the workspace has versioning on.",
    "source": "POST /v5/campaigns/search",
    "facts": [
      "workspace"
    ],
    "assumed": "How the filter is treated without versioning is not shown."
  },
  {
    "id": "auth/credentials-malformed",
    "severity": "error",
    "status": 401,
    "code": "UNAUTHORIZED",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "`Authorization` carries the Basic scheme and the base64 of `<username>:<password>`, neither part empty.",
    "source": "Authentication",
    "judged-on-replay": true,
    "assumed": "Missing credentials give 401; the code of that answer is not listed for offerings."
  },
  {
    "id": "auth/credentials-rejected",
    "severity": "error",
    "status": 401,
    "code": "UNAUTHORIZED",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "The credentials are those of a workspace and of its API key for offer decisioning.",
    "source": "Authentication",
    "facts": [
      "authenticated"
    ],
    "silent-if": [
      "auth/credentials-malformed"
    ],
    "judged-on-replay": true,
    "assumed": "Invalid credentials give 401; the code of that answer is not listed for offerings."
  },
  {
    "id": "offering/feature-disabled",
    "severity": "error",
    "status": 403,
    "code": "FORBIDDEN",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "Offer decisioning is enabled for the workspace.",
    "source": "What the service does",
    "facts": [
      "workspace"
    ],
    "judged-on-replay": true
  },
  {
    "id": "http/method-not-allowed",
    "severity": "error",
    "status": 405,
    "code": "VALIDATION_FAILED",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "A path is called with a method that it has; the answer names them in the header `Allow`.",
    "source": "Endpoints",
    "assumed": "The answer is not shown. After the credentials nothing else is judged."
  },
  {
    "id": "http/content-type",
    "severity": "error",
    "status": 415,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "A body is sent with a JSON media type in `Content-Type`.",
    "source": "Endpoints",
    "assumed": "The answer to another media type is not shown; it fails validation."
  },
  {
    "id": "http/body-too-large",
    "severity": "error",
    "status": 413,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "A body is not larger than the server accepts.",
    "source": "Endpoints",
    "assumed": "No size is documented; a server that sets a limit needs an answer."
  },
  {
    "id": "rate-limit/exceeded",
    "severity": "error",
    "status": 429,
    "code": "RATE_LIMITED",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "Within any minute, hour and day a consumer calls the endpoint no more often than is allowed.",
    "source": "Limits",
    "facts": [
      "recentRequests"
    ],
    "judged-on-replay": true,
    "assumed": "Windows are taken to be rolling; the code of the answer is not listed for offerings."
  },
  {
    "id": "body/missing",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The request has a body.",
    "source": "Endpoints",
    "assumed": "The answer to a request without a body is not shown; it fails validation."
  },
  {
    "id": "body/not-json",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The text of a body is JSON; of anything else nothing in it is judged.",
    "source": "Endpoints",
    "assumed": "The answer to a body that is not JSON is not shown; it fails validation."
  },
  {
    "id": "body/not-object",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The body is a JSON object.",
    "source": "Endpoints",
    "assumed": "The answer to a body of another JSON type is not shown; it fails validation."
  },
  {
    "id": "body/duplicate-key",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "No object in the text of a body holds a key twice.",
    "source": "Endpoints",
    "assumed": "Repeated keys are not spoken of; all but the last are lost when the text is parsed."
  },
  {
    "id": "body/number-precision",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The text of a body holds no number that parsing would change.",
    "source": "Endpoints",
    "assumed": "Numbers beyond what a double holds are not spoken of; what is read is not what was sent."
  },
  {
    "id": "idempotency/key-missing",
    "severity": "error",
    "status": 400,
    "code": "MISSING_IDEMPOTENCY_KEY",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The header `Idempotency-Key` is given.",
    "source": "Idempotency"
  },
  {
    "id": "idempotency/key-malformed",
    "severity": "error",
    "status": 400,
    "code": "INVALID_IDEMPOTENCY_KEY",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "`Idempotency-Key` is a UUID v4, in any letter case.",
    "source": "Idempotency",
    "in-schema": true
  },
  {
    "id": "idempotency/conflict",
    "severity": "error",
    "status": 409,
    "code": "IDEMPOTENCY_CONFLICT",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "An `Idempotency-Key` is repeated within 24 hours with the same request only.",
    "source": "Idempotency",
    "facts": [
      "idempotency"
    ],
    "assumed": "A different body is what is documented; another `offer_id` makes another request, too."
  },
  {
    "id": "idempotency/in-progress",
    "severity": "error",
    "status": 409,
    "code": "DUPLICATE_IDEMPOTENCY_KEY",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "No call with the same `Idempotency-Key` is still in progress.",
    "source": "Idempotency",
    "facts": [
      "idempotency"
    ],
    "silent-if": [
      "idempotency/conflict"
    ]
  },
  {
    "id": "params/offer-id-malformed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "updateOffering"
    ],
    "summary": "`offer_id` begins with `offer_`.",
    "source": "Endpoints",
    "in-schema": true,
    "assumed": "The prefix is documented; how an id without it is answered is not."
  },
  {
    "id": "params/offer-id-malformed",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "listOfferings"
    ],
    "summary": "The filter `id` begins with `offer_`.",
    "source": "Endpoints",
    "in-schema": true,
    "assumed": "The prefix is documented; how an id without it is answered is not."
  },
  {
    "id": "structure",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "Every field that is given has its documented type, values, length and range.",
    "source": "Offering"
  },
  {
    "id": "field/unknown",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "An object whose fields are documented completely has no other field.",
    "source": "Offering",
    "assumed": "How an unknown field is treated is not shown; rejecting it could reject valid requests."
  },
  {
    "id": "body/empty",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "An update changes something, and an object that is there to carry fields carries one.",
    "source": "Offering",
    "assumed": "An empty update is not forbidden, but it has no effect."
  },
  {
    "id": "offering/unknown",
    "severity": "error",
    "status": 404,
    "code": "OFFER_NOT_FOUND",
    "operations": [
      "updateOffering"
    ],
    "summary": "The workspace has an offering with the id `offer_id`.",
    "source": "Errors",
    "facts": [
      "offering"
    ],
    "silent-if": [
      "params/offer-id-malformed"
    ]
  },
  {
    "id": "offering/expired",
    "severity": "error",
    "status": 403,
    "code": "EXPIRED_OFFERING",
    "operations": [
      "updateOffering"
    ],
    "summary": "The offering has not expired.",
    "source": "States and transitions",
    "facts": [
      "offering"
    ],
    "silent-if": [
      "offering/archived"
    ]
  },
  {
    "id": "offering/archived",
    "severity": "error",
    "status": 403,
    "code": "ARCHIVED_OFFERING",
    "operations": [
      "updateOffering"
    ],
    "summary": "The offering has not been archived.",
    "source": "States and transitions",
    "facts": [
      "offering"
    ]
  },
  {
    "id": "offering/required",
    "severity": "error",
    "status": 400,
    "code": "REQUIRED_FIELD_MISSING",
    "operations": [
      "createOffering"
    ],
    "summary": "A new offering has `name`, `priority`, `delivery`, `created_by`, `scheduling` with both of its instants, `segment_info`, `offer_content` and `variation_meta`.",
    "source": "Offering",
    "in-schema": true
  },
  {
    "id": "offering/name-characters",
    "severity": "error",
    "status": 400,
    "code": "INVALID_OFFER_NAME",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "`name` consists of ASCII letters, digits and underscores.",
    "source": "Offering",
    "in-schema": true
  },
  {
    "id": "offering/name-taken",
    "severity": "error",
    "status": 400,
    "code": "DUPLICATE_OFFER_NAME",
    "operations": [
      "createOffering"
    ],
    "summary": "No offering of the workspace that is not archived has this `name`.",
    "source": "Offering",
    "facts": [
      "workspace"
    ],
    "assumed": "Whether letter case counts is not shown; names are compared as they are written."
  },
  {
    "id": "offering/name-taken",
    "severity": "error",
    "status": 400,
    "code": "DUPLICATE_OFFER_NAME",
    "operations": [
      "updateOffering"
    ],
    "summary": "No other offering of the workspace that is not archived has this `name`.",
    "source": "Offering",
    "facts": [
      "workspace",
      "offering"
    ],
    "assumed": "Whether letter case counts is not shown; names are compared as they are written."
  },
  {
    "id": "offering/schedule-order",
    "severity": "error",
    "status": 400,
    "code": "INVALID_SCHEDULING",
    "operations": [
      "createOffering"
    ],
    "summary": "`scheduling.expiry_datetime` is after `scheduling.start_datetime`.",
    "source": "Offering"
  },
  {
    "id": "offering/schedule-order",
    "severity": "error",
    "status": 400,
    "code": "INVALID_SCHEDULING",
    "operations": [
      "updateOffering"
    ],
    "summary": "`scheduling.expiry_datetime` is after `scheduling.start_datetime`; the stored value stands in for the one that is not sent.",
    "source": "Offering",
    "facts": [
      "offering"
    ]
  },
  {
    "id": "offering/expiry-in-past",
    "severity": "error",
    "status": 400,
    "code": "INVALID_SCHEDULING",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "A `scheduling.expiry_datetime` that is sent lies in the future.",
    "source": "Errors",
    "silent-if": [
      "offering/schedule-order"
    ]
  },
  {
    "id": "offering/start-in-past",
    "severity": "error",
    "status": 400,
    "code": "INVALID_SCHEDULING",
    "operations": [
      "createOffering"
    ],
    "summary": "`scheduling.start_datetime` does not lie in the past.",
    "source": "Errors",
    "assumed": "The error table rejects a datetime in the past, the table of transitions lets a create with one lead to a state; the error table is followed."
  },
  {
    "id": "offering/start-in-past",
    "severity": "error",
    "status": 400,
    "code": "INVALID_SCHEDULING",
    "operations": [
      "updateOffering"
    ],
    "summary": "An update that moves `scheduling.start_datetime` does not move it into the past.",
    "source": "Errors",
    "facts": [
      "offering"
    ],
    "silent-if": [
      "offering/field-locked"
    ],
    "assumed": "The cases in which a datetime in the past is rejected are not spelled out; a start that stays as it is stored is accepted."
  },
  {
    "id": "offering/tag-unknown",
    "severity": "error",
    "status": 400,
    "code": "INVALID_TAG_ID",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "Every id in `tags` is that of a tag of the workspace.",
    "source": "Offering",
    "facts": [
      "workspace"
    ]
  },
  {
    "id": "offering/template-unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "Every `meta.templateId` within `offer_content` is the id of a listed template.",
    "source": "Offering",
    "facts": [
      "workspace"
    ],
    "assumed": "Template ids must come from the template list; no error code is named for others."
  },
  {
    "id": "offering/attribute-unknown",
    "severity": "error",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "Every attribute id in `offering_attribute_configuration` is configured.",
    "source": "What the service does",
    "facts": [
      "workspace"
    ],
    "assumed": "Attributes must be configured before a create; no error code is named for others, and the shape of the field is not shown, so that only a list of id strings is judged."
  },
  {
    "id": "offering/field-locked",
    "severity": "error",
    "status": 400,
    "code": "IMMUTABLE_FIELD",
    "operations": [
      "updateOffering"
    ],
    "summary": "An update changes no field that is locked in the status of the offering.",
    "source": "Update rules by status",
    "facts": [
      "offering"
    ]
  },
  {
    "id": "offering/split-mismatch",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The split of `variation_meta.smv_distribution` names the variants of `variantsPerLocale`.",
    "source": "Offering",
    "assumed": "The shapes of both fields are not shown; only shapes that can be told are compared."
  },
  {
    "id": "offering/split-sum",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "The split percentages of `variation_meta.smv_distribution` add up to 100.",
    "source": "Offering",
    "assumed": "The values are called split percentages; that they add up to 100 is not written."
  },
  {
    "id": "offering/control-group-range",
    "severity": "warn",
    "status": 400,
    "code": "VALIDATION_FAILED",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "`variation_meta.control_group.percentage` lies between 0 and 100.",
    "source": "Offering",
    "assumed": "The field is called a percentage; its range is not written."
  }
] as const
