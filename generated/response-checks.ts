// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type ResponseCheckId =
  | 'response/status'
  | 'response/envelope'
  | 'response/code'
  | 'response/details'
  | 'response/request-id-echo'
  | 'response/test-keys'
  | 'response/test-status'
  | 'response/status-data'
  | 'response/page'
  | 'response/retry-after'
  | 'response/offering'
  | 'response/doc-url'

export const responseCheckTable = [
  {
    "id": "response/status",
    "level": "MUST",
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
    "summary": "The status is one that the operation documents, or any of 2xx where none is documented for success.",
    "source": "Endpoints",
    "family": "campaigns"
  },
  {
    "id": "response/status",
    "level": "SHOULD",
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
    "summary": "403, 404, 405, 413, 415, 422, 429 and 5xx, where they are not documented, come with a valid envelope.",
    "source": "Errors",
    "assumed": "Servers have need of these statuses; what keeps the envelope can be read by clients.",
    "family": "campaigns"
  },
  {
    "id": "response/envelope",
    "level": "MUST",
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
    "summary": "`response_id` is a string. A success has `type`, a string, and `data`; an error has `error.code`, `error.message`, `error.details` and `error.request_id`.",
    "source": "Errors",
    "assumed": "For a success this is shown for the test send and the status change, and taken to hold for the others.",
    "family": "campaigns"
  },
  {
    "id": "response/envelope",
    "level": "SHOULD",
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
    "summary": "`type` is `campaign`, and an error has `error.target`.",
    "source": "Errors",
    "assumed": "The type is given as an example; a violation without a place may have no target.",
    "family": "campaigns"
  },
  {
    "id": "response/code",
    "level": "MUST",
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
    "summary": "`error.code` is one of the seven documented codes, and BAD_REQUEST with the status 409.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "id": "response/code",
    "level": "SHOULD",
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
    "summary": "`error.code` is the one that this document gives for the status.",
    "source": "Errors",
    "assumed": "Which code goes with a status is shown for 409 only.",
    "family": "campaigns"
  },
  {
    "id": "response/details",
    "level": "MUST",
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
    "summary": "`error.details` is an array of entries with `target` and `message`, empty with the status 409.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "id": "response/request-id-echo",
    "level": "MUST",
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
    "summary": "`error.request_id` repeats the request id of the call.",
    "source": "Errors",
    "family": "campaigns"
  },
  {
    "id": "response/test-keys",
    "level": "MUST",
    "operations": [
      "testCampaign"
    ],
    "summary": "Every key of the results has the form `{PLATFORM}_{locale}_{variation}`; in draft mode, where the draft is known, the keys are exactly those of its combinations, narrowed as the request says.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "id": "response/test-keys",
    "level": "SHOULD",
    "operations": [
      "testCampaign"
    ],
    "summary": "Without `draft_id` the keys are exactly those of the content in the request.",
    "source": "Test result (response data)",
    "assumed": "What is sent for a draft is documented; for content in the request it is concluded from that.",
    "family": "campaigns"
  },
  {
    "id": "response/test-status",
    "level": "MUST",
    "operations": [
      "testCampaign"
    ],
    "summary": "Every result is SENT or FAILED, without `failure_reason` where it is SENT, and `message` is a string.",
    "source": "Test result (response data)",
    "family": "campaigns"
  },
  {
    "id": "response/test-status",
    "level": "SHOULD",
    "operations": [
      "testCampaign"
    ],
    "summary": "A FAILED result has `failure_reason`.",
    "source": "Test result (response data)",
    "assumed": "It is said to be present only with FAILED, not that it always is.",
    "family": "campaigns"
  },
  {
    "id": "response/status-data",
    "level": "MUST",
    "operations": [
      "changeCampaignStatus"
    ],
    "summary": "`data` does not carry the resulting status.",
    "source": "PATCH status change of a published campaign",
    "family": "campaigns"
  },
  {
    "id": "response/page",
    "level": "MUST",
    "operations": [
      "searchCampaigns"
    ],
    "summary": "A page holds at most 15 campaigns and at most `limit`, each with `id`; no `total_count`; no drafts unless asked for; no channel that was not asked for; nothing where the filter `delivery_type` was used; `version_number` where the workspace has versioning on.",
    "source": "POST /v5/campaigns/search",
    "assumed": "Where the campaigns stand in the answer is not shown. They are `data`, where that is an array, or else the only array in it; where neither holds, nothing is judged.",
    "family": "campaigns"
  },
  {
    "id": "response/retry-after",
    "level": "SHOULD",
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
    "summary": "An answer with the status 429 says in `Retry-After` how many whole seconds to wait.",
    "source": "Limits",
    "assumed": "The header is not shown for campaigns.",
    "family": "campaigns"
  },
  {
    "id": "response/status",
    "level": "MUST",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "The status is one that the operation documents.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "id": "response/status",
    "level": "SHOULD",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "403, 404, 405, 413, 415, 422, 429 and 5xx, where they are not documented, come with a valid envelope.",
    "source": "Errors",
    "assumed": "Servers have need of these statuses; what keeps the envelope can be read by clients.",
    "family": "offerings"
  },
  {
    "id": "response/envelope",
    "level": "MUST",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "`response_id` is a string; an error has `error.code` and `error.message`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "id": "response/envelope",
    "level": "SHOULD",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "An error has `error.target`.",
    "source": "Errors",
    "assumed": "The envelope shows it; a violation without a place may have none.",
    "family": "offerings"
  },
  {
    "id": "response/code",
    "level": "MUST",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "With the statuses 400, 403, 404 and 409 `error.code` is one of the codes that are documented for it.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "id": "response/code",
    "level": "SHOULD",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "With another status `error.code` is the one that this document gives for it.",
    "source": "Errors",
    "assumed": "No code is documented for those statuses.",
    "family": "offerings"
  },
  {
    "id": "response/details",
    "level": "MUST",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "`error.details` stands with VALIDATION_FAILED only, and is an array of entries with `code`, `target` and `message`.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "id": "response/page",
    "level": "MUST",
    "operations": [
      "listOfferings"
    ],
    "summary": "A list that is filtered by `id` has at most one item, the one with that id.",
    "source": "What the service does",
    "family": "offerings"
  },
  {
    "id": "response/offering",
    "level": "MUST",
    "operations": [
      "createOffering",
      "updateOffering"
    ],
    "summary": "A create is answered with 201 and `data.id` that begins with `offer_`, and names no status draft; an update is answered with 200.",
    "source": "Endpoints",
    "family": "offerings"
  },
  {
    "id": "response/retry-after",
    "level": "MUST",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "An answer with the status 429 says in `Retry-After` how many whole seconds to wait.",
    "source": "Errors",
    "family": "offerings"
  },
  {
    "id": "response/doc-url",
    "level": "SHOULD",
    "operations": [
      "listOfferings",
      "listOfferTemplates",
      "createOffering",
      "updateOffering"
    ],
    "summary": "An error has `error.doc_url`.",
    "source": "Errors",
    "assumed": "The envelope shows it, and does not say that it is always there.",
    "family": "offerings"
  }
] as const

