// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/* The part of `operationTable` that a check needs. */

export const createCampaign = {
  "operation": "createCampaign",
  "family": "campaigns",
  "pathParameters": [],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": []
} as const

export const getCampaign = {
  "operation": "getCampaign",
  "family": "campaigns",
  "pathParameters": ["campaign_id"],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": []
} as const

export const updateCampaign = {
  "operation": "updateCampaign",
  "family": "campaigns",
  "pathParameters": ["campaign_id"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": []
} as const

export const validateCampaign = {
  "operation": "validateCampaign",
  "family": "campaigns",
  "pathParameters": ["campaign_id"],
  "body": "optional",
  "idempotency": {"required":false},
  "rateLimits": []
} as const

export const changeCampaignStatus = {
  "operation": "changeCampaignStatus",
  "family": "campaigns",
  "pathParameters": ["campaign_id"],
  "pathOption": "statusPath",
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": []
} as const

export const listCampaignExecutions = {
  "operation": "listCampaignExecutions",
  "family": "campaigns",
  "pathParameters": ["parent_campaign_id"],
  "body": "optional",
  "idempotency": {"required":true},
  "rateLimits": []
} as const

export const searchCampaigns = {
  "operation": "searchCampaigns",
  "family": "campaigns",
  "pathParameters": [],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": []
} as const

export const testCampaign = {
  "operation": "testCampaign",
  "family": "campaigns",
  "pathParameters": [],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [
    {"requests":10,"perSeconds":1},
    {"requests":100,"perSeconds":60},
    {"requests":6000,"perSeconds":3600}
  ]
} as const

export const listOfferings = {
  "operation": "listOfferings",
  "family": "offerings",
  "pathParameters": [],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": [
    {"requests":150,"perSeconds":60},
    {"requests":500,"perSeconds":3600},
    {"requests":1000,"perSeconds":86400}
  ]
} as const

export const createOffering = {
  "operation": "createOffering",
  "family": "offerings",
  "pathParameters": [],
  "body": "required",
  "idempotency": {"required":true,"window-seconds":86400},
  "rateLimits": [
    {"requests":100,"perSeconds":60},
    {"requests":300,"perSeconds":3600},
    {"requests":600,"perSeconds":86400}
  ]
} as const

export const listOfferTemplates = {
  "operation": "listOfferTemplates",
  "family": "offerings",
  "pathParameters": [],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": [
    {"requests":150,"perSeconds":60},
    {"requests":500,"perSeconds":3600},
    {"requests":1000,"perSeconds":86400}
  ]
} as const

export const updateOffering = {
  "operation": "updateOffering",
  "family": "offerings",
  "pathParameters": ["offer_id"],
  "body": "required",
  "idempotency": {"required":true,"window-seconds":86400},
  "rateLimits": [
    {"requests":100,"perSeconds":60},
    {"requests":300,"perSeconds":3600},
    {"requests":600,"perSeconds":86400}
  ]
} as const

export const operationTraits = { createCampaign, getCampaign, updateCampaign, validateCampaign, changeCampaignStatus, listCampaignExecutions, searchCampaigns, testCampaign, listOfferings, createOffering, listOfferTemplates, updateOffering } as const
