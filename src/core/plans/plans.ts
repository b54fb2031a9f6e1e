import * as campaigns from '../../../generated/collectors/campaigns.js'
import * as offerings from '../../../generated/collectors/offerings.js'
import * as operations from '../../../generated/operations.js'
import * as rules from '../../../generated/rule-lists.js'
import type { RequestInput } from '../contract/request.js'
import { type BodyCheck, type Check, hasBody } from '../engine/check.js'
import { checkWithDraft } from '../engine/check-draft.js'
import { collect } from '../engine/collect.js'
import { type Head, Plan } from '../engine/plan.js'
import { executions, smsCampaign, storedCampaign, updatedChannel } from '../rules/campaign.js'
import { contentShape } from '../rules/content-shape.js'
import {
  authentication,
  offeringsEnabled,
  permission,
  sentCredentials,
} from '../rules/credentials.js'
import { delivery, deliveryChannel } from '../rules/delivery.js'
import { connector, connectorOfChannel, subscriptionCategory } from '../rules/email-settings.js'
import { idempotencyKey, replay } from '../rules/idempotency.js'
import {
  campaignId,
  changedCampaignId,
  draftId,
  listedOfferIds,
  offerId,
  parentCampaignId,
} from '../rules/parameters.js'
import { targetedPlatforms } from '../rules/platforms.js'
import { completeDraft, publish } from '../rules/publishing.js'
import { nameTaken, references } from '../rules/references.js'
import { requestId } from '../rules/request-id.js'
import { schedule } from '../rules/schedule.js'
import { search } from '../rules/search.js'
import { statusChange } from '../rules/status-change.js'
import { locks, storedOffering } from '../rules/stored-offering.js'
import { testMeta } from '../rules/test-meta.js'
import { testMode } from '../rules/test-mode.js'
import { bodyGiven, bodyText, rateLimit, transport } from '../rules/transport.js'

/*
 * What a check of each operation runs. Lists of calls, because engines inline them; the rules have contract
 * order whatever the order here.
 */

const ofRequest = (c: Check): void => {
  sentCredentials(c)
  transport(c)
}

const ofCampaigns: Head = {
  ofRequest,
  ofFacts(c) {
    authentication(c)
    permission(c)
    rateLimit(c)
  },
}

const ofOfferings: Head = {
  ofRequest,
  ofFacts(c) {
    authentication(c)
    offeringsEnabled(c)
    rateLimit(c)
  },
}

/** What each campaign operation with a required body needs of its headers and its text. */
const ofSent = (c: Check): void => {
  bodyGiven(c)
  bodyText(c)
  requestId(c)
  idempotencyKey(c)
}

/** The parts of a campaign, after its collector. */
const ofParts = (c: BodyCheck): void => {
  contentShape(c)
  targetedPlatforms(c)
  subscriptionCategory(c)
  connector(c)
  delivery(c)
}

/** Adds the checks of the draft that a body publishes. */
const withDraft =
  (body: (c: Check) => void) =>
  (c: Check, request: RequestInput): void =>
    checkWithDraft(c, request, body, draft)

const draft = {
  topics: (c: BodyCheck): void => {
    ofParts(c)
    deliveryChannel(c)
    completeDraft(c)
  },
  collectors: campaigns.createCampaign,
}

export const createCampaign = /* @__PURE__ */ new Plan(
  operations.createCampaign,
  rules.createCampaign,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (!hasBody(c)) return
    collect(c, campaigns.createCampaign)
    connectorOfChannel(c)
    ofParts(c)
    deliveryChannel(c)
  },
  replay,
)

export const getCampaign = /* @__PURE__ */ new Plan(
  operations.getCampaign,
  rules.getCampaign,
  ofCampaigns,
  (c) => {
    requestId(c)
    campaignId(c)
    storedCampaign(c)
    smsCampaign(c)
  },
)

export const updateCampaign = /* @__PURE__ */ new Plan(
  operations.updateCampaign,
  rules.updateCampaign,
  ofCampaigns,
  withDraft((c) => {
    ofSent(c)
    campaignId(c)
    storedCampaign(c)
    updatedChannel(c)
    if (!hasBody(c)) return
    collect(c, campaigns.updateCampaign)
    connectorOfChannel(c)
    publish(c)
  }),
  replay,
)

export const validateCampaign = /* @__PURE__ */ new Plan(
  operations.validateCampaign,
  rules.validateCampaign,
  ofCampaigns,
  withDraft((c) => {
    bodyText(c)
    requestId(c)
    campaignId(c)
    storedCampaign(c)
    smsCampaign(c)
    if (hasBody(c)) collect(c, campaigns.validateCampaign)
  }),
)

export const changeCampaignStatus = /* @__PURE__ */ new Plan(
  operations.changeCampaignStatus,
  rules.changeCampaignStatus,
  ofCampaigns,
  (c) => {
    ofSent(c)
    changedCampaignId(c)
    storedCampaign(c)
    smsCampaign(c)
    if (!hasBody(c)) return
    collect(c, campaigns.changeCampaignStatus)
    statusChange(c)
  },
  replay,
)

export const listCampaignExecutions = /* @__PURE__ */ new Plan(
  operations.listCampaignExecutions,
  rules.listCampaignExecutions,
  ofCampaigns,
  (c) => {
    bodyText(c)
    requestId(c)
    idempotencyKey(c)
    parentCampaignId(c)
    storedCampaign(c)
    smsCampaign(c)
    executions(c)
    if (hasBody(c)) collect(c, campaigns.listCampaignExecutions)
  },
  replay,
)

export const searchCampaigns = /* @__PURE__ */ new Plan(
  operations.searchCampaigns,
  rules.searchCampaigns,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (!hasBody(c)) return
    collect(c, campaigns.searchCampaigns)
    search(c)
  },
  replay,
)

export const testCampaign = /* @__PURE__ */ new Plan(
  operations.testCampaign,
  rules.testCampaign,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (!hasBody(c)) return
    draftId(c)
    collect(c, campaigns.testCampaign)
    testMode(c)
    testMeta(c)
    connectorOfChannel(c)
    ofParts(c)
  },
  replay,
)

export const listOfferings = /* @__PURE__ */ new Plan(
  operations.listOfferings,
  rules.listOfferings,
  ofOfferings,
  listedOfferIds,
)

export const createOffering = /* @__PURE__ */ new Plan(
  operations.createOffering,
  rules.createOffering,
  ofOfferings,
  (c) => {
    bodyGiven(c)
    bodyText(c)
    idempotencyKey(c)
    if (!hasBody(c)) return
    collect(c, offerings.createOffering)
    nameTaken(c)
    schedule(c)
    references(c)
  },
  replay,
)

export const listOfferTemplates = /* @__PURE__ */ new Plan(
  operations.listOfferTemplates,
  rules.listOfferTemplates,
  ofOfferings,
  () => {},
)

export const updateOffering = /* @__PURE__ */ new Plan(
  operations.updateOffering,
  rules.updateOffering,
  ofOfferings,
  (c) => {
    bodyGiven(c)
    bodyText(c)
    idempotencyKey(c)
    offerId(c)
    storedOffering(c)
    if (!hasBody(c)) return
    collect(c, offerings.updateOffering)
    nameTaken(c)
    schedule(c)
    references(c)
    locks(c)
  },
  replay,
)

export const plans: { readonly [Name in operations.OperationName]: Plan<Name> } = {
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
}
