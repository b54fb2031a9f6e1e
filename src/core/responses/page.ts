import { offeringList } from './offering-list.js'
import { resultsOf } from './page-results.js'
import type { ResponseCheck } from './response-check.js'
import { searchPage } from './search-page.js'

/** One page of a search, or the list that was filtered by the id of one offering. */
export const page: ResponseCheck = (subject) => {
  if (subject.kind !== 'success' || subject.body === undefined) return []
  const judge = subject.operation === 'searchCampaigns' ? searchPage : offeringList
  return judge(subject, resultsOf(subject))
}
