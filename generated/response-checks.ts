// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type ResponseCheckId = (typeof responseCheckIds)[number]

/** In contract order. */
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

/** The level of each check by family or operation. */
export const responseCheckLevels = {
  "response/status": {"campaigns":"MUST","offerings":"MUST"},
  "response/envelope": {"campaigns":"MUST","offerings":"MUST"},
  "response/code": {"campaigns":"MUST","offerings":"MUST"},
  "response/details": {"campaigns":"MUST","offerings":"MUST"},
  "response/request-id-echo": {"campaigns":"MUST"},
  "response/draft-id": {"createCampaign":"MUST"},
  "response/test-keys": {"testCampaign":"MUST"},
  "response/test-status": {"testCampaign":"MUST"},
  "response/status-data": {"changeCampaignStatus":"MUST"},
  "response/page": {"searchCampaigns":"MUST","listOfferings":"MUST"},
  "response/retry-after": {"campaigns":"SHOULD","offerings":"MUST"},
  "response/www-authenticate": {"campaigns":"SHOULD","offerings":"SHOULD"},
  "response/offering": {"listOfferings":"MUST","createOffering":"MUST","updateOffering":"MUST"},
  "response/doc-url": {"offerings":"SHOULD"}
} as const

export const errorCodeTable = {
  "campaigns": {
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
        "404": [],
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

export const responseSchemas = {
  "campaigns": {
    "success": {
      "createCampaign": {
        "isAssumed": true,
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "type": {"required":"MUST","type":"string","value":"campaign"},
          "data": {"required":"MUST","properties":{"id":{"check":"response/draft-id","type":"string"}}}
        }
      },
      "changeCampaignStatus": {
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "type": {"required":"MUST","type":"string","value":"campaign"},
          "data": {"required":"MUST","type":"object"}
        }
      },
      "testCampaign": {
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "type": {"required":"MUST","type":"string","value":"campaign"},
          "data": {
            "required": "MUST",
            "type": "object",
            "properties": {"message":{"required":"MUST","check":"response/test-status","type":"string"}}
          }
        }
      },
      "default": {
        "isAssumed": true,
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "type": {"required":"MUST","type":"string","value":"campaign"},
          "data": {"required":"MUST"}
        }
      }
    },
    "error": {
      "409": {
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "error": {
            "required": "MUST",
            "type": "object",
            "properties": {
              "code": {"required":"MUST","type":"string"},
              "message": {"required":"MUST","type":"string"},
              "target": {"required":"SHOULD","type":"string"},
              "details": {
                "required": "MUST",
                "absenceCheck": "response/envelope",
                "check": "response/details",
                "type": "array",
                "maxItems": 0,
                "items": {
                  "type": "object",
                  "properties": {"target":{"required":"MUST","type":"string"},"message":{"required":"MUST","type":"string"}}
                }
              },
              "request_id": {"required":"MUST","type":"string"}
            }
          }
        }
      },
      "default": {
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "error": {
            "required": "MUST",
            "type": "object",
            "properties": {
              "code": {"required":"MUST","type":"string"},
              "message": {"required":"MUST","type":"string"},
              "target": {"required":"SHOULD","type":"string"},
              "details": {
                "required": "MUST",
                "absenceCheck": "response/envelope",
                "check": "response/details",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {"target":{"required":"MUST","type":"string"},"message":{"required":"MUST","type":"string"}}
                }
              },
              "request_id": {"required":"MUST","type":"string"}
            }
          }
        }
      }
    }
  },
  "offerings": {
    "success": {"default":{"type":"object","properties":{"response_id":{"required":"MUST","type":"string"}}}},
    "error": {
      "default": {
        "type": "object",
        "properties": {
          "response_id": {"required":"MUST","type":"string"},
          "error": {
            "required": "MUST",
            "type": "object",
            "properties": {
              "code": {"required":"MUST","type":"string"},
              "message": {"required":"MUST","type":"string"},
              "target": {"required":"SHOULD","type":"string"},
              "details": {
                "check": "response/details",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "target": {"required":"MUST","type":"string"},
                    "message": {"required":"MUST","type":"string"},
                    "code": {"required":"MUST","type":"string"}
                  }
                }
              },
              "doc_url": {"required":"SHOULD","check":"response/doc-url","type":"string"}
            }
          }
        }
      }
    }
  }
} as const
