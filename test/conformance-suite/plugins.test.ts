import { expect, it } from 'vitest'
import { skipReasons } from '../../src/conformance/report/skip-reasons.js'
import { definePlugin } from '../../src/core/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { run } from './trying.js'

const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/offer-prefix',
      operations: ['createOffering', 'updateOffering'],
      summary: 'Names start with `acme_`.',
      check({ body }, { report }) {
        if (body.name !== undefined && !body.name.startsWith('acme_')) {
          report({ path: ['name'], message: 'must start with `acme_`' })
        }
      },
    },
    {
      id: 'acme/active',
      operations: ['changeCampaignStatus'],
      summary: 'Campaigns are not archived.',
      facts: ['plugins.acme'],
      check() {},
    },
  ],
})

const server = createSandbox({ contract: { plugins: [acme] } })

const tested = (contract: object) =>
  run(
    {
      target: server.fetch,
      contract,
      cases: 5,
      only: ['offering/name-characters', 'offering/required', 'status/stop-periodic'],
    },
    { kinds: ['cases', 'generated'] },
  )

it('skips what a rule of a plugin rejects, and finds nothing on a server with the plugin', async () => {
  const { findings, skipped, coverage, outcome } = await tested({ plugins: [acme] })
  expect(findings).toEqual([])
  expect(outcome).toBe('passed')
  const reasons = new Map(skipped.map(({ reason, count }) => [reason, count]))
  expect(reasons.get(`${skipReasons.plugin}: acme/offer-prefix`)).toBeGreaterThan(5)
  expect(reasons.get(skipReasons.unknownFacts)).toBeGreaterThan(0)
  expect(coverage.rules.map(({ subject }) => subject)).not.toContain('acme/offer-prefix')
})

it('finds that a server rejects more than the contract, without the plugin', async () => {
  const { findings } = await tested({})
  expect(findings.length).toBeGreaterThan(0)
})
