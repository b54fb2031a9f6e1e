import { expect, it } from 'vitest'
import { resourceIn } from '../../src/conformance/sequences/bodies.js'

const campaign = { id: '65a1b2c3d4e5f60718293a4b', status: 'ACTIVE' }

it.each([
  ['itself', campaign],
  ['beside its own list', { ...campaign, tags: ['retail'] }],
  ['the only item of a list', [campaign]],
  ['the only item of the only list', { campaigns: [campaign] }],
])('finds a resource that is `data`: %s', (_where, data) => {
  const response = { status: 200, headers: {}, body: { data } }
  const answer = { response, status: 200, isSuccess: true, data }
  expect(resourceIn(answer)).toMatchObject(campaign)
})
