// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type OperationName = keyof typeof operationTable

/* One constant each, because the check of an operation needs no other. */

export const createCampaign = {
  "operation": "createCampaign",
  "family": "campaigns",
  "method": "POST",
  "path": "/v5/campaigns",
  "pathParameters": [],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [],
  "statuses": ["400","401","403","405","409","413","415","429","500","2XX"],
  "assumedStatuses": ["400","403","405","409","413","415","429","500"]
} as const

export const getCampaign = {
  "operation": "getCampaign",
  "family": "campaigns",
  "method": "GET",
  "path": "/v5/campaigns/{campaign_id}",
  "pathParameters": ["campaign_id"],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id"],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": [],
  "statuses": ["400","401","403","404","405","429","500","2XX"],
  "assumedStatuses": ["400","403","404","405","429","500"]
} as const

export const updateCampaign = {
  "operation": "updateCampaign",
  "family": "campaigns",
  "method": "PATCH",
  "path": "/v5/campaigns/{campaign_id}",
  "pathParameters": ["campaign_id"],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [],
  "statuses": ["400","401","403","404","405","409","413","415","422","429","500","2XX"],
  "assumedStatuses": ["400","403","404","405","409","413","415","422","429","500"]
} as const

export const validateCampaign = {
  "operation": "validateCampaign",
  "family": "campaigns",
  "method": "POST",
  "path": "/v5/campaigns/{campaign_id}/validate",
  "pathParameters": ["campaign_id"],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id"],
  "body": "optional",
  "idempotency": {"required":false},
  "rateLimits": [],
  "statuses": ["200","400","401","403","404","405","413","415","422","429","500"],
  "assumedStatuses": ["200","400","403","404","405","413","415","422","429","500"]
} as const

export const changeCampaignStatus = {
  "operation": "changeCampaignStatus",
  "family": "campaigns",
  "method": "PATCH",
  "path": "/v5/campaigns/{campaign_id}/status",
  "pathParameters": ["campaign_id"],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [],
  "pathOption": "statusPath",
  "statuses": ["400","401","403","404","405","409","413","415","422","429","500","2XX"],
  "assumedStatuses": ["400","403","404","405","409","413","415","422","429","500"]
} as const

export const listCampaignExecutions = {
  "operation": "listCampaignExecutions",
  "family": "campaigns",
  "method": "POST",
  "path": "/v5/campaigns/{parent_campaign_id}/executions",
  "pathParameters": ["parent_campaign_id"],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "optional",
  "idempotency": {"required":true},
  "rateLimits": [],
  "statuses": ["400","401","403","404","405","409","413","415","429","500","2XX"],
  "assumedStatuses": ["400","403","404","405","409","413","415","429","500"]
} as const

export const searchCampaigns = {
  "operation": "searchCampaigns",
  "family": "campaigns",
  "method": "POST",
  "path": "/v5/campaigns/search",
  "pathParameters": [],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [],
  "statuses": ["400","401","403","405","409","413","415","429","500","2XX"],
  "assumedStatuses": ["400","403","405","409","413","415","429","500"]
} as const

export const testCampaign = {
  "operation": "testCampaign",
  "family": "campaigns",
  "method": "POST",
  "path": "/v5/campaigns/test",
  "pathParameters": [],
  "queryParameters": [],
  "headers": ["X-SVC-Tenant-ID","X-SVC-Request-Id","Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true},
  "rateLimits": [
    {"requests":10,"perSeconds":1},
    {"requests":100,"perSeconds":60},
    {"requests":6000,"perSeconds":3600}
  ],
  "statuses": ["200","400","401","403","405","409","413","415","429","500"],
  "assumedStatuses": ["403","405","413","415","429"]
} as const

export const listOfferings = {
  "operation": "listOfferings",
  "family": "offerings",
  "method": "GET",
  "path": "/v5/offers",
  "pathParameters": [],
  "queryParameters": ["id"],
  "headers": [],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": [
    {"requests":150,"perSeconds":60},
    {"requests":500,"perSeconds":3600},
    {"requests":1000,"perSeconds":86400}
  ],
  "statuses": ["200","400","401","403","405","429","500","503"],
  "assumedStatuses": ["405","500"]
} as const

export const createOffering = {
  "operation": "createOffering",
  "family": "offerings",
  "method": "POST",
  "path": "/v5/offers",
  "pathParameters": [],
  "queryParameters": [],
  "headers": ["Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true,"window-seconds":86400},
  "rateLimits": [
    {"requests":100,"perSeconds":60},
    {"requests":300,"perSeconds":3600},
    {"requests":600,"perSeconds":86400}
  ],
  "statuses": ["201","400","401","403","405","409","413","415","429","500","503"],
  "assumedStatuses": ["405","413","415","500"]
} as const

export const listOfferTemplates = {
  "operation": "listOfferTemplates",
  "family": "offerings",
  "method": "GET",
  "path": "/v5/offers/templates",
  "pathParameters": [],
  "queryParameters": [],
  "headers": [],
  "body": "none",
  "idempotency": {"required":false},
  "rateLimits": [
    {"requests":150,"perSeconds":60},
    {"requests":500,"perSeconds":3600},
    {"requests":1000,"perSeconds":86400}
  ],
  "statuses": ["200","400","401","403","405","429","500","503"],
  "assumedStatuses": ["405","500"]
} as const

export const updateOffering = {
  "operation": "updateOffering",
  "family": "offerings",
  "method": "PATCH",
  "path": "/v5/offers/{offer_id}",
  "pathParameters": ["offer_id"],
  "queryParameters": [],
  "headers": ["Idempotency-Key"],
  "body": "required",
  "idempotency": {"required":true,"window-seconds":86400},
  "rateLimits": [
    {"requests":100,"perSeconds":60},
    {"requests":300,"perSeconds":3600},
    {"requests":600,"perSeconds":86400}
  ],
  "statuses": ["200","400","401","403","404","405","409","413","415","429","500","503"],
  "assumedStatuses": ["405","413","415","500"]
} as const

export const operationTable = {
  createCampaign,
  getCampaign,
  updateCampaign,
  validateCampaign,
  changeCampaignStatus,
  listCampaignExecutions,
  searchCampaigns,
  testCampaign,
  listOfferings,
  createOffering,
  listOfferTemplates,
  updateOffering,
} as const

/** Apart from the table, because the check of an operation needs no more. */
export const operationNames: readonly OperationName[] = [
  "createCampaign",
  "getCampaign",
  "updateCampaign",
  "validateCampaign",
  "changeCampaignStatus",
  "listCampaignExecutions",
  "searchCampaigns",
  "testCampaign",
  "listOfferings",
  "createOffering",
  "listOfferTemplates",
  "updateOffering"
]
