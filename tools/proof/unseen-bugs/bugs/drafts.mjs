// Bugs of creating, updating, publishing and validating campaigns, and of their status.
import { randomUUID } from 'node:crypto'
import { assertAccepted, assertEqual, assertRejected, assertThat } from './assertions.mjs'
import { meta, push } from './bodies.mjs'
import { bugsOf } from './bugs-of.mjs'

const businessEvent = { campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' }

const creation = bugsOf('createCampaign', {
  'create-not-replayed': {
    summary: 'Repeating a create with its key creates a second draft',
    statement: 'A repeated key returns the same response body.',
    async probe(api) {
      const headers = { 'Idempotency-Key': randomUUID(), 'X-SVC-Request-Id': 'same' }
      const first = await api.create(push(), headers)
      assertEqual((await api.create(push(), headers)).text, first.text)
    },
  },
})

const updates = bugsOf('updateCampaign', {
  'update-business-event': {
    summary: 'business_event is not required when the delivery type is the stored one',
    statement: 'Each component of an update is validated in full.',
    async probe(api) {
      const id = await api.draft(businessEvent)
      const response = await api.update(id, { basic_details: { name: 'Event' } })
      assertRejected(response, 'basic_details.business_event')
    },
  },
  'publish-stores-word': {
    summary: 'A published campaign has the status PUBLISH',
    statement: 'Publishing a DRAFT makes it ACTIVE.',
    async probe(api) {
      const found = await api.found({ ids: [await api.live()], status: ['ACTIVE'] })
      assertEqual(found.length, 1)
    },
  },
  'publish-same-version': {
    summary: 'Publishing a live campaign again keeps its version_number',
    statement: 'Publishing a live campaign again creates a document with the next version_number.',
    async probe(api) {
      const id = await api.live()
      const version = async () => (await api.found({ ids: [id] }))[0].version_number
      const before = await version()
      await api.update(id, { status: 'PUBLISH', basic_details: { name: 'New' } })
      assertEqual(await version(), before + 1)
    },
  },
  'update-loses-content': {
    summary: 'An update of basic_details loses the content of the draft',
    statement: 'An update changes single components.',
    async probe(api) {
      const draft_id = await api.draft()
      await api.update(draft_id, { basic_details: { name: 'Named' } })
      const { body } = await api.test({ draft_id, ...meta() })
      assertEqual(`${Object.keys(body.data.data)}`, 'ANDROID_default_variation_1')
    },
  },
  'error-id-header-only': {
    summary: 'Errors repeat the request id of the header only',
    statement: 'error.request_id repeats the request id of the header or the body.',
    async probe(api) {
      const id = await api.draft()
      const body = { request_id: 'in-body', campaign_content: 5 }
      const response = await api.update(id, body, { 'X-SVC-Request-Id': undefined })
      assertRejected(response)
      assertEqual(response.body.error.request_id, 'in-body')
    },
  },
})

const validation = bugsOf('validateCampaign', {
  'validate-publishes': {
    summary: 'Validating a complete draft publishes it',
    statement: 'Validation does not change the state of a campaign.',
    async probe(api) {
      const id = await api.draft()
      await api.validate(id)
      assertEqual((await api.found({ ids: [id], status: ['DRAFT'] })).length, 1)
    },
  },
})

const statuses = bugsOf('changeCampaignStatus', {
  'status-resume-one-time': {
    summary: 'A ONE_TIME campaign can be resumed',
    statement: 'PAUSE and RESUME are not available for ONE_TIME campaigns.',
    async probe(api) {
      const { status } = await api.changeStatus(await api.live(), 'RESUME')
      assertThat(status >= 400, 'a ONE_TIME campaign was resumed')
    },
  },
  'status-stop-business-event': {
    summary: 'STOP is refused on BUSINESS_EVENT_TRIGGERED campaigns too',
    statement: 'STOP is available for all delivery types but PERIODIC.',
    async probe(api) {
      const fields = { ...businessEvent, basic_details: { business_event: 'Sale' } }
      assertAccepted(await api.changeStatus(await api.live(fields), 'STOP'))
    },
  },
  'status-echoed': {
    summary: 'The response to a status change has the new status',
    statement: 'The response does not include the resulting status.',
    async probe(api) {
      const response = await api.changeStatus(await api.live(), 'STOP')
      assertAccepted(response)
      assertEqual(response.body.data.status, undefined)
    },
  },
})

export const draftBugs = [...creation, ...updates, ...validation, ...statuses]
