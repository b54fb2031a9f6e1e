// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationName } from './operations.js'

/** The error responses that a rule of a plugin may have: codes by status, for each operation. */
export const pluginAnswers: {
  readonly [Name in OperationName]: { readonly [status: string]: readonly string[] }
} = {
  "createCampaign": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "409": [
      "BAD_REQUEST"
    ]
  },
  "getCampaign": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "404": [
      "BAD_REQUEST"
    ]
  },
  "updateCampaign": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "404": [
      "BAD_REQUEST"
    ],
    "409": [
      "BAD_REQUEST"
    ],
    "422": [
      "UNPROCESSABLE_ENTITY"
    ]
  },
  "validateCampaign": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "404": [
      "BAD_REQUEST"
    ],
    "422": [
      "UNPROCESSABLE_ENTITY"
    ]
  },
  "changeCampaignStatus": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "404": [
      "BAD_REQUEST"
    ],
    "409": [
      "BAD_REQUEST"
    ],
    "422": [
      "UNPROCESSABLE_ENTITY"
    ]
  },
  "listCampaignExecutions": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "404": [
      "BAD_REQUEST"
    ],
    "409": [
      "BAD_REQUEST"
    ]
  },
  "searchCampaigns": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "409": [
      "BAD_REQUEST"
    ]
  },
  "testCampaign": {
    "400": [
      "BAD_REQUEST",
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ],
    "409": [
      "BAD_REQUEST"
    ]
  },
  "listOfferings": {
    "400": [
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ]
  },
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
    "403": [
      "FORBIDDEN"
    ],
    "409": [
      "DUPLICATE_IDEMPOTENCY_KEY",
      "IDEMPOTENCY_CONFLICT"
    ]
  },
  "listOfferTemplates": {
    "400": [
      "VALIDATION_FAILED"
    ],
    "403": [
      "FORBIDDEN"
    ]
  },
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
  }
}
