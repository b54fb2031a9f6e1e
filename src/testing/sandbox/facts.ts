import type { Call } from '../../adapters/gate/gate-options.js'
import type { JsonObject } from '../../core/base/json.js'
import { headerRecord } from '../../core/contract/request.js'
import {
  type Facts,
  offeringStatusAt,
  parseBasicCredentials,
  type RequestInput,
} from '../../core/index.js'
import { campaignOf, type SandboxStore } from './store.js'

/** The parts of a call that facts depend on. */
type Known = Pick<Call, 'params' | 'body'> & Pick<RequestInput, 'headers'>

export function factsFor(call: Known, store: SandboxStore, now: Date): Facts {
  const campaign = campaignId(call)
  const offering = call.params?.offer_id
  return {
    now,
    ...accessOf(call, store),
    workspace: { ...store.workspace, offeringNames: namesOf(store, now) },
    ...(campaign !== undefined && { campaign: campaignOf(store, campaign) ?? null }),
    ...(offering !== undefined && { offering: store.offerings.get(offering) ?? null }),
  }
}

function accessOf({ headers }: Known, { credentials }: SandboxStore) {
  if (credentials === undefined) return { authenticated: true, permitted: true }
  const given = parseBasicCredentials(headerRecord(headers ?? {}).authorization ?? '')
  const known = credentials.find(
    ({ username, password }) => username === given?.username && password === given.password,
  )
  return { authenticated: known !== undefined, permitted: known?.permitted !== false }
}

export function campaignId({ params, body }: Pick<Call, 'params' | 'body'>): string | undefined {
  const inPath = params?.campaign_id ?? params?.parent_campaign_id
  const inBody = (body as JsonObject | null | undefined)?.draft_id
  return inPath ?? (typeof inBody === 'string' && inBody !== '' ? inBody : undefined)
}

function namesOf({ offerings, workspace }: SandboxStore, now: Date): (name: string) => boolean {
  return (wanted) => {
    if (workspace.offeringNames?.includes(wanted)) return true
    for (const offering of offerings.values()) {
      if (offering.name === wanted && offeringStatusAt(offering, now) !== 'archived') return true
    }
    return false
  }
}
