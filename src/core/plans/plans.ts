import * as campaigns from '../../../generated/collectors/campaigns.js'
import * as offerings from '../../../generated/collectors/offerings.js'
import type { OperationName } from '../../../generated/operations.js'
import * as rules from '../../../generated/rule-lists.js'
import type { Check } from '../engine/check.js'
import { Plan } from '../engine/plan.js'
import { createdCampaign, executions, storedCampaign, updatedChannel } from '../rules/campaign.js'
import { contentShape } from '../rules/content-shape.js'
import { credentials, offeringsEnabled, permission } from '../rules/credentials.js'
import { delivery, deliveryChannel } from '../rules/delivery.js'
import { connector, connectorOfChannel, subscriptionCategory } from '../rules/email-settings.js'
import { idempotencyKey } from '../rules/idempotency.js'
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

const ofCampaigns = (c: Check): void => {
  credentials(c)
  permission(c)
  transport(c)
  rateLimit(c)
}

const ofOfferings = (c: Check): void => {
  credentials(c)
  offeringsEnabled(c)
  transport(c)
  rateLimit(c)
}

/** What each campaign operation with a required body needs of its headers and its text. */
const ofSent = (c: Check): void => {
  bodyGiven(c)
  bodyText(c)
  requestId(c)
  idempotencyKey(c)
}

/** The parts of a campaign, after its collector. */
const ofParts = (c: Check): void => {
  contentShape(c)
  targetedPlatforms(c)
  subscriptionCategory(c)
  connector(c)
  delivery(c)
}

const draft = {
  topics: (c: Check): void => {
    ofParts(c)
    deliveryChannel(c)
    completeDraft(c)
  },
  collectors: campaigns.createCampaign,
}

export const createCampaign = /* @__PURE__ */ new Plan(
  'createCampaign',
  rules.createCampaign,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (c.body === undefined) return
    c.collect(campaigns.createCampaign)
    createdCampaign(c)
    connectorOfChannel(c)
    ofParts(c)
    deliveryChannel(c)
  },
)

export const getCampaign = /* @__PURE__ */ new Plan(
  'getCampaign',
  rules.getCampaign,
  ofCampaigns,
  (c) => {
    requestId(c)
    campaignId(c)
    storedCampaign(c)
  },
)

export const updateCampaign = /* @__PURE__ */ new Plan(
  'updateCampaign',
  rules.updateCampaign,
  ofCampaigns,
  (c) => {
    ofSent(c)
    campaignId(c)
    storedCampaign(c)
    updatedChannel(c)
    if (c.body === undefined) return
    c.collect(campaigns.updateCampaign)
    connectorOfChannel(c)
    publish(c)
  },
  draft,
)

export const validateCampaign = /* @__PURE__ */ new Plan(
  'validateCampaign',
  rules.validateCampaign,
  ofCampaigns,
  (c) => {
    bodyText(c)
    requestId(c)
    campaignId(c)
    storedCampaign(c)
    if (c.body !== undefined) c.collect(campaigns.validateCampaign)
  },
  draft,
)

export const changeCampaignStatus = /* @__PURE__ */ new Plan(
  'changeCampaignStatus',
  rules.changeCampaignStatus,
  ofCampaigns,
  (c) => {
    ofSent(c)
    changedCampaignId(c)
    storedCampaign(c)
    if (c.body === undefined) return
    c.collect(campaigns.changeCampaignStatus)
    statusChange(c)
  },
)

export const listCampaignExecutions = /* @__PURE__ */ new Plan(
  'listCampaignExecutions',
  rules.listCampaignExecutions,
  ofCampaigns,
  (c) => {
    bodyText(c)
    requestId(c)
    idempotencyKey(c)
    parentCampaignId(c)
    storedCampaign(c)
    executions(c)
    if (c.body !== undefined) c.collect(campaigns.listCampaignExecutions)
  },
)

export const searchCampaigns = /* @__PURE__ */ new Plan(
  'searchCampaigns',
  rules.searchCampaigns,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (c.body === undefined) return
    c.collect(campaigns.searchCampaigns)
    search(c)
  },
)

export const testCampaign = /* @__PURE__ */ new Plan(
  'testCampaign',
  rules.testCampaign,
  ofCampaigns,
  (c) => {
    ofSent(c)
    if (c.body === undefined) return
    draftId(c)
    c.collect(campaigns.testCampaign)
    testMode(c)
    testMeta(c)
    connectorOfChannel(c)
    ofParts(c)
  },
)

export const listOfferings = /* @__PURE__ */ new Plan(
  'listOfferings',
  rules.listOfferings,
  ofOfferings,
  listedOfferIds,
)

export const createOffering = /* @__PURE__ */ new Plan(
  'createOffering',
  rules.createOffering,
  ofOfferings,
  (c) => {
    bodyGiven(c)
    bodyText(c)
    idempotencyKey(c)
    if (c.body === undefined) return
    c.collect(offerings.createOffering)
    nameTaken(c)
    schedule(c)
    references(c)
  },
)

export const listOfferTemplates = /* @__PURE__ */ new Plan(
  'listOfferTemplates',
  rules.listOfferTemplates,
  ofOfferings,
  () => {},
)

export const updateOffering = /* @__PURE__ */ new Plan(
  'updateOffering',
  rules.updateOffering,
  ofOfferings,
  (c) => {
    bodyGiven(c)
    bodyText(c)
    idempotencyKey(c)
    offerId(c)
    storedOffering(c)
    if (c.body === undefined) return
    c.collect(offerings.updateOffering)
    nameTaken(c)
    schedule(c)
    references(c)
    locks(c)
  },
)

export const plans: { readonly [Name in OperationName]: Plan<Name> } = {
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
