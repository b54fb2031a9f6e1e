import { expect, it } from 'vitest'
import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import { answerOf, detects, searched } from '../../conformance-suite/seeded-bugs.js'
import { tried } from '../../conformance-suite/trying.js'

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0

detects([
  {
    what: 'a search leaves out drafts without content',
    ...{ by: 'sequence/search', cause: 'without-content' },
    ...answerOf('searchCampaigns', (data) =>
      (data as JsonObject[]).filter((item) => item.campaign_content !== undefined),
    ),
  },
  {
    what: 'a search without a status has drafts',
    ...{ by: 'sequence/search', cause: 'no-fields' },
    ...searched((fields) => (Object.keys(fields).length > 0 ? fields : { status: ['DRAFT'] })),
  },
  {
    what: 'an empty list of statuses means all',
    ...{ by: 'sequence/search', cause: 'empty-status' },
    ...searched((fields) => ({ ...fields, ...(isEmpty(fields.status) && { status: ['DRAFT'] }) })),
  },
  {
    what: 'a search has a campaign for each repetition of its id',
    ...{ by: 'sequence/search', cause: 'repeated' },
    answer(response, { operation, request }) {
      const { campaign_fields: fields } = (request.body ?? {}) as { campaign_fields?: JsonObject }
      const ids = Array.isArray(fields?.ids) ? fields.ids : []
      if (operation !== 'searchCampaigns' || new Set(ids).size === ids.length) return response
      const body = response.body as { data: unknown[] }
      return { ...response, body: { ...body, data: [...body.data, ...body.data] } }
    },
  },
  {
    what: 'a list of earlier delivery types is ignored',
    ...{ by: 'sequence/search', cause: 'list' },
    ...searched(({ delivery_type: type, ...fields }) =>
      Array.isArray(type) || type === undefined ? fields : { ...fields, delivery_type: type },
    ),
  },
  {
    what: 'a search shows the former name',
    ...{ by: 'sequence/search', cause: 'former-name' },
    ...answerOf('searchCampaigns', (data) =>
      mapStrings(data, (text) => text.replace('Renamed ', 'c')),
    ),
  },
  {
    what: 'a search finds no new name',
    ...{ by: 'sequence/search', cause: 'new-name' },
    ...searched(({ name, ...fields }) => ({
      ...fields,
      ...(name !== undefined && { name: String(name).replace('Renamed ', 'c') }),
    })),
  },
  {
    what: 'a search by several channels has no SMS campaigns',
    ...{ by: 'sequence/search-sms', cause: 'several' },
    ...searched(({ channels, ...fields }) => ({
      ...fields,
      ...(Array.isArray(channels) && { channels: channels.slice(0, 1) }),
    })),
  },
])

it.each(['searchCampaigns', 'listCampaignExecutions'])(
  'finds that %s rejects the request id of a body',
  async (operation) => {
    const { findings } = await tried(
      { only: ['request-id/*'] },
      {
        refuses: (call) =>
          call.operation === operation && isObject(call.body) && call.body.request_id !== undefined
            ? { target: 'request_id', message: 'Unknown.' }
            : undefined,
      },
    )
    const refused = findings.filter(({ kind }) => kind === 'refused')
    expect(refused.map((finding) => [finding.operation, finding.level])).toContainEqual([
      operation,
      'MUST',
    ])
  },
)
