import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import type { Verdict } from '../../src/core/index.js'
import { originOf } from './listening.js'
import type { StartedServer } from './started-server.js'

/** Returns the response of a handler, which reports the verdict that it got. */
export type Handle = (verdict: Verdict | undefined) => object

/** Starts a server with `GET` and `PATCH /v5/campaigns/:campaign_id` under a prefix. */
export type StartUnderPrefix = (options: AdapterOptions, handle: Handle) => Promise<StartedServer>

const params = { campaign_id: '66b1f0c2a94e3d0012ab34cd' }
const campaign = `/v5/campaigns/${params.campaign_id}`
const rules = { 'auth/*': 'off', 'request-id/missing': 'off' } as const

/** Tests that the adapter validates the API under a prefix that only the framework knows. */
export function prefixSuite(
  framework: string,
  setups: readonly (readonly [name: string, prefix: string, start: StartUnderPrefix])[],
): void {
  describe(`prefixes of ${framework}`, () => {
    it.each(setups)('%s', async (_name, prefix, start) => {
      const verdicts: (Verdict | undefined)[] = []
      const starting = start({ contract: { rules } }, (verdict) => {
        verdicts.push(verdict)
        return { operation: verdict?.operation, params: verdict?.ok && verdict.request.params }
      })
      const origin = await originOf(starting)
      const send = async (path: string, init?: RequestInit) => {
        const response = await fetch(`${origin}${prefix}${path}`, init)
        return [response.status, await response.json()]
      }
      const update = (body: string) => ({
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      const seen = { operation: 'getCampaign', params }
      expect(await send(campaign)).toEqual([200, seen])
      expect(await send(`${campaign}?x=/v5/offers`)).toEqual([200, seen])
      expect(await send(campaign, update('[]'))).toMatchObject([400, { error: {} }])
      expect(await send(campaign, { method: 'DELETE' })).toMatchObject([405, { error: {} }])
      expect(await send(campaign.replace('v5', 'V5'))).toMatchObject([400, { error: {} }])
      expect(verdicts.map((verdict) => verdict?.ok)).toEqual([true, true])
    })
  })
}
