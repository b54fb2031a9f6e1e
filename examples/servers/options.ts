import {
  type AdapterOptions,
  type CallHead,
  memoryIdempotency,
  memoryRateLimits,
} from 'campaign-contract/fetch'
import { findCampaign } from './service.js'

/** Options of the adapter, the same for every framework. */
export const options: AdapterOptions = {
  contract: {
    serviceName: 'ACME',
    // The contract leaves these numbers open.
    limits: { changeCampaignStatus: [{ requests: 100, perSeconds: 3600 }] },
  },
  authenticate: (_operation, { credentials }) => ({
    authenticated: isKnown(credentials),
    permitted: true,
  }),
  facts(_operation, call) {
    // Loads a campaign only if it can change the verdict.
    const { campaign } = call.needs()
    return campaign === undefined ? {} : { campaign: findCampaign(campaign.id) ?? null }
  },
  idempotency: memoryIdempotency(),
  rateLimits: memoryRateLimits(),
  responses: 'report',
  onVerdict({ method, url, verdict }) {
    for (const { rule, message } of 'warnings' in verdict ? verdict.warnings : []) {
      console.warn(`${method} ${url}: ${message} (${rule})`)
    }
  },
  onResponse({ operation, verdict }) {
    for (const { level, message } of verdict.findings) console.warn(operation, level, message)
  },
}

const passwords = new Map([['workspace', 'key']])

const isKnown = (credentials: CallHead['credentials']): boolean =>
  credentials !== undefined && passwords.get(credentials.username) === credentials.password
