// Generated from conformance/ and tools/docs/reasons/ by `npm run generate`. Do not edit.

/** Why a rule exists, with the example of its page in docs/rules/. */
export interface RuleExample {
  readonly why: string
  /** A request that violates this rule and no other, as YAML. */
  readonly rejected: string
  /** The same request without the violation. */
  readonly corrected: string
  /** Whether the requests are inputs of `checkHttp` instead of request documents. */
  readonly isHttp?: true
  /** Targets that the conformance cases expect of this rule. */
  readonly targets: readonly string[]
}

/** Replaces generated ids in responses, so that they stay the same. */
export const exampleResponseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** The examples by rule id. */
export const ruleExamples: Readonly<Record<string, RuleExample>> = {
  'auth/credentials-malformed': {
    why: "The server reads the workspace from the user name and the API key from the password. If the header is missing or not decodable, it cannot tell whose campaign or offering this is. Send `Authorization: Basic` with the base64 of `<username>:<password>`.",
    rejected: `operation: listOfferings
headers: {}
`,
    corrected: `operation: listOfferings
headers:
  Authorization: Basic d29ya3NwYWNlOmtleQ==
`,
    targets: ["Authorization"],
  },
  'auth/credentials-rejected': {
    why: "Well-formed credentials can still belong to no workspace, for example after a key was replaced. Every request fails until you send valid ones, so do not retry with the same credentials.",
    rejected: `operation: getCampaign
facts:
  authenticated: false
`,
    corrected: `operation: getCampaign
facts:
  authenticated: true
`,
    targets: ["Authorization"],
  },
  'auth/permission-missing': {
    why: "A valid key may lack the right to change campaigns, so nothing it sends has an effect. Use a key with the permissions View, Create and Manage, and Create, Manage and Publish.",
    rejected: `operation: getCampaign
facts:
  permitted: false
`,
    corrected: `operation: getCampaign
facts:
  permitted: true
`,
    targets: ["Authorization"],
  },
  'http/method-not-allowed': {
    why: "A call with another method reaches no operation, so nothing is read or changed. The header `Allow` of the response lists the methods of the path.",
    rejected: `method: DELETE
url: /v5/offers
`,
    corrected: `method: GET
url: /v5/offers
`,
    isHttp: true,
    targets: [],
  },
  'http/path-malformed': {
    why: "Routers disagree about such paths: one finds the operation, another does not. A request could then reach a handler without validation. Write the path exactly as documented.",
    rejected: `method: GET
url: /V5/Offers
`,
    corrected: `method: GET
url: /v5/offers
`,
    isHttp: true,
    targets: [],
  },
  'http/content-type': {
    why: "The API reads JSON only. A form or plain text would not be parsed, and the campaign or search would not contain what you sent. Send JSON with `Content-Type: application/json`.",
    rejected: `method: POST
url: /v5/campaigns/search
headers:
  Authorization: Basic d29ya3NwYWNlOmtleQ==
  Idempotency-Key: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83
  Content-Type: application/x-www-form-urlencoded
body: limit=15
`,
    corrected: `method: POST
url: /v5/campaigns/search
headers:
  Authorization: Basic d29ya3NwYWNlOmtleQ==
  Idempotency-Key: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83
  Content-Type: application/json
body: '{"limit": 15, "request_id": "a-1"}'
`,
    isHttp: true,
    targets: ["Content-Type"],
  },
  'http/body-too-large': {
    why: "The server stops reading above its limit, so nothing of the request is stored. Send a smaller body, for example with links to images instead of their data.",
    rejected: `method: POST
url: /v5/campaigns/search
bodyTooLarge: true
`,
    corrected: `method: POST
url: /v5/campaigns/search
body: '{"limit": 15}'
`,
    isHttp: true,
    targets: [],
  },
  'rate-limit/exceeded': {
    why: "Calls above the limit are not executed. Wait for the seconds in `Retry-After`, then send the request again: retrying sooner only gets another 429.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
facts:
  now: 2025-11-20T10:00:00.000Z
  recentRequests:
    - 1763632799950
    - 1763632799860
    - 1763632799770
    - 1763632799680
    - 1763632799590
    - 1763632799500
    - 1763632799410
    - 1763632799320
    - 1763632799230
    - 1763632799140
`,
    corrected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
facts:
  now: 2025-11-20T10:00:01.000Z
  recentRequests:
    - 1763632799950
    - 1763632799860
    - 1763632799770
    - 1763632799680
    - 1763632799590
    - 1763632799500
    - 1763632799410
    - 1763632799320
    - 1763632799230
    - 1763632799140
`,
    targets: [],
  },
  'body/missing': {
    why: "These operations read everything they need from the body, so without one there is nothing to execute. A client that drops the body, for example in a redirect, loses the whole request.",
    rejected: `operation: testCampaign
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
`,
    targets: [],
  },
  'body/not-json': {
    why: "If the text is not JSON, the server cannot read a single field, so no other violation can be reported. Build the body with a JSON library instead of joining strings.",
    rejected: `method: POST
url: /v5/campaigns/search
body: '{"limit": 15,}'
`,
    corrected: `method: POST
url: /v5/campaigns/search
body: '{"limit": 15}'
`,
    isHttp: true,
    targets: [],
  },
  'body/not-object': {
    why: "Every field has a name, so a list, a text or a number has no place for any of them. Send an object, even for a single value.",
    rejected: `operation: testCampaign
body: 7
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
`,
    targets: [],
  },
  'body/duplicate-key': {
    why: "Parsers keep only the last value of a repeated key, silently. Your campaign could be sent with a value that you did not mean. Write each key once.",
    rejected: `method: POST
url: /v5/campaigns/search
body: '{"limit": 15, "li\\u006dit": 10}'
`,
    corrected: `method: POST
url: /v5/campaigns/search
body: '{"limit": 15}'
`,
    isHttp: true,
    targets: ["campaign_fields.ids","description","limit","request_id"],
  },
  'body/number-precision': {
    why: "Parsing rounds numbers that a double cannot hold, so the stored value would differ from the one you sent. Write such a value as a string.",
    rejected: `method: PATCH
url: /v5/offers/offer_1
body: '{"priority": 80, "conversion": 9007199254740993}'
`,
    corrected: `method: PATCH
url: /v5/offers/offer_1
body: '{"priority": 80, "conversion": "9007199254740993"}'
`,
    isHttp: true,
    targets: ["basic","campaign_fields.created_by","conversion","limit","personalization_details.user_attributes.age"],
  },
  'request-id/missing': {
    why: "The request id connects a request with its response and its error. Without it you cannot trace a failed call. Send a new UUID v4 in the header or in the body; a GET has only the header.",
    rejected: `operation: getCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
`,
    corrected: `operation: getCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
  X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
    targets: ["X-ACME-Request-Id","X-SVC-Request-Id","request_id"],
  },
  'request-id/mismatch': {
    why: "With two different ids, nobody can tell which one identifies the call. Send one of them, or the same value twice.",
    rejected: `operation: validateCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
  X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
body:
  request_id: 1d2c3b4a-5e6f-4a7b-8c9d-0e1f2a3b4c5d
`,
    corrected: `operation: validateCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
  X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
body:
  request_id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
    targets: ["request_id"],
  },
  'request-id/format': {
    why: "A short or sequential id may be used twice, and then two calls look like one. A random UUID v4 is unique without coordination. The API only recommends it, so the rule is off by default.",
    rejected: `operation: getCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
  X-SVC-Request-Id: call-17
`,
    corrected: `operation: getCampaign
headers:
  Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
  X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
    targets: ["request_id"],
  },
  'idempotency/key-missing': {
    why: "If the response is lost, you have to retry. Without a key the server cannot tell a retry from a new call, and the campaign is created or the test sent twice. Generate a UUID v4 for each new request and repeat it on retries.",
    rejected: `operation: updateOffering
headers:
  Authorization: Basic d3Nfc2hvZXNfZXU6b2ZmZXIta2V5LTdmMzFjMg==
body:
  tags:
    - tag_shoes
`,
    corrected: `operation: updateOffering
headers:
  Authorization: Basic d3Nfc2hvZXNfZXU6b2ZmZXIta2V5LTdmMzFjMg==
  Idempotency-Key: 5b6c7d8e-9f0a-4b1c-8d2e-3f4a5b6c7d8e
body:
  tags:
    - tag_shoes
`,
    targets: ["Idempotency-Key"],
  },
  'idempotency/key-malformed': {
    why: "A key derived from the payload is the same for two intended calls, so the second would not run. A random UUID v4 never collides.",
    rejected: `operation: updateOffering
headers:
  Authorization: Basic d3Nfc2hvZXNfZXU6b2ZmZXIta2V5LTdmMzFjMg==
  Idempotency-Key: 886313e1-3b8a-5372-9b90-0c9aee199e5d
body:
  tags:
    - tag_shoes
`,
    corrected: `operation: updateOffering
headers:
  Authorization: Basic d3Nfc2hvZXNfZXU6b2ZmZXIta2V5LTdmMzFjMg==
  Idempotency-Key: 5b6c7d8e-9f0a-4b1c-8d2e-3f4a5b6c7d8e
body:
  tags:
    - tag_shoes
`,
    targets: ["Idempotency-Key"],
  },
  'idempotency/conflict': {
    why: "The key promises that this is the same request again, but it is not. The server can neither repeat the earlier response nor safely run the new call. Use a new key, for which nothing is stored.",
    rejected: `operation: searchCampaigns
body:
  limit: 5
facts:
  idempotency:
    fingerprint: eaea3a48b71bfce58fc32030c8e37f35b179d8a1747f4d9f2d28104efa0daaf5
    state: completed
    createdAt: 2025-11-20T09:59:58.000Z
`,
    corrected: `operation: searchCampaigns
body:
  limit: 5
facts:
  idempotency: null
`,
    targets: ["Idempotency-Key"],
  },
  'idempotency/in-progress': {
    why: "The first call with this key is still running. Running a second one could send or create everything twice. Wait for the first response, or use a new key for a different call.",
    rejected: `operation: listCampaignExecutions
facts:
  idempotency:
    fingerprint: a1327e59315d72a99cd0e93b4931ede88ea5d0f5209ce39c5a9982cb882a3575
    state: in-progress
    createdAt: 2025-11-20T09:59:58.000Z
`,
    corrected: `operation: listCampaignExecutions
facts:
  idempotency: null
`,
    targets: ["Idempotency-Key"],
  },
  'params/malformed': {
    why: "Ids of campaigns and drafts are object ids. An id of another form names nothing; often it was cut off or copied from another field. Copy the full id of 24 hexadecimal characters.",
    rejected: `operation: changeCampaignStatus
params:
  campaign_id: 64f0c2a7b1d3e45f6a7b8ca
body:
  action: STOP
`,
    corrected: `operation: changeCampaignStatus
params:
  campaign_id: 64f0c2a7b1d3e45f6a7b8ca0
body:
  action: STOP
`,
    targets: ["campaign_id","draft_id"],
  },
  'params/unusual': {
    why: "Campaign ids are object ids elsewhere in the API, so this one is probably a name or was cut off, and the campaign will not be found. Check the id; the request itself is accepted.",
    rejected: `operation: getCampaign
params:
  campaign_id: campaign-17
`,
    corrected: `operation: getCampaign
params:
  campaign_id: 64f0c2a7b1d3e45f6a7b8ca0
`,
    targets: ["campaign_id","parent_campaign_id"],
  },
  'field/unknown': {
    why: "The API may ignore a key it does not know, so a typo silently drops a setting: the campaign is sent without it. Use the suggested name, or remove the key.",
    rejected: `operation: updateOffering
body:
  impTrackHours: 12
`,
    corrected: `operation: updateOffering
body:
  imp_track_hours: 12
`,
    targets: ["Channel","Description","basic","basic_details.broadcast_live_activity_id","basic_details.content_type","basic_details.description","basic_details.geofences","basic_details.geofences.altitude","basic_details.geofences.dwell_time","basic_details.geofences.unheard_of","basic_details.nmae","basic_details.platform_specific_details.android.push_amp","basic_details.platform_specific_details.android.unheard_of","basic_details.platform_specific_details.ios.send_to_all","basic_details.platform_specific_details.ios.unheard_of","basic_details.platform_specific_details.unheard_of","basic_details.platform_specific_details.web","basic_details.platforms","basic_details.send_to_triggered_platform_only","basic_details.subscription_category","basic_details.unheard_of","campaign_content.content.default.variation_1.PUSH","campaign_content.content.default.variation_1.android","campaign_content.content.default.variation_1.push.ios.unheard_of","campaign_content.content.default.variation_1.sms","campaign_content.content.default.variation_1.unheard_of","campaign_content.content.email.attachments.0.unheard_of","campaign_content.content.email.body","campaign_content.content.email.email","campaign_content.content.email.unheard_of","campaign_content.content.push.android.basic_details.unheard_of","campaign_content.content.push.android.buttons.0.unheard_of","campaign_content.content.push.android.email","campaign_content.content.push.android.timer.seconds","campaign_content.content.push.android.timer.unheard_of","campaign_content.content.push.android.unheard_of","campaign_content.content.push.push","campaign_content.content.push.unheard_of","campaign_content.content.push.web.unheard_of","campaign_content.locale","campaign_content.unheard_of","campaign_content.variation_details.unheard_of","campaign_content.variation_details.winner","campaign_fields.Status","campaign_fields.__proto__","campaign_fields.campaign_name","campaign_fields.chanels","campaign_fields.delivery_type","campaign_fields.id","campaign_fields.nme","campaign_fields.unheard_of","campaign_id","campaign_name","channel","connector.connector_id","connector.unheard_of","delivery_type","discription","identifiers","impTrackHours","locale","offerContent","personalization_details.device_attributes","personalization_details.unheard_of","reason","request_id","scheduling","scheduling.unheard_of","start_datetime","status","test_campaign_meta.identifier_value","test_campaign_meta.locale","test_campaign_meta.unheard_of","toString","unheard_of","variation_meta.control_group.unheard_of","variation_meta.unheard_of"],
  },
  'field/unlikely-type': {
    why: "The API description gives no type for the field, but its words imply one, so another type is probably a mistake that only shows when the message is sent. Send the type of the message below.",
    rejected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: ONE_TIME
  created_by: 7
`,
    corrected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: ONE_TIME
  created_by: maria@example.com
`,
    targets: ["campaign_content.content.default.variation_1.push.ios.basic_details","campaign_content.content.push.android.basic_details.key_value_pairs.0","campaign_content.content.push.android.basic_details.key_value_pairs.2","campaign_content.content.push.android.basic_details.message","campaign_content.content.push.android.basic_details.summary","campaign_content.content.push.android.basic_details.title","campaign_content.content.push.android.buttons","campaign_content.content.push.android.buttons.0.btn_name","campaign_content.content.push.android.buttons.0.click_action_name","campaign_content.content.push.android.buttons.0.click_action_value","campaign_content.content.push.android.buttons.0.key_value_pairs","campaign_content.content.push.android.template_backup","campaign_content.content.push.ios.advanced","campaign_content.content.push.ios.custom_template_version","campaign_content.content.push.ios.template_backup","campaign_content.content.push.web.advanced","campaign_content.content.push.web.basic_details","campaign_content.content.push.web.buttons","campaign_fields.campaign_delivery_type","campaign_fields.channels","campaign_fields.status","created_by","is_global_control_enabled","offer_content","offer_content.meta","segment_info","variation_meta.control_group.percentage"],
  },
  'field/unlikely-value': {
    why: "The value is not one that the API description names, or a number that makes no sense, such as a negative duration. The API may accept it and find or do nothing. Correct it, or ignore the warning if your service has more values.",
    rejected: `operation: searchCampaigns
body:
  limit: 16
`,
    corrected: `operation: searchCampaigns
body:
  limit: 15
`,
    targets: ["campaign_content.content.push.android.advanced.auto_dismiss_notification_time_value","campaign_content.variation_details.manual_distribution_percentage.variation_1","campaign_content.variation_details.optimizer_campaign_duration","campaign_fields.campaign_delivery_type","campaign_fields.campaign_delivery_type.1","campaign_fields.channels","campaign_fields.channels.0","campaign_fields.channels.1","campaign_fields.status","campaign_fields.status.1","campaign_fields.status.2","imp_track_hours","limit"],
  },
  'body/empty': {
    why: "An empty object or list is accepted but changes nothing, or targets nobody. It usually means that your code lost its data. Fill it, or leave it out.",
    rejected: `operation: updateCampaign
body: {}
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    team: Growth
`,
    targets: ["campaign_content","campaign_content.content.default.variation_1.push","campaign_content.content.push","campaign_content.variation_details.manual_distribution_percentage","test_campaign_meta.identifier_values","variation_meta.control_group"],
  },
  'test/mode-conflict': {
    why: "A test uses either a saved draft or the content of the request. With both, it is unclear which message the testers should get. Remove one of them.",
    rejected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
  campaign_content:
    content:
      push:
        android:
          template_type: BASIC
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
`,
    targets: ["campaign_content"],
  },
  'test/channel-required': {
    why: "Without a draft, only the request can say whether this is a push message or an e-mail, and so which fields it needs. Add `channel`.",
    rejected: `operation: testCampaign
body:
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
`,
    corrected: `operation: testCampaign
body:
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
  channel: PUSH
`,
    targets: ["channel"],
  },
  'test/content-required': {
    why: "Without a draft and without content there is no message to send to the testers. Add `campaign_content` with `content`, or name a draft.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
`,
    corrected: `operation: testCampaign
body:
  channel: PUSH
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
  campaign_content:
    content:
      push:
        android:
          basic_details:
            title: Sale
`,
    targets: ["campaign_content","campaign_content.content"],
  },
  'test/basic-details-required': {
    why: "An inline e-mail test has no draft to take the name, content type and recipient attribute from, so it cannot be sent. Add `basic_details`.",
    rejected: `operation: testCampaign
body:
  channel: EMAIL
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
  campaign_content:
    content:
      email:
        custom_template_id: template-88
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
`,
    corrected: `operation: testCampaign
body:
  channel: EMAIL
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
  campaign_content:
    content:
      email:
        custom_template_id: template-88
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
  basic_details:
    name: November letter
    content_type: PROMOTIONAL
    subscription_category: Newsletter
    user_attribute_identifier: Email (Standard)
`,
    targets: ["basic_details"],
  },
  'test/connector-required': {
    why: "A connector is the service that delivers the e-mail. Without a draft, only the request can name it. Add `connector`.",
    rejected: `operation: testCampaign
body:
  channel: EMAIL
  basic_details:
    name: November letter
    content_type: PROMOTIONAL
    subscription_category: Newsletter
    user_attribute_identifier: Email (Standard)
  campaign_content:
    content:
      email:
        custom_template_id: template-88
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
`,
    corrected: `operation: testCampaign
body:
  channel: EMAIL
  basic_details:
    name: November letter
    content_type: PROMOTIONAL
    subscription_category: Newsletter
    user_attribute_identifier: Email (Standard)
  campaign_content:
    content:
      email:
        custom_template_id: template-88
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
`,
    targets: ["connector"],
  },
  'test/email-identity-required': {
    why: "These four fields say what the e-mail is, to which subscription it belongs and which attribute holds the address. Without a draft they must be in the request. `user_attribute_identifier` is required although it has a default.",
    rejected: `operation: testCampaign
body:
  channel: EMAIL
  basic_details:
    team: Growth
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
  campaign_content:
    content:
      email:
        subject: The November letter
        preview_text: What is new this month
        sender_name: Example Shop
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
  test_campaign_meta:
    identifier: EMAIL
    identifier_values:
      - ada@example.com
`,
    corrected: `operation: testCampaign
body:
  channel: EMAIL
  basic_details:
    team: Growth
    name: November letter
    content_type: PROMOTIONAL
    subscription_category: Newsletter
    user_attribute_identifier: Email (Standard)
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
  campaign_content:
    content:
      email:
        subject: The November letter
        preview_text: What is new this month
        sender_name: Example Shop
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
  test_campaign_meta:
    identifier: EMAIL
    identifier_values:
      - ada@example.com
`,
    targets: ["basic_details.content_type","basic_details.name","basic_details.subscription_category","basic_details.user_attribute_identifier"],
  },
  'test/connector-email-only': {
    why: "A push message is not delivered through a connector, so it is ignored. Perhaps you meant to test an e-mail draft: check `draft_id`, or remove `connector`.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
  connector:
    connector_name: Marketing
`,
    corrected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values:
      - user-1001
`,
    targets: ["connector"],
  },
  'test/identifier-channel': {
    why: "Each channel finds its testers in its own way: an e-mail has no push token to go to. With this identifier nobody would get the test. Use one of the channel's identifiers.",
    rejected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: PUSH_ID
    identifier_values:
      - dGVzdC1wdXNoLXRva2Vu
facts:
  campaign:
    channel: EMAIL
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: EMAIL
    identifier_values:
      - ada@example.com
facts:
  campaign:
    channel: EMAIL
`,
    targets: ["test_campaign_meta.identifier"],
  },
  'test/identifier-value-format': {
    why: "No user has this value, so this tester gets no message, while the call itself succeeds. Write e-mail addresses in full and phone numbers in E.164 form.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_USER_EMAIL
    identifier_values:
      - ada.example.com
`,
    corrected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://sale
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_USER_EMAIL
    identifier_values:
      - ada@example.com
`,
    targets: ["test_campaign_meta.identifier_values.0","test_campaign_meta.identifier_values.1","test_campaign_meta.identifier_values.2"],
  },
  'test/platform-draft-only': {
    why: "`platform` selects among the platforms of a draft. An inline test goes to all platforms it has content for. Remove `platform`, and send content only for the platforms you want to test.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        web:
          basic_details:
            message: 20 % on everything.
  test_campaign_meta:
    identifier: PUSH_ID
    identifier_values:
      - dGVzdC1wdXNoLXRva2Vu
    platform: IOS
`,
    corrected: `operation: testCampaign
body:
  channel: PUSH
  campaign_content:
    content:
      push:
        web:
          basic_details:
            message: 20 % on everything.
  test_campaign_meta:
    identifier: PUSH_ID
    identifier_values:
      - dGVzdC1wdXNoLXRva2Vu
`,
    targets: ["test_campaign_meta.platform"],
  },
  'test/narrowing-unknown': {
    why: "A variation, locale or platform that the content does not have selects nothing, so the test would reach nobody. Name one that exists, or leave the field out to test all. An e-mail has no platforms, so leave `platform` out.",
    rejected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
    platform: WEB
facts:
  campaign:
    campaign_content:
      content:
        fr:
          variation_2:
            push:
              ios:
                template_type: BASIC
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
facts:
  campaign:
    campaign_content:
      content:
        fr:
          variation_2:
            push:
              ios:
                template_type: BASIC
`,
    targets: ["test_campaign_meta.locale_name","test_campaign_meta.platform","test_campaign_meta.variation"],
  },
  'test/draft-unknown': {
    why: "There is no draft to take the message from. Check the id and the workspace of your credentials.",
    rejected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
facts:
  campaign: null
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9d
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - internal-testers
facts:
  campaign:
    status: DRAFT
`,
    targets: ["draft_id"],
  },
  'test/draft-state': {
    why: "Tests are for drafts; this campaign has already been published. Create a draft with the content, or test the content inline.",
    rejected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: EMAIL
    identifier_values:
      - ada@example.com
facts:
  campaign:
    status: ACTIVE
`,
    corrected: `operation: testCampaign
body:
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: EMAIL
    identifier_values:
      - ada@example.com
facts:
  campaign:
    status: DRAFT
`,
    targets: ["draft_id"],
  },
  'test/draft-channel': {
    why: "The draft defines the channel. A different `channel` suggests that `draft_id` names another campaign than you think. Send the channel of the draft, or leave it out.",
    rejected: `operation: testCampaign
body:
  channel: PUSH
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - ada@example.com
facts:
  campaign:
    channel: EMAIL
`,
    corrected: `operation: testCampaign
body:
  channel: EMAIL
  draft_id: 64f0c2a7b1d3e45f6a7b8c9e
  test_campaign_meta:
    identifier: CUSTOM_SEGMENT
    identifier_values:
      - ada@example.com
facts:
  campaign:
    channel: EMAIL
`,
    targets: ["channel"],
  },
  'content/default-locale-listed': {
    why: "The locale `default` always exists; `locales` lists only the additional ones. Listing it would add the default a second time. Remove it from `locales`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - default
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - fr
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.locales.0","campaign_content.locales.1"],
  },
  'content/flat-shape-not-allowed': {
    why: "A flat message has no place to say which locale or variation it belongs to, so the other ones would have no content. Key the content by locale, then by variation.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
    variation_details:
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
        variation_2:
          push:
            android:
              template_type: BASIC
    variation_details:
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
`,
    targets: ["campaign_content.content"],
  },
  'content/mixed-shape': {
    why: "With a flat message and locale keys in one object, it is unclear which message a user should get. Use one of the two shapes.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.content"],
  },
  'content/default-locale-missing': {
    why: "Users whose locale has no content of its own get the default. Without it there is nothing to send to them. Add content for `default`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - fr
    content:
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - fr
    content:
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.content","campaign_content.content.Push","campaign_content.content.default"],
  },
  'content/variation-level-missing': {
    why: "Content by locale is always keyed by variation, too. Without that level, the message is not found where the API expects it. With a single variation, add `variation_1`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        push:
          android:
            template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.content.default","campaign_content.content.fr"],
  },
  'content/locale-unlisted': {
    why: "Only listed locales belong to the campaign, so this translation would reach nobody. Add the locale to `locales`, or remove its content.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
    locales:
      - fr
`,
    targets: ["campaign_content.content.Default","campaign_content.content.FR","campaign_content.content.de","campaign_content.content.fr","campaign_content.content.fr-CA","campaign_content.content.toString"],
  },
  'content/locale-without-content': {
    why: "Users of this locale get the default message instead of a translation, which may not be what you intended. Add the content, or remove the locale from `locales`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - fr
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    locales:
      - fr
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
      fr:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.locales.0","campaign_content.locales.1"],
  },
  'content/channel-mismatch': {
    why: "A campaign sends through one channel, so a message for the other one is never sent. Write the message for the channel of the campaign.",
    rejected: `operation: validateCampaign
facts:
  campaign:
    channel: PUSH
    campaign_content:
      content:
        email:
          subject: Hello
`,
    corrected: `operation: validateCampaign
facts:
  campaign:
    channel: PUSH
    campaign_content:
      content:
        push:
          android:
            template_type: BASIC
`,
    targets: ["campaign_content.content.default.variation_1.email","campaign_content.content.default.variation_1.push","campaign_content.content.email","campaign_content.content.fr.variation_1.push","campaign_content.content.fr.variation_2.email","campaign_content.content.push"],
  },
  'variation/percentages-required': {
    why: "With MANUAL you decide how many users get each variation. Without the percentages the audience cannot be divided. Add `manual_distribution_percentage`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: MANUAL
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: MANUAL
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
`,
    targets: ["campaign_content.variation_details.manual_distribution_percentage"],
  },
  'variation/key-format': {
    why: "A percentage applies to the content with the same key. A key of another form matches no content, so that share of the audience would get no message. Name the variations `variation_1`, `variation_2` and so on.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        A: 100
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        variation_1: 100
`,
    targets: ["campaign_content.variation_details.manual_distribution_percentage.1","campaign_content.variation_details.manual_distribution_percentage.A","campaign_content.variation_details.manual_distribution_percentage.B","campaign_content.variation_details.manual_distribution_percentage.Variation_1","campaign_content.variation_details.manual_distribution_percentage.my_variation_1","campaign_content.variation_details.manual_distribution_percentage.toString","campaign_content.variation_details.manual_distribution_percentage.variation-1","campaign_content.variation_details.manual_distribution_percentage.variation.1","campaign_content.variation_details.manual_distribution_percentage.variation1","campaign_content.variation_details.manual_distribution_percentage.variation_","campaign_content.variation_details.manual_distribution_percentage.variation_0","campaign_content.variation_details.manual_distribution_percentage.variation_01","campaign_content.variation_details.manual_distribution_percentage.variation_1b"],
  },
  'variation/optimizer-duration-required': {
    why: "The optimizer collects results for this many hours before it picks a winner. Without the number it would not know when to decide. Add `optimizer_campaign_duration`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: OPTIMIZED
      optimizer_distribution_metric: OPEN_RATE
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: OPTIMIZED
      optimizer_distribution_metric: OPEN_RATE
      optimizer_campaign_duration: 6
`,
    targets: ["campaign_content.variation_details.optimizer_campaign_duration"],
  },
  'variation/optimizer-metric-required': {
    why: "The optimizer needs to know what makes a variation better: opens, clicks or both. Add `optimizer_distribution_metric`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: OPTIMIZED
      optimizer_campaign_duration: 6
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      distribution_type: OPTIMIZED
      optimizer_campaign_duration: 6
      optimizer_distribution_metric: OPEN_RATE
`,
    targets: ["campaign_content.variation_details.optimizer_distribution_metric"],
  },
  'variation/count-mismatch': {
    why: "If the two numbers differ, a variation has no share of the audience, or a share has no variation. Give each variation one percentage.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      no_of_variations: 2
      manual_distribution_percentage:
        variation_1: 100
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      no_of_variations: 2
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
`,
    targets: ["campaign_content.variation_details.no_of_variations"],
  },
  'variation/percentages-sum': {
    why: "Below 100 part of the audience gets no variation, above 100 the shares overlap. Adjust the percentages so that they add up to 100.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        variation_1: 90
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        variation_1: 100
`,
    targets: ["campaign_content.variation_details.manual_distribution_percentage"],
  },
  'variation/content-mismatch': {
    why: "A variation with a percentage but without content has nothing to send; content without a percentage is never sent. Write content for exactly the variations that have a percentage.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    variation_details:
      manual_distribution_percentage:
        variation_1: 50
        variation_2: 50
    content:
      default:
        variation_1:
          push:
            android:
              template_type: BASIC
        variation_2:
          push:
            android:
              template_type: BASIC
`,
    targets: ["campaign_content.content.default","campaign_content.content.fr"],
  },
  'push/custom-template-id-required': {
    why: "`Custom` means that the message is built from a saved template. Without its id there is no message to build. Add `custom_template_id`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: Custom
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: Custom
          custom_template_id: template-88
`,
    targets: ["campaign_content.content.default.variation_1.push.android.custom_template_id","campaign_content.content.default.variation_2.push.ios.custom_template_id","campaign_content.content.fr.variation_1.push.android.custom_template_id","campaign_content.content.push.android.custom_template_id","campaign_content.content.push.ios.custom_template_id"],
  },
  'push/timer-required': {
    why: "The two timer templates show a countdown. Without `timer` there is nothing to count down to. Add `timer`, or choose another template.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: TIMER
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: TIMER
          timer:
            timer_ends_at: DURATION
            personalized_value: false
            duration_hour: "2"
            duration_minute: "0"
`,
    targets: ["campaign_content.content.default.variation_1.push.android.timer","campaign_content.content.push.android.timer"],
  },
  'push/timer-specific-time-required': {
    why: "A personalised timer ends at a time that is different for each user, often a template. Without `specific_time` the countdown has no end. Add it.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            personalized_value: true
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            personalized_value: true
            specific_time: "{{UserAttribute['Sale ends']}}"
`,
    targets: ["campaign_content.content.default.variation_1.push.android.timer.specific_time","campaign_content.content.push.android.timer.specific_time"],
  },
  'push/timer-time-period-required': {
    why: "A timer that ends at a specific time also needs its period; the time alone is incomplete. Add `time_period`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            timer_ends_at: SPECIFIC_TIME_USER_TIMEZONE
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            timer_ends_at: SPECIFIC_TIME_USER_TIMEZONE
            time_period: PM
`,
    targets: ["campaign_content.content.push.android.timer.time_period"],
  },
  'push/timer-duration-required': {
    why: "A timer without a personalised value runs for a fixed duration. Without hours and minutes the countdown has no end. Add both, also if one of them is 0.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            personalized_value: false
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          timer:
            personalized_value: false
            duration_hour: "2"
            duration_minute: "0"
`,
    targets: ["campaign_content.content.push.android.timer.duration_hour","campaign_content.content.push.android.timer.duration_minute"],
  },
  'push/banner-image-required': {
    why: "This template is an image with text. Without the image, the notification has no banner to show. Add `banner_image_url`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: IMAGE_BANNER_WITH_TEXT
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: IMAGE_BANNER_WITH_TEXT
          basic_details:
            banner_image_url: https://cdn.example.com/banner.png
`,
    targets: ["campaign_content.content.default.variation_1.push.android.basic_details.banner_image_url","campaign_content.content.push.android.basic_details.banner_image_url"],
  },
  'push/dismiss-text-required': {
    why: "Sticky and auto-dismissed notifications let users dismiss them with a button, and the button needs a text. Add `dismiss_button_text`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          advanced:
            make_notification_sticky: true
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          advanced:
            make_notification_sticky: true
            dismiss_button_text: Close
`,
    targets: ["campaign_content.content.default.variation_1.push.android.advanced.dismiss_button_text","campaign_content.content.push.android.advanced.dismiss_button_text"],
  },
  'push/auto-dismiss-value-required': {
    why: "The notification should disappear by itself, but nothing says after how long. Add `auto_dismiss_notification_time_value`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          advanced:
            auto_dismiss_notification: true
            dismiss_button_text: Close
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          advanced:
            auto_dismiss_notification: true
            dismiss_button_text: Close
            auto_dismiss_notification_time_value: 30
`,
    targets: ["campaign_content.content.default.variation_1.push.android.advanced.auto_dismiss_notification_time_value","campaign_content.content.push.android.advanced.auto_dismiss_notification_time_value"],
  },
  'push/field-of-other-template': {
    why: "The chosen template does not use this field, so users will not see the effect you expect. Change `template_type`, or remove the field.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: BASIC
          basic_details:
            include_app_name_and_time: true
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      push:
        android:
          template_type: BASIC
          basic_details:
            input_gif_url: https://cdn.example.com/sale.gif
`,
    targets: ["campaign_content.content.default.variation_1.push.android.basic_details.include_app_name_and_time","campaign_content.content.push.android.basic_details.include_app_name_and_time","campaign_content.content.push.android.basic_details.input_gif_url"],
  },
  'push/platform-without-content': {
    why: "Users of this platform are targeted but get nothing, because there is no message for them. Add content for the platform, or remove it from `platforms`.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - ANDROID
      - IOS
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - ANDROID
      - IOS
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
        ios:
          template_type: BASIC
`,
    targets: ["basic_details.platforms.0","basic_details.platforms.1","basic_details.platforms.2"],
  },
  'push/content-without-platform': {
    why: "This content is never sent, because the platform is not targeted. Add the platform to `platforms`, or remove its content.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - ANDROID
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
        ios:
          template_type: BASIC
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - ANDROID
      - IOS
  campaign_content:
    content:
      push:
        android:
          basic_details:
            default_click_action_value: shop://cart
        ios:
          template_type: BASIC
`,
    targets: ["campaign_content.content.default.variation_1.push.ios","campaign_content.content.fr.variation_2.push.web","campaign_content.content.push.android","campaign_content.content.push.ios"],
  },
  'email/body-required': {
    why: "Without HTML and without a template, the e-mail has no text to send. Add `html_content`, or name a saved template in `custom_template_id`.",
    rejected: `operation: validateCampaign
facts:
  campaign:
    campaign_content:
      content:
        default:
          variation_1:
            email:
              subject: Hello
              preview_text: Hi
              sender_name: Example Shop
`,
    corrected: `operation: validateCampaign
facts:
  campaign:
    campaign_content:
      content:
        default:
          variation_1:
            email:
              subject: Hello
              preview_text: Hi
              sender_name: Example Shop
              html_content: <p>Hello</p>
`,
    targets: ["campaign_content.content.default.variation_1.email.html_content","campaign_content.content.email.html_content","campaign_content.content.fr.variation_1.email.html_content"],
  },
  'email/headline-required': {
    why: "An e-mail without a subject or sender cannot be sent. A saved template brings both; otherwise add `subject` and `sender_name`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        preview_text: What is new this month
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        preview_text: What is new this month
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
        subject: The November letter
        sender_name: Example Shop
`,
    targets: ["campaign_content.content.default.variation_1.email.subject","campaign_content.content.email.sender_name","campaign_content.content.email.subject","campaign_content.content.fr.variation_1.email.sender_name","campaign_content.content.fr.variation_1.email.subject"],
  },
  'email/preview-text-required': {
    why: "Inboxes show the preview text next to the subject. Without it the e-mail is still sent, but readers see no preview that you wrote. Add `preview_text`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        subject: The November letter
        sender_name: Example Shop
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        subject: The November letter
        sender_name: Example Shop
        html_content: <p>Hello {{UserAttribute['First Name']}}</p>
        preview_text: What is new this month
`,
    targets: ["campaign_content.content.email.preview_text","campaign_content.content.fr.variation_1.email.preview_text"],
  },
  'email/international-address': {
    why: "Mail servers must support an extension (SMTPUTF8) for such an address, and many do not, so the message or the replies to it get lost. Use an address in ASCII; a domain has a form that starts with `xn--`.",
    rejected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        custom_template_id: template-1
        from_address: news@bücher.example
`,
    corrected: `operation: updateCampaign
body:
  campaign_content:
    content:
      email:
        custom_template_id: template-1
        from_address: news@xn--bcher-kva.example
`,
    targets: ["campaign_content.content.email.cc_ids.1","campaign_content.content.email.from_address"],
  },
  'geofence/dwell-time-required': {
    why: "`dwell` triggers the campaign when a user has stayed in the area for some time. Without the value and its unit, nothing says how long, and the campaign would never know when to start. Add both.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    geofences:
      name: Central Station
      latitude: "52.525"
      longitude: "13.369"
      radius: "250"
      triggered_at: dwell
      response_time_value: "1"
      response_time_granularity: HOURS
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    geofences:
      name: Central Station
      latitude: "52.525"
      longitude: "13.369"
      radius: "250"
      triggered_at: dwell
      response_time_value: "1"
      response_time_granularity: HOURS
      dwell_time_value: "10"
      dwell_time_granularity: MINUTES
`,
    targets: ["basic_details.geofences.dwell_time_granularity","basic_details.geofences.dwell_time_value"],
  },
  'geofence/number-format': {
    why: "The values are strings, so a text like `north` passes the type check but describes no place on earth. Nobody enters such an area, so the campaign never starts. Write numbers within their range.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    geofences:
      name: Central Station
      latitude: north
      longitude: "13.369"
      radius: "250"
      triggered_at: ENTRY
      response_time_value: "1"
      response_time_granularity: HOURS
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    geofences:
      name: Central Station
      latitude: "52.525"
      longitude: "13.369"
      radius: "250"
      triggered_at: ENTRY
      response_time_value: "1"
      response_time_granularity: HOURS
`,
    targets: ["basic_details.geofences.dwell_time_value","basic_details.geofences.latitude","basic_details.geofences.longitude","basic_details.geofences.radius","basic_details.geofences.response_time_value"],
  },
  'push/ios-audience-required': {
    why: "These keys decide which iOS devices get the message. If none is true, no device does. Set one of them, such as `send_to_all_eligible_device`.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    platform_specific_details:
      ios:
        send_to_all_eligible_device: false
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    platform_specific_details:
      ios:
        send_to_all_eligible_device: true
`,
    targets: ["basic_details.platform_specific_details.ios"],
  },
  'push/ios-audience-ambiguous': {
    why: "The three keys exclude each other: a campaign cannot go to all devices and leave some out. With more than one, it is unclear who gets the message. Keep one.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    platform_specific_details:
      ios:
        send_to_all_eligible_device: true
        exclude_provisional_push_devices: true
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    platform_specific_details:
      ios:
        exclude_provisional_push_devices: true
`,
    targets: ["basic_details.platform_specific_details.ios"],
  },
  'push/triggered-platform-only-unused': {
    why: "A ONE_TIME or PERIODIC campaign is not triggered by an event, so there is no triggering platform and the field has no effect. Remove it, or select the platforms with `platforms`.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    send_to_triggered_platform_only: true
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    team: Growth
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    targets: ["basic_details.send_to_triggered_platform_only"],
  },
  'email/subscription-category-required': {
    why: "A promotional e-mail belongs to a subscription category. A draft without one is accepted, but cannot be published. Add `subscription_category` before you publish.",
    rejected: `operation: validateCampaign
facts:
  campaign:
    basic_details:
      content_type: PROMOTIONAL
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
    corrected: `operation: validateCampaign
facts:
  campaign:
    basic_details:
      content_type: PROMOTIONAL
      subscription_category: Newsletter
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
    targets: ["basic_details.subscription_category"],
  },
  'email/subscription-category-unknown': {
    why: "Nobody is subscribed to a category that does not exist. Use one that is configured in the workspace, in the exact spelling.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    subscription_category: Offers
facts:
  workspace:
    subscriptionCategories:
      - Newsletter
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    subscription_category: Newsletter
facts:
  workspace:
    subscriptionCategories:
      - Newsletter
`,
    targets: ["basic_details.subscription_category"],
  },
  'connector/unknown': {
    why: "The connector delivers the e-mail. If the workspace has none of this type and name, the campaign cannot be sent. Use a configured connector, or configure this one first.",
    rejected: `operation: updateCampaign
body:
  connector:
    connector_type: SENDGRID
    connector_name: Sales
facts:
  workspace:
    connectors:
      - connector_type: SENDGRID
        connector_name: Marketing
`,
    corrected: `operation: updateCampaign
body:
  connector:
    connector_type: SENDGRID
    connector_name: Marketing
facts:
  workspace:
    connectors:
      - connector_type: SENDGRID
        connector_name: Marketing
`,
    targets: ["connector.connector_name","connector.connector_type"],
  },
  'delivery/business-event-required': {
    why: "The business event starts this campaign. Without its name the campaign is never triggered. Add `business_event`.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    team: Growth
facts:
  campaign:
    channel: PUSH
    campaign_delivery_type: BUSINESS_EVENT_TRIGGERED
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    team: Growth
    business_event: price_drop
facts:
  campaign:
    channel: PUSH
    campaign_delivery_type: BUSINESS_EVENT_TRIGGERED
`,
    targets: ["basic_details.business_event"],
  },
  'delivery/geofences-required': {
    why: "A location-triggered campaign starts when a user enters, leaves or stays in an area. Without `geofences` there is no area, so it never starts.",
    rejected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: LOCATION_TRIGGERED
  created_by: maria@example.com
  basic_details:
    platforms:
      - ANDROID
`,
    corrected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: LOCATION_TRIGGERED
  created_by: maria@example.com
  basic_details:
    platforms:
      - ANDROID
    geofences:
      name: Central Station
      latitude: "52.525"
      longitude: "13.369"
      radius: "250"
      triggered_at: ENTRY
      response_time_value: "1"
      response_time_granularity: HOURS
`,
    targets: ["basic_details.geofences"],
  },
  'delivery/live-activity-id-required': {
    why: "The id connects the campaign with its live activity. Without it, iOS devices have nothing to show. Add `broadcast_live_activity_id`, or target other platforms with another delivery type.",
    rejected: `operation: validateCampaign
facts:
  campaign:
    channel: PUSH
    campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
    campaign_content:
      content:
        push:
          ios:
            template_type: BASIC
`,
    corrected: `operation: validateCampaign
facts:
  campaign:
    channel: PUSH
    campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
    campaign_content:
      content:
        push:
          ios:
            template_type: BASIC
    basic_details:
      broadcast_live_activity_id: activity-7
`,
    targets: ["basic_details.broadcast_live_activity_id"],
  },
  'delivery/live-activity-ios-only': {
    why: "A live activity campaign reaches iOS only, so users of the other platforms would get nothing. Target `IOS` alone.",
    rejected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - ANDROID
facts:
  campaign:
    campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
`,
    corrected: `operation: updateCampaign
body:
  basic_details:
    platforms:
      - IOS
    broadcast_live_activity_id: activity-7
facts:
  campaign:
    campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
`,
    targets: ["basic_details.platforms.0","basic_details.platforms.1","basic_details.platforms.2"],
  },
  'delivery/channel-mismatch': {
    why: "These delivery types react to a device, its location or a live activity, which e-mail does not have. Such a campaign could never start. Use channel PUSH, or another delivery type.",
    rejected: `operation: updateCampaign
body:
  campaign_delivery_type: LOCATION_TRIGGERED
facts:
  campaign:
    channel: EMAIL
`,
    corrected: `operation: updateCampaign
body:
  campaign_delivery_type: EVENT_TRIGGERED
facts:
  campaign:
    channel: EMAIL
`,
    targets: ["campaign_delivery_type"],
  },
  'create/channel-not-supported': {
    why: "The API can find SMS campaigns but not create them, so nothing would be sent. Create the campaign with PUSH or EMAIL.",
    rejected: `operation: createCampaign
body:
  channel: SMS
  campaign_delivery_type: ONE_TIME
  created_by: maria@example.com
`,
    corrected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: ONE_TIME
  created_by: maria@example.com
`,
    targets: ["channel"],
  },
  'create/delivery-type-not-supported': {
    why: "Live activity campaigns exist, but the API cannot create them. Choose a delivery type that can be created.",
    rejected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
  created_by: maria@example.com
`,
    corrected: `operation: createCampaign
body:
  channel: PUSH
  campaign_delivery_type: EVENT_TRIGGERED
  created_by: maria@example.com
`,
    targets: ["campaign_delivery_type"],
  },
  'update/channel-not-supported': {
    why: "The API can find SMS campaigns but not update them, so your change would be lost. Update only campaigns of channel PUSH or EMAIL.",
    rejected: `operation: updateCampaign
body:
  channel: SMS
`,
    corrected: `operation: updateCampaign
body:
  channel: PUSH
facts:
  campaign:
    channel: PUSH
`,
    targets: ["campaign_id","channel"],
  },
  'update/channel-changed': {
    why: "Content, details and connector of a campaign belong to its channel, so an update of another channel usually addresses the wrong campaign. Send the channel of the campaign, or none.",
    rejected: `operation: updateCampaign
body:
  channel: EMAIL
facts:
  campaign:
    channel: PUSH
`,
    corrected: `operation: updateCampaign
body:
  channel: PUSH
facts:
  campaign:
    channel: PUSH
`,
    targets: ["channel"],
  },
  'campaign/unknown': {
    why: "There is no campaign to read or change. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with a search.",
    rejected: `operation: getCampaign
facts:
  campaign: null
`,
    corrected: `operation: getCampaign
facts:
  campaign:
    status: ACTIVE
`,
    targets: ["campaign_id","parent_campaign_id"],
  },
  'status/publish-not-accepted': {
    why: "This operation changes campaigns that are already published, so a draft would stay unpublished. Publish it with `PATCH /v5/campaigns/{campaign_id}` and `{\"status\": \"PUBLISH\"}`.",
    rejected: `operation: changeCampaignStatus
body:
  action: PUBLISH
`,
    corrected: `operation: changeCampaignStatus
body:
  action: STOP
`,
    targets: ["action"],
  },
  'status/stop-periodic': {
    why: "A PERIODIC campaign cannot be stopped for good, and it would go on sending. Pause it instead; you can resume it later.",
    rejected: `operation: changeCampaignStatus
body:
  action: STOP
facts:
  campaign:
    campaign_delivery_type: PERIODIC
`,
    corrected: `operation: changeCampaignStatus
body:
  action: PAUSE
facts:
  campaign:
    campaign_delivery_type: PERIODIC
`,
    targets: ["action"],
  },
  'status/pause-one-time': {
    why: "A ONE_TIME campaign sends once, so there is no later send to pause. Stop it instead.",
    rejected: `operation: changeCampaignStatus
body:
  action: PAUSE
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    corrected: `operation: changeCampaignStatus
body:
  action: STOP
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    targets: ["action"],
  },
  'status/resume-one-time': {
    why: "A ONE_TIME campaign cannot be paused, so there is nothing to resume. The only action it accepts is STOP.",
    rejected: `operation: changeCampaignStatus
body:
  action: RESUME
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    corrected: `operation: changeCampaignStatus
body:
  action: STOP
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    targets: ["action"],
  },
  'status/not-published': {
    why: "A draft does not send anything yet, so there is nothing to stop, pause or resume. Publish it first.",
    rejected: `operation: changeCampaignStatus
body:
  action: STOP
facts:
  campaign:
    status: DRAFT
`,
    corrected: `operation: changeCampaignStatus
body:
  action: STOP
facts:
  campaign:
    status: ACTIVE
`,
    targets: ["action"],
  },
  'publish/status-value': {
    why: "An update can only publish a draft. With another value the campaign would keep its status while you expect a change. To stop, pause or resume a campaign, use the status change.",
    rejected: `operation: updateCampaign
body:
  status: STOP
`,
    corrected: `operation: updateCampaign
body:
  status: PUBLISH
`,
    targets: ["status"],
  },
  'publish/not-draft': {
    why: "The campaign is already published, so publishing it again would have no meaning. To change a live campaign, enable versioning in the workspace, or create a new draft.",
    rejected: `operation: updateCampaign
body:
  status: PUBLISH
facts:
  workspace:
    versioningEnabled: false
  campaign:
    status: ACTIVE
`,
    corrected: `operation: updateCampaign
body:
  status: PUBLISH
facts:
  workspace:
    versioningEnabled: false
  campaign:
    status: DRAFT
    campaign_content:
      content:
        push:
          android:
            template_type: BASIC
`,
    targets: ["status"],
  },
  'publish/incomplete': {
    why: "Without content there is nothing to send, and without a connector an e-mail cannot be delivered. Add the missing parts to the draft before you publish it.",
    rejected: `operation: validateCampaign
facts:
  campaign:
    channel: EMAIL
`,
    corrected: `operation: validateCampaign
facts:
  campaign:
    channel: EMAIL
    connector:
      connector_type: SENDGRID
      connector_name: Marketing
    campaign_content:
      content:
        email:
          custom_template_id: template-88
`,
    targets: ["campaign_content","campaign_content.content","connector"],
  },
  'executions/delivery-type': {
    why: "Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns run several times. Any other campaign has no executions, so the list is always empty. Check the id.",
    rejected: `operation: listCampaignExecutions
facts:
  campaign:
    campaign_delivery_type: ONE_TIME
`,
    corrected: `operation: listCampaignExecutions
facts:
  campaign:
    campaign_delivery_type: PERIODIC
`,
    targets: ["parent_campaign_id"],
  },
  'search/limit-missing': {
    why: "Without `limit`, the page size is not defined, so your paging can skip or repeat campaigns. Send a `limit` from 1 to 15.",
    rejected: `operation: searchCampaigns
body:
  campaign_fields:
    status:
      - DRAFT
`,
    corrected: `operation: searchCampaigns
body:
  campaign_fields:
    status:
      - DRAFT
  limit: 15
`,
    targets: ["limit"],
  },
  'search/legacy-delivery-type': {
    why: "The search accepts the earlier name but finds nothing, without an error, so it looks as if no such campaigns existed. Use `campaign_delivery_type`.",
    rejected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    delivery_type: ONE_TIME
`,
    corrected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    campaign_delivery_type: ONE_TIME
`,
    targets: ["campaign_fields.delivery_type"],
  },
  'search/legacy-id': {
    why: "`id` was the filter of V1. Here it may be ignored, and the search then returns other campaigns, too. Use `ids` with a list.",
    rejected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    id: x
`,
    corrected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    ids:
      - 64f0c2a7b1d3e45f6a7b8ca0
`,
    targets: ["campaign_fields.id"],
  },
  'search/version-filter-unavailable': {
    why: "Without versioning, there are no versions to filter by, so the result may not be what you expect. Remove the filter, or enable versioning.",
    rejected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    version_number: 2
facts:
  workspace:
    versioningEnabled: false
`,
    corrected: `operation: searchCampaigns
body:
  limit: 15
  campaign_fields:
    status:
      - ACTIVE
facts:
  workspace:
    versioningEnabled: false
`,
    targets: ["campaign_fields.version_number"],
  },
  'offering/feature-disabled': {
    why: "Without offer decisioning, the workspace has no offerings to list or change. Have it enabled before you call these operations.",
    rejected: `operation: listOfferings
facts:
  workspace:
    offeringsEnabled: false
`,
    corrected: `operation: listOfferings
facts:
  workspace:
    offeringsEnabled: true
`,
    targets: [],
  },
  'params/offer-id-malformed': {
    why: "Ids of offerings include the prefix `offer_`. Without it the id names no offering, so the list would be empty or the update would change nothing. Send the id as the API returned it.",
    rejected: `operation: listOfferings
query:
  id: offer
`,
    corrected: `operation: listOfferings
query:
  id: offer_66b1f0c2a94e3d0012ab34cd
`,
    targets: ["id","offer_id"],
  },
  'offering/unknown': {
    why: "There is no offering to update. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with `listOfferings`.",
    rejected: `operation: updateOffering
body:
  priority: 3
facts:
  offering: null
`,
    corrected: `operation: updateOffering
body:
  priority: 3
facts:
  offering:
    status: draft
`,
    targets: ["offer_id"],
  },
  'offering/expired': {
    why: "An expired offering stays expired: a later expiry does not bring it back, so the update would have no effect. Create a new offering.",
    rejected: `operation: updateOffering
body:
  priority: 12
facts:
  offering:
    status: expired
`,
    corrected: `operation: updateOffering
body:
  priority: 12
facts:
  offering:
    status: scheduled
`,
    targets: ["offer_id"],
  },
  'offering/archived': {
    why: "An archived offering cannot be changed any more. Create a new offering; the name is free again.",
    rejected: `operation: updateOffering
body:
  priority: 3
facts:
  offering:
    status: archived
`,
    corrected: `operation: updateOffering
body:
  priority: 3
facts:
  offering:
    status: draft
`,
    targets: ["offer_id"],
  },
  'offering/required': {
    why: "Without a name, a schedule, an audience and content there is nothing to offer to anyone. Send all of these fields; an update can send single ones.",
    rejected: `operation: createOffering
body:
  description: Nothing else yet
`,
    corrected: `operation: createOffering
body:
  description: Nothing else yet
  name: Welcome_Gift
  priority: 1
  delivery: realtime
  created_by: maria@example.com
  scheduling:
    start_datetime: 2026-05-02T00:00:00Z
    expiry_datetime: 2026-05-03T00:00:00Z
  segment_info:
    segment: all_users
  offer_content:
    meta:
      templateId: tpl_coupon_card
  variation_meta:
    type: SMV
facts:
  now: 2026-05-01T12:00:00.000Z
`,
    targets: ["created_by","delivery","name","offer_content","priority","scheduling","scheduling.expiry_datetime","scheduling.start_datetime","segment_info","variation_meta"],
  },
  'offering/name-characters': {
    why: "The offering is rejected with INVALID_OFFER_NAME, often because a name was copied from a title. Use ASCII letters, digits and underscores, without spaces or accents.",
    rejected: `operation: updateOffering
body:
  name: Autumn+Sale
`,
    corrected: `operation: updateOffering
body:
  name: Autumn_Sale
`,
    targets: ["name"],
  },
  'offering/name-taken': {
    why: "Two offerings of the same name are indistinguishable. Choose another name, or archive the other offering.",
    rejected: `operation: updateOffering
body:
  name: Welcome_Gift
facts:
  workspace:
    offeringNames:
      - Welcome_Gift
  offering:
    name: Autumn_Sale_2026
`,
    corrected: `operation: updateOffering
body:
  name: Welcome_Gift_2
facts:
  workspace:
    offeringNames:
      - Welcome_Gift
  offering:
    name: Autumn_Sale_2026
`,
    targets: ["name"],
  },
  'offering/schedule-order': {
    why: "An offering that expires before it starts is never active. The dates are often swapped, or have different time zones. Set an expiry after the start.",
    rejected: `operation: updateOffering
body:
  scheduling:
    start_datetime: 2026-09-01T08:00:00Z
    expiry_datetime: 2026-08-31T08:00:00Z
`,
    corrected: `operation: updateOffering
body:
  scheduling:
    start_datetime: 2026-09-01T08:00:00Z
    expiry_datetime: 2099-12-31T08:00:00Z
`,
    targets: ["scheduling.expiry_datetime"],
  },
  'offering/expiry-in-past': {
    why: "An offering with this expiry would be expired at once, and an expired offering cannot be updated any more. Set an expiry in the future, and check the offset.",
    rejected: `operation: updateOffering
body:
  scheduling:
    expiry_datetime: 2026-04-30T12:00:00Z
facts:
  now: 2026-05-01T12:00:00.000Z
`,
    corrected: `operation: updateOffering
body:
  scheduling:
    expiry_datetime: 2026-09-30T20:00:00Z
facts:
  now: 2026-05-01T12:00:00.000Z
`,
    targets: ["scheduling.expiry_datetime"],
  },
  'offering/start-in-past': {
    why: "The offering cannot become active in the past; usually the offset or the year is wrong. Start now or later. An update may keep a start that has passed.",
    rejected: `operation: updateOffering
body:
  scheduling:
    start_datetime: 2026-04-02T08:00:00Z
facts:
  now: 2026-05-01T12:00:00.000Z
  offering:
    status: draft
`,
    corrected: `operation: updateOffering
body:
  scheduling:
    start_datetime: 2026-05-20T08:00:00Z
facts:
  now: 2026-05-01T12:00:00.000Z
  offering:
    status: draft
`,
    targets: ["scheduling.start_datetime"],
  },
  'offering/tag-unknown': {
    why: "A tag that does not exist labels nothing. Use the id of an existing tag, not its name, or create the tag first.",
    rejected: `operation: updateOffering
body:
  tags:
    - tag_shoes
facts:
  workspace:
    tagIds: []
`,
    corrected: `operation: updateOffering
body:
  tags:
    - tag_shoes
facts:
  workspace:
    tagIds:
      - tag_shoes
`,
    targets: ["tags.0","tags.1","tags.2"],
  },
  'offering/template-unknown': {
    why: "The content is built from a personalization template. If it does not exist, there is nothing to show. Use an id from `listOfferTemplates`.",
    rejected: `operation: updateOffering
body:
  offer_content:
    meta:
      templateId: tpl_gone
facts:
  workspace:
    templateIds:
      - tpl_hero_banner
`,
    corrected: `operation: updateOffering
body:
  offer_content:
    meta:
      templateId: tpl_hero_banner
facts:
  workspace:
    templateIds:
      - tpl_hero_banner
`,
    targets: ["offer_content.default.variation_1.meta.templateId","offer_content.default.variation_2.meta.templateId","offer_content.meta.templateId","offer_content.slots.1.meta.templateId","offer_content.something.meta.templateId"],
  },
  'offering/attribute-unknown': {
    why: "Attributes must be configured before an offering uses them; an unknown one has no meaning. Use the id of a configured attribute, or configure it first.",
    rejected: `operation: updateOffering
body:
  offering_attribute_configuration:
    - attr_colour
facts:
  workspace:
    offeringAttributeIds:
      - attr_discount
`,
    corrected: `operation: updateOffering
body:
  offering_attribute_configuration:
    - attr_discount
facts:
  workspace:
    offeringAttributeIds:
      - attr_discount
`,
    targets: ["offering_attribute_configuration.0","offering_attribute_configuration.1"],
  },
  'offering/field-locked': {
    why: "Once an offering is active, users may already have seen it, so its start, conversion and variations stay fixed. Leave the locked field out, or send its stored value.",
    rejected: `operation: updateOffering
body:
  scheduling:
    start_datetime: 2026-05-20T08:00:00Z
facts:
  offering:
    status: active
`,
    corrected: `operation: updateOffering
body:
  priority: 1
facts:
  offering:
    status: active
`,
    targets: ["conversion","scheduling.start_datetime","variation_meta.smv_distribution","variation_meta.type","variation_meta.variantsPerLocale"],
  },
  'offering/split-mismatch': {
    why: "A share for a variant that does not exist reaches nobody, and a variant without a share is never shown. Name exactly the variants of `variantsPerLocale`.",
    rejected: `operation: updateOffering
body:
  variation_meta:
    variantsPerLocale:
      - variation_1
    smv_distribution:
      split:
        variation_1: 50
        variation_9: 50
`,
    corrected: `operation: updateOffering
body:
  variation_meta:
    variantsPerLocale:
      - variation_1
    smv_distribution:
      split:
        variation_1: 100
`,
    targets: ["variation_meta.smv_distribution"],
  },
  'offering/split-sum': {
    why: "Below 100 part of the audience gets no variant, above 100 the shares overlap. Adjust the percentages so that they add up to 100.",
    rejected: `operation: updateOffering
body:
  variation_meta:
    smv_distribution:
      split:
        variation_2: 80
`,
    corrected: `operation: updateOffering
body:
  variation_meta:
    smv_distribution:
      split:
        variation_2: 100
`,
    targets: ["variation_meta.smv_distribution"],
  },
  'offering/control-group-range': {
    why: "The control group is the share of the audience that does not see the offering. A number outside 0 to 100 is no share. Often it was meant as a fraction or has a digit too many.",
    rejected: `operation: updateOffering
body:
  variation_meta:
    control_group:
      percentage: 150
`,
    corrected: `operation: updateOffering
body:
  variation_meta:
    control_group:
      percentage: 15
`,
    targets: ["variation_meta.control_group.percentage"],
  },
}
