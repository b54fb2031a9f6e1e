// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** One entry of `x-open` in the OpenAPI documents, which say what its members mean. */
export interface OpenPart {
  readonly violation?: string
  readonly keyword?: string
  readonly fields?: readonly string[]
  readonly except?: readonly string[]
  readonly missing?: readonly string[]
  readonly settled?: readonly string[]
  readonly conditional?: readonly string[]
  readonly operations?: readonly string[]
  readonly reason: string
}

export const openParts: readonly OpenPart[] = [
  {
    "violation": "connector/unknown",
    "fields": ["connector.connector_name"],
    "reason": "The name of a connector is a string; only its type must be one of the workspace."
  },
  {
    "violation": "test/email-identity-required",
    "fields": ["basic_details.user_attribute_identifier"],
    "reason": "The description does not require it."
  },
  {
    "violation": "test/content-required",
    "fields": ["campaign_content.content"],
    "reason": "That a test has content is stated, but not what the content has."
  },
  {"violation":"content/mixed-shape","reason":"A server may ignore what belongs to no shape."},
  {
    "violation": "content/channel-mismatch",
    "operations": ["createCampaign","updateCampaign"],
    "reason": "The description states the channel of content for tests only."
  },
  {
    "violation": "structure",
    "operations": ["searchCampaigns"],
    "fields": ["limit","campaign_fields.*","campaign_fields.*.*"],
    "except": ["campaign_fields.ids","campaign_fields.ids.*"],
    "reason": "Where a search has its `limit`, and the types of most filters, are not documented."
  },
  {
    "violation": "structure",
    "keyword": "type",
    "fields": ["push.android.custom_template_id","push.ios.custom_template_id","push.android.buttons.*"],
    "reason": "The description names them, or a field in them, but not their type."
  },
  {
    "missing": ["campaign_fields"],
    "operations": ["searchCampaigns"],
    "reason": "It is listed, but not whether it may be absent."
  },
  {
    "settled": ["Idempotency-Key"],
    "operations": ["validateCampaign"],
    "reason": "What publishing requires is not documented, only that a validation needs no key."
  },
  {
    "settled": ["parent_campaign_id","request_id"],
    "operations": ["listCampaignExecutions"],
    "reason": "Only the request id of the body is documented."
  },
  {
    "settled": ["campaign_fields","request_id"],
    "operations": ["searchCampaigns"],
    "reason": "The pagination of a search is not documented."
  },
  {
    "conditional": [
      "manual_distribution_percentage",
      "optimizer_campaign_duration",
      "optimizer_distribution_metric",
      "dwell_time_value",
      "dwell_time_granularity",
      "timer",
      "specific_time",
      "time_period",
      "duration_hour",
      "duration_minute",
      "banner_image_url",
      "dismiss_button_text",
      "auto_dismiss_notification_time_value",
      "auto_dismiss_notification_time_granularity",
      "business_event",
      "geofences",
      "broadcast_live_activity_id"
    ],
    "reason": "The description requires them under a condition at most; elsewhere they are optional."
  },
  {
    "violation": "structure",
    "keyword": "type",
    "fields": ["variation_meta.control_group"],
    "reason": "The description names a field in it, but not its type."
  },
  {
    "missing": [
      "variation_meta.type",
      "variation_meta.variantsPerLocale",
      "variation_meta.smv_distribution",
      "variation_meta.control_group"
    ],
    "operations": ["createOffering"],
    "reason": "They are listed, but not whether they may be absent."
  }
]
