import { contentBugs } from './content.mjs'
import { draftBugs } from './drafts.mjs'
import { offeringCallBugs } from './offering-calls.mjs'
import { offeringUpdateBugs } from './offering-updates.mjs'
import { offeringBugs } from './offerings.mjs'
import { searchBugs } from './searches.mjs'
import { testBugs } from './tests.mjs'

export const allBugs = [
  ...testBugs,
  ...contentBugs,
  ...draftBugs,
  ...searchBugs,
  ...offeringBugs,
  ...offeringUpdateBugs,
  ...offeringCallBugs,
]