export const errorCodeTable = {
  "campaigns": {
    "all": [
      "VALIDATION_FAILED",
      "UNPROCESSABLE_ENTITY",
      "BAD_REQUEST",
      "RATE_LIMITED",
      "UNAUTHORIZED",
      "INTERNAL_ERROR",
      "FORBIDDEN"
    ],
    "documented": {
      "409": [
        "BAD_REQUEST"
      ]
    },
    "assumed": {
      "400": [
        "BAD_REQUEST",
        "VALIDATION_FAILED"
      ],
      "401": [
        "UNAUTHORIZED"
      ],
      "403": [
        "FORBIDDEN"
      ],
      "404": [
        "BAD_REQUEST"
      ],
      "405": [
        "BAD_REQUEST"
      ],
      "413": [
        "BAD_REQUEST"
      ],
      "415": [
        "BAD_REQUEST"
      ],
      "422": [
        "UNPROCESSABLE_ENTITY"
      ],
      "429": [
        "RATE_LIMITED"
      ],
      "500": [
        "INTERNAL_ERROR"
      ]
    }
  },
  "offerings": {
    "all": [
      "VALIDATION_FAILED",
      "REQUIRED_FIELD_MISSING",
      "INVALID_SCHEDULING",
      "INVALID_OFFER_NAME",
      "DUPLICATE_OFFER_NAME",
      "INVALID_TAG_ID",
      "IMMUTABLE_FIELD",
      "MISSING_IDEMPOTENCY_KEY",
      "INVALID_IDEMPOTENCY_KEY",
      "DUPLICATE_IDEMPOTENCY_KEY",
      "IDEMPOTENCY_CONFLICT",
      "EXPIRED_OFFERING",
      "ARCHIVED_OFFERING",
      "OFFER_NOT_FOUND",
      "FORBIDDEN",
      "UNAUTHORIZED",
      "RATE_LIMITED",
      "INTERNAL_ERROR"
    ],
    "documented": {
      "400": [
        "VALIDATION_FAILED",
        "REQUIRED_FIELD_MISSING",
        "INVALID_SCHEDULING",
        "INVALID_OFFER_NAME",
        "DUPLICATE_OFFER_NAME",
        "INVALID_TAG_ID",
        "IMMUTABLE_FIELD",
        "MISSING_IDEMPOTENCY_KEY",
        "INVALID_IDEMPOTENCY_KEY"
      ],
      "403": [
        "FORBIDDEN",
        "EXPIRED_OFFERING",
        "ARCHIVED_OFFERING"
      ],
      "404": [
        "OFFER_NOT_FOUND"
      ],
      "409": [
        "DUPLICATE_IDEMPOTENCY_KEY",
        "IDEMPOTENCY_CONFLICT"
      ]
    },
    "assumed": {
      "401": [
        "UNAUTHORIZED"
      ],
      "405": [
        "VALIDATION_FAILED"
      ],
      "413": [
        "VALIDATION_FAILED"
      ],
      "415": [
        "VALIDATION_FAILED"
      ],
      "429": [
        "RATE_LIMITED"
      ],
      "500": [
        "INTERNAL_ERROR"
      ]
    }
  }
} as const
