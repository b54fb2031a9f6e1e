import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { answerOf, detects, searched } from '../../conformance-suite/seeded-bugs.js'

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0

detects([
  {
    bug: 'an empty list of statuses means all',
    finding: 'search shown',
    ...searched((fields) => ({ ...fields, ...(isEmpty(fields.status) && { status: ['DRAFT'] }) })),
  },
  {
    bug: 'a search shows the former name',
    finding: 'search after-updateCampaign',
    ...answerOf('searchCampaigns', (data) =>
      mapStrings(data, (text) => text.replace('Renamed ', 'c')),
    ),
  },
  {
    bug: 'a search by name finds drafts',
    finding: 'search-filters shown',
    ...searched(({ status, ...fields }) => ({
      ...{ ...fields, status: status ?? (fields.name === undefined ? [] : ['DRAFT', 'ACTIVE']) },
    })),
  },
  {
    bug: 'a page has one item less than its limit',
    finding: 'search-page hidden',
    ...answerOf('searchCampaigns', (data) => (data as unknown[]).slice(0, 14)),
  },
  {
    bug: 'SMS campaigns are found only by their channel',
    finding: 'search-sms hidden',
    ...searched((fields) => ({ channels: ['PUSH', 'EMAIL'], ...fields })),
  },
])
