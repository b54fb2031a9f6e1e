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

export const androidTemplateTypes = [
  "BASIC",
  "STYLIZED_BASIC",
  "SIMPLE_IMAGE_CAROUSEL",
  "IMAGE_BANNER_WITH_TEXT",
  "TIMER",
  "TIMER_WITH_PROGRESS_BAR",
  "Custom"
] as const

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
