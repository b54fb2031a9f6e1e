// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export const identifiersByChannel = {
  "PUSH": [
    "USER_ATTRIBUTE_UNIQUE_ID",
    "USER_ATTRIBUTE_USER_EMAIL",
    "USER_ATTRIBUTE_USER_MOBILE",
    "SVC_GAID",
    "ADVERTISING_IDENTIFIER",
    "PUSH_ID",
    "CUSTOM_SEGMENT"
  ],
  "EMAIL": ["CUSTOM_SEGMENT","EMAIL","ID","MOBILE_NUMBER"]
} as const

export const requiredOnCreate = [
  ["name"],
  ["priority"],
  ["delivery"],
  ["created_by"],
  ["scheduling"],
  ["segment_info"],
  ["offer_content"],
  ["variation_meta"],
  ["scheduling","start_datetime"],
  ["scheduling","expiry_datetime"]
] as const

export const offeringStatuses = ["scheduled","active","expired","archived","draft"] as const

export const variationTypes = ["SMV","DMV"] as const

export const campaignWords = {
  "status": ["DRAFT","ACTIVE"],
  "channel": ["PUSH","EMAIL","SMS"],
  "campaign_delivery_type": [
    "ONE_TIME",
    "PERIODIC",
    "EVENT_TRIGGERED",
    "BUSINESS_EVENT_TRIGGERED",
    "DEVICE_TRIGGERED",
    "LOCATION_TRIGGERED",
    "BROADCAST_LIVE_ACTIVITY"
  ]
} as const

export const lockedFields = {
  "scheduled": [],
  "active": [
    {"path":["scheduling","start_datetime"],"type":null},
    {"path":["conversion"],"type":null},
    {"path":["variation_meta","type"],"type":null},
    {"path":["variation_meta","variantsPerLocale"],"type":null},
    {"path":["variation_meta","smv_distribution"],"type":"DMV"}
  ]
} as const

export const updateFields = [
  "name",
  "description",
  "priority",
  "scheduling.start_datetime",
  "scheduling.expiry_datetime",
  "tags",
  "offering_attribute_configuration",
  "offer_content",
  "variation_meta.type",
  "variation_meta.variantsPerLocale",
  "variation_meta.smv_distribution",
  "variation_meta.control_group.percentage",
  "imp_track_hours",
  "capping_rules",
  "conversion",
  "segment_info",
  "delivery",
  "created_by",
  "is_global_control_enabled"
] as const

export const androidTemplateTypes = [
  "BASIC",
  "STYLIZED_BASIC",
  "SIMPLE_IMAGE_CAROUSEL",
  "IMAGE_BANNER_WITH_TEXT",
  "TIMER",
  "TIMER_WITH_PROGRESS_BAR",
  "Custom"
] as const

export const keysOfMessages = {
  "push": ["android","ios","web"],
  "email": [
    "subject",
    "preview_text",
    "sender_name",
    "from_address",
    "reply_to_address",
    "cc_ids",
    "bcc_ids",
    "html_content",
    "email_editor",
    "custom_template_id",
    "custom_template_version",
    "attachments"
  ]
} as const

export const statusActions = [
  {"action":"STOP","notFor":["PERIODIC"]},
  {"action":"PAUSE","notFor":["ONE_TIME"]},
  {"action":"RESUME","notFor":["ONE_TIME"]}
] as const

export const publishing = {
  "rule": "publish/incomplete",
  "status": 422,
  "code": "UNPROCESSABLE_ENTITY",
  "groups": ["content","variation","push","email","geofence","connector","delivery"],
  "draftOf": "updateCampaign"
} as const

export const errorCodes = {
  "campaigns": {
    "VALIDATION_FAILED": {"status":400,"condition":"One or more fields fail validation."},
    "UNPROCESSABLE_ENTITY": {"status":422,"condition":"The state of the campaign forbids the request."},
    "BAD_REQUEST": {"status":400,"condition":"The request cannot be read."},
    "RATE_LIMITED": {"status":429,"condition":"A rate limit is exceeded."},
    "UNAUTHORIZED": {"status":401,"condition":"The credentials are missing or invalid."},
    "INTERNAL_ERROR": {"status":500,"condition":"The request could not be processed because of an internal error."},
    "FORBIDDEN": {"status":403,"condition":"The caller does not have the permission."}
  },
  "offerings": {
    "VALIDATION_FAILED": {"status":400,"condition":"One or more fields fail validation."},
    "REQUIRED_FIELD_MISSING": {"status":400,"condition":"A required field is missing; `error.target` names it."},
    "INVALID_SCHEDULING": {"status":400,"condition":"The expiry is not after the start, or a datetime is in the past."},
    "INVALID_OFFER_NAME": {"status":400,"condition":"The name has characters other than letters, digits and underscores."},
    "DUPLICATE_OFFER_NAME": {"status":400,"condition":"An offering that is not archived already has the name."},
    "INVALID_TAG_ID": {"status":400,"condition":"A tag id does not exist."},
    "IMMUTABLE_FIELD": {"status":400,"condition":"The request changes a field that the status locks."},
    "MISSING_IDEMPOTENCY_KEY": {"status":400,"condition":"The `Idempotency-Key` header is missing."},
    "INVALID_IDEMPOTENCY_KEY": {"status":400,"condition":"The key is not a UUID v4."},
    "DUPLICATE_IDEMPOTENCY_KEY": {"status":409,"condition":"A request with the same key is still in progress."},
    "IDEMPOTENCY_CONFLICT": {"status":409,"condition":"The key was used with a different body within 24 hours."},
    "EXPIRED_OFFERING": {"status":403,"condition":"The offering is past its expiry."},
    "ARCHIVED_OFFERING": {"status":403,"condition":"The offering is archived."},
    "OFFER_NOT_FOUND": {"status":404,"condition":"The workspace has no such offering."},
    "FORBIDDEN": {"status":403,"condition":"Offer decisioning is not enabled for the workspace."},
    "UNAUTHORIZED": {"status":401,"condition":"The credentials are missing or invalid."},
    "RATE_LIMITED": {"status":429,"condition":"A rate limit is exceeded."},
    "INTERNAL_ERROR": {"status":500,"condition":"The request could not be processed because of an internal error."}
  }
} as const

export const keywordRules = {
  "additionalProperties": "field/unknown",
  "false schema": "field/unknown",
  "expectedType": "field/unlikely-type",
  "expectedEnum": "field/unlikely-value",
  "expectedMinimum": "field/unlikely-value",
  "expectedMaximum": "field/unlikely-value",
  "minItems": "body/empty",
  "minProperties": "body/empty"
} as const
