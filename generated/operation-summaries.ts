// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationName } from './operations.js'

/** Apart from `operationTable`, because no check needs them. */
export const operationSummaries: Readonly<Record<OperationName, string>> = {
  "createCampaign": "Create a draft",
  "getCampaign": "Read one campaign",
  "updateCampaign": "Update parts of a campaign, or publish it",
  "validateCampaign": "Check whether a draft could be published",
  "changeCampaignStatus": "Stop, pause or resume a published campaign",
  "listCampaignExecutions": "Read the execution history",
  "searchCampaigns": "Search campaigns",
  "testCampaign": "Send a test message",
  "listOfferings": "List offerings",
  "createOffering": "Create an offering",
  "listOfferTemplates": "List personalization templates",
  "updateOffering": "Update an offering in part"
}
