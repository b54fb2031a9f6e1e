import * as changes from './offering-changes.mjs'
import { checkList, list, listTemplates } from './offering-lists.mjs'
import { day } from './time.mjs'

const family = 'offerings'
const path = '/v5/offers'
const limits = (minute, hour, daily) => [
  [60_000, minute],
  [3_600_000, hour],
  [day, daily],
]
const read = { family, method: 'GET', limits: limits(150, 500, 1000) }
const write = { family, body: 'required', needsKey: true, limits: limits(100, 300, 600) }

export const offeringOperations = {
  listOfferings: { ...read, path, check: checkList, perform: list },
  listOfferTemplates: {
    ...read,
    path: `${path}/templates`,
    check: () => {},
    perform: listTemplates,
  },
  createOffering: {
    ...write,
    method: 'POST',
    path,
    check: changes.checkCreate,
    perform: changes.create,
  },
  updateOffering: {
    ...write,
    method: 'PATCH',
    path: `${path}/{offer_id}`,
    check: changes.checkUpdate,
    perform: changes.update,
  },
}
