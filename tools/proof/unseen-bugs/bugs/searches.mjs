import { assertEqual, assertRejected, assertThat } from './assertions.mjs'
import { bugsOf } from './bugs-of.mjs'

export const searchBugs = bugsOf('searchCampaigns', {
  'search-drafts-by-id': {
    summary: 'A search by ids finds drafts',
    statement: 'Only searches with the status DRAFT find drafts.',
    probe: async (api) => assertEqual((await api.found({ ids: [await api.draft()] })).length, 0),
  },
  'search-page-uncapped': {
    summary: 'A page may hold more than 15 campaigns',
    statement: 'A page has at most 15 campaigns.',
    async probe(api) {
      for (let count = 0; count < 17; count += 1) await api.draft()
      const { length } = await api.found({ status: ['DRAFT'] }, 20)
      assertThat(length <= 15, `a page of ${length}`)
    },
  },
  'search-legacy-filter': {
    summary: 'The key delivery_type still filters',
    statement: 'The former key delivery_type finds nothing.',
    async probe(api) {
      await api.live()
      assertEqual((await api.found({ delivery_type: 'ONE_TIME' })).length, 0)
    },
  },
  'search-first-channel': {
    summary: 'Only the first of the channels is searched for',
    statement: 'channels lists the channels to search for.',
    async probe(api) {
      await api.draft()
      const found = await api.found({ channels: ['EMAIL', 'PUSH'], status: ['DRAFT'] })
      assertThat(found.length > 0, 'the push campaign is not found')
    },
  },
  'search-without-key': {
    summary: 'A search needs no Idempotency-Key',
    statement: 'All POST and PATCH requests but validations require Idempotency-Key.',
    async probe(api) {
      const path = '/v5/campaigns/search'
      const headers = { 'Idempotency-Key': undefined }
      assertRejected(await api.call('POST', path, { limit: 5 }, headers), 'Idempotency-Key')
    },
  },
})
