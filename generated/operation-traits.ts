// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** The part of `operationTable` that a check needs. */
export const operationTraits = {
  "createCampaign": {
    "family": "campaigns",
    "pathParameters": [],
    "body": "required",
    "idempotency": {"required":true},
    "rateLimits": []
  },
  "getCampaign": {
    "family": "campaigns",
    "pathParameters": ["campaign_id"],
    "body": "none",
    "idempotency": {"required":false},
    "rateLimits": []
  },
  "updateCampaign": {
    "family": "campaigns",
    "pathParameters": ["campaign_id"],
    "body": "required",
    "idempotency": {"required":true},
    "rateLimits": []
  },
  "validateCampaign": {
    "family": "campaigns",
    "pathParameters": ["campaign_id"],
    "body": "optional",
    "idempotency": {"required":false},
    "rateLimits": []
  },
  "changeCampaignStatus": {
    "family": "campaigns",
    "pathParameters": ["campaign_id"],
    "pathOption": "statusPath",
    "body": "required",
    "idempotency": {"required":true},
    "rateLimits": []
  },
  "listCampaignExecutions": {
    "family": "campaigns",
    "pathParameters": ["parent_campaign_id"],
    "body": "optional",
    "idempotency": {"required":true},
    "rateLimits": []
  },
  "searchCampaigns": {
    "family": "campaigns",
    "pathParameters": [],
    "body": "required",
    "idempotency": {"required":true},
    "rateLimits": []
  },
  "testCampaign": {
    "family": "campaigns",
    "pathParameters": [],
    "body": "required",
    "idempotency": {"required":true},
    "rateLimits": [
      {"requests":10,"perSeconds":1},
      {"requests":100,"perSeconds":60},
      {"requests":6000,"perSeconds":3600}
    ]
  },
  "listOfferings": {
    "family": "offerings",
    "pathParameters": [],
    "body": "none",
    "idempotency": {"required":false},
    "rateLimits": [
      {"requests":150,"perSeconds":60},
      {"requests":500,"perSeconds":3600},
      {"requests":1000,"perSeconds":86400}
    ]
  },
  "createOffering": {
    "family": "offerings",
    "pathParameters": [],
    "body": "required",
    "idempotency": {"required":true,"window-seconds":86400},
    "rateLimits": [
      {"requests":100,"perSeconds":60},
      {"requests":300,"perSeconds":3600},
      {"requests":600,"perSeconds":86400}
    ]
  },
  "listOfferTemplates": {
    "family": "offerings",
    "pathParameters": [],
    "body": "none",
    "idempotency": {"required":false},
    "rateLimits": [
      {"requests":150,"perSeconds":60},
      {"requests":500,"perSeconds":3600},
      {"requests":1000,"perSeconds":86400}
    ]
  },
  "updateOffering": {
    "family": "offerings",
    "pathParameters": ["offer_id"],
    "body": "required",
    "idempotency": {"required":true,"window-seconds":86400},
    "rateLimits": [
      {"requests":100,"perSeconds":60},
      {"requests":300,"perSeconds":3600},
      {"requests":600,"perSeconds":86400}
    ]
  }
} as const
