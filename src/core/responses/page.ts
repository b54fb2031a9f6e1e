import { offeringList } from './offering-list.js'
import { resultsOf } from './page-results.js'
import type { ResponseCheck } from './response-check.js'
import { searchPage } from './search-page.js'

/** Checks a page of a search, or a list filtered by the id of an offering. */
export const page: ResponseCheck = (subject) => {
  if (subject.kind !== 'success' || subject.body === undefined) return []
  const check = subject.operation === 'searchCampaigns' ? searchPage : offeringList
  return check(subject, resultsOf(subject))
}
