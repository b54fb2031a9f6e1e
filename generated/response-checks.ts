// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type ResponseCheckId = (typeof responseCheckIds)[number]

export const responseCheckIds = [
  "response/status",
  "response/envelope",
  "response/code",
  "response/details",
  "response/request-id-echo",
  "response/draft-id",
  "response/test-keys",
  "response/test-status",
  "response/status-data",
  "response/page",
  "response/retry-after",
  "response/www-authenticate",
  "response/offering",
  "response/doc-url"
] as const

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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
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
    ]
  },
  {"id":"response/draft-id","level":"MUST","operations":["createCampaign"]},
  {"id":"response/draft-id","level":"SHOULD","operations":["createCampaign"]},
  {"id":"response/test-keys","level":"MUST","operations":["testCampaign"]},
  {"id":"response/test-keys","level":"SHOULD","operations":["testCampaign"]},
  {"id":"response/test-status","level":"MUST","operations":["testCampaign"]},
  {"id":"response/test-status","level":"SHOULD","operations":["testCampaign"]},
  {"id":"response/status-data","level":"MUST","operations":["changeCampaignStatus"]},
  {"id":"response/page","level":"MUST","operations":["searchCampaigns"]},
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
    ]
  },
  {
    "id": "response/www-authenticate",
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
    ]
  },
  {
    "id": "response/status",
    "level": "MUST",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/status",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/envelope",
    "level": "MUST",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/envelope",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/code",
    "level": "MUST",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/code",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/details",
    "level": "MUST",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/details",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {"id":"response/page","level":"MUST","operations":["listOfferings"]},
  {"id":"response/offering","level":"MUST","operations":["createOffering"]},
  {
    "id": "response/retry-after",
    "level": "MUST",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/www-authenticate",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
  },
  {
    "id": "response/doc-url",
    "level": "SHOULD",
    "operations": ["listOfferings","listOfferTemplates","createOffering","updateOffering"]
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
    "documented": {"409":["BAD_REQUEST"]},
    "ofOperations": {"testCampaign":{"409":["BAD_REQUEST"]}},
    "assumed": {
      "400": ["BAD_REQUEST","VALIDATION_FAILED"],
      "401": ["UNAUTHORIZED"],
      "403": ["FORBIDDEN"],
      "404": ["BAD_REQUEST"],
      "405": ["BAD_REQUEST"],
      "413": ["BAD_REQUEST"],
      "415": ["BAD_REQUEST"],
      "422": ["UNPROCESSABLE_ENTITY"],
      "429": ["RATE_LIMITED"],
      "500": ["INTERNAL_ERROR"]
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
        "MISSING_IDEMPOTENCY_KEY",
        "INVALID_IDEMPOTENCY_KEY",
        "IMMUTABLE_FIELD"
      ],
      "403": ["FORBIDDEN","EXPIRED_OFFERING","ARCHIVED_OFFERING"],
      "404": ["OFFER_NOT_FOUND"],
      "409": ["DUPLICATE_IDEMPOTENCY_KEY","IDEMPOTENCY_CONFLICT"]
    },
    "ofOperations": {
      "listOfferings": {"400":["VALIDATION_FAILED"],"403":["FORBIDDEN"]},
      "createOffering": {
        "400": [
          "VALIDATION_FAILED",
          "REQUIRED_FIELD_MISSING",
          "INVALID_SCHEDULING",
          "INVALID_OFFER_NAME",
          "DUPLICATE_OFFER_NAME",
          "INVALID_TAG_ID",
          "MISSING_IDEMPOTENCY_KEY",
          "INVALID_IDEMPOTENCY_KEY"
        ],
        "403": ["FORBIDDEN"],
        "409": ["DUPLICATE_IDEMPOTENCY_KEY","IDEMPOTENCY_CONFLICT"]
      },
      "listOfferTemplates": {"400":["VALIDATION_FAILED"],"403":["FORBIDDEN"]},
      "updateOffering": {
        "400": [
          "VALIDATION_FAILED",
          "INVALID_SCHEDULING",
          "INVALID_OFFER_NAME",
          "DUPLICATE_OFFER_NAME",
          "INVALID_TAG_ID",
          "IMMUTABLE_FIELD",
          "MISSING_IDEMPOTENCY_KEY",
          "INVALID_IDEMPOTENCY_KEY"
        ],
        "403": ["FORBIDDEN","EXPIRED_OFFERING","ARCHIVED_OFFERING"],
        "404": ["OFFER_NOT_FOUND"],
        "409": ["DUPLICATE_IDEMPOTENCY_KEY","IDEMPOTENCY_CONFLICT"]
      }
    },
    "assumed": {
      "401": ["UNAUTHORIZED"],
      "405": ["VALIDATION_FAILED"],
      "413": ["VALIDATION_FAILED"],
      "415": ["VALIDATION_FAILED"],
      "429": ["RATE_LIMITED"],
      "500": ["INTERNAL_ERROR"]
    }
  }
} as const

export const assumedEnvelopes = [
  "createCampaign",
  "getCampaign",
  "updateCampaign",
  "validateCampaign",
  "listCampaignExecutions",
  "searchCampaigns"
] as const
