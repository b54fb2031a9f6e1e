// Bugs of lists, errors, keys and rate limits of offerings.
import { randomUUID } from 'node:crypto'
import { assertAccepted, assertRejected, assertThat } from './assertions.mjs'
import { bugsOf } from './bugs-of.mjs'

const lists = bugsOf('listOfferings', {
  'offer-filter-after-page': {
    summary: 'The id filter looks at the first page only',
    statement: 'A list with the query parameter id has that item.',
    async probe(api) {
      const id = await api.offering()
      for (let count = 0; count < 25; count += 1) await api.offering()
      assertThat(await api.listed(id), 'not found by its id')
    },
  },
  'offer-retry-ms': {
    summary: 'Retry-After is given in milliseconds',
    statement: 'Retry-After is the number of seconds to wait.',
    async probe(api) {
      for (let count = 0; count < 150; count += 1) await api.get('/v5/offers')
      const response = await api.get('/v5/offers')
      assertRejected(response, undefined, { status: 429 })
      const seconds = Number(response.headers.get('retry-after'))
      assertThat(seconds >= 1 && seconds <= 60, `Retry-After ${seconds}`)
    },
  },
})

const templates = bugsOf('listOfferTemplates', {
  'offer-rate-shared': {
    summary: 'Lists of offerings and templates share one rate limit',
    statement: 'Each endpoint has its own rate limits.',
    async probe(api) {
      for (let count = 0; count < 80; count += 1) {
        assertAccepted(await api.get('/v5/offers'))
        assertAccepted(await api.get('/v5/offers/templates'))
      }
    },
  },
})

const creation = bugsOf('createOffering', {
  'offer-first-violation': {
    summary: 'Only the first violation is reported',
    statement: 'error.details lists all violations.',
    async probe(api) {
      const response = await api.createOffer({ name: 'No-hyphens', priority: 500 })
      assertRejected(response, 'name')
      assertRejected(response, 'priority')
    },
  },
  'offer-conflict-code': {
    summary: 'Another body under the same key is DUPLICATE_IDEMPOTENCY_KEY',
    statement: 'A key that is used again with a different body results in IDEMPOTENCY_CONFLICT.',
    async probe(api) {
      const key = { 'Idempotency-Key': randomUUID() }
      await api.createOffer({}, key)
      const response = await api.createOffer({ priority: 3 }, key)
      assertRejected(response, undefined, { status: 409, code: 'IDEMPOTENCY_CONFLICT' })
    },
  },
})

export const offeringCallBugs = [...lists, ...templates, ...creation]
