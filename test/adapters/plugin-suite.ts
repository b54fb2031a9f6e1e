import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { definePlugin } from '../../src/core/index.js'
import { bases } from '../conformance/load-cases.js'
import { handledReply } from './case-exchange.js'
import { originOf } from './listening.js'
import type { StartServer } from './started-server.js'

/** A rule that rejects some names, and one that is broken for others. */
export const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/offer-prefix',
      operations: ['createOffering'],
      summary: 'Names start with `acme_`.',
      check({ body }, { report }) {
        if (!body.name.startsWith('acme_')) {
          report({ path: ['name'], message: 'must start with `acme_`' })
        }
      },
    },
    {
      id: 'acme/broken',
      operations: ['createOffering'],
      summary: 'Throws.',
      check({ body }) {
        if (body.name === 'acme_broken') throw broken
      },
    },
  ],
})

export const broken = new Error('broken rule')

/** A call of createOffering with another name. */
export function offeringNamed(name: string): RequestInit & { headers: Record<string, string> } {
  const { headers, body } = bases['create-offering-minimal'] ?? {}
  const scheduling = {
    start_datetime: '2099-01-01T00:00:00Z',
    expiry_datetime: '2099-02-01T00:00:00Z',
  }
  return {
    method: 'POST',
    headers: {
      ...(headers as Record<string, string>),
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...(body as object), name, scheduling }),
  }
}

/** Sends requests that the rules of a plugin accept, reject and fail on, through an adapter. */
export function pluginSuite(name: string, start: StartServer): void {
  describe(`the rules of a plugin through ${name}`, () => {
    it.each([
      ['acme_gift', 200, [true], []],
      ['summer_gift', 400, [], []],
      ['acme_broken', 500, [], [broken]],
    ] as const)('%s: %i', async (offering, status, handled, faults) => {
      const seen: unknown[] = []
      const reported: unknown[] = []
      const options: AdapterOptions = {
        contract: { plugins: [acme] },
        onFault: (error) => reported.push(error),
      }
      const starting = start(options, (given) => {
        seen.push(given.verdict?.ok)
        return handledReply(given)
      })
      const response = await fetch(`${await originOf(starting)}/v5/offers`, offeringNamed(offering))
      const text = await response.text()
      expect(response.status, text).toBe(status)
      const { error } = JSON.parse(text) as { error?: object }
      if (status === 400) {
        expect(error).toMatchObject({
          code: 'VALIDATION_FAILED',
          target: 'name',
          details: [{ target: 'name', message: 'The name must start with `acme_`.' }],
        })
      }
      if (status === 500) expect(error).toMatchObject({ code: 'INTERNAL_ERROR' })
      expect([seen, reported]).toEqual([handled, faults])
      expect(text).not.toContain(broken.message)
    })
  })
}
