import { expect, test } from 'vitest'
import { checked } from './inputs/checked.js'
import { installed, moduleOf } from './plugin-files.js'

/* The first four megabytes of a file are checked in the main thread, and the next in a worker. */

test('worker threads know plugins, the workspace and exceptions', async () => {
  const row = (name: string, tag = 'tag_winter', priority = 1) =>
    `${JSON.stringify({
      operation: 'updateOffering',
      description: 'x'.repeat(4000),
      body: { name, tags: [tag], priority },
    })}\n`
  const last = [row('acme_b', 'tag_summer'), row('Summer'), row('acme_b', 'tag_winter', -5)]
  const { report, outcomes } = await checked(
    {
      ...installed,
      'acme.mjs': moduleOf().replace('createOffering', 'updateOffering'),
      'campaign-contract.config.yaml': `plugins: [acme.mjs]
exceptions: [{rule: structure, target: priority, reason: Ours are negative.}]`,
      'campaign-contract.workspace.yaml': 'tags: [tag_winter]',
      'rows.ndjson': row('acme_a').repeat(1050) + last.join(''),
    },
    ['rows.ndjson', '--threads', '2', '--quiet'],
  )
  expect(outcomes).toEqual([
    expect.stringMatching(/^invalid 1051:\d+ offering\/tag-unknown$/),
    expect.stringMatching(/^invalid 1052:\d+ acme\/offer-prefix$/),
    'valid',
  ])
  expect(report.summary).toMatchObject({ requests: 1053, invalid: 2, exceptions: { noted: 1 } })
})
