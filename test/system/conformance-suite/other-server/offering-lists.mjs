import { bug } from './active-bug.mjs'
import { statusAt } from './offering-schedule.mjs'
import { store } from './store.mjs'

function listed(all, query) {
  const positive = (key, byDefault, most) => {
    const value = Number(query.get(key))
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : byDefault
  }
  const limit = positive('limit', 20, 100)
  const page = positive('page', 1, 1e9)
  return {
    status: 200,
    data: all.slice((page - 1) * limit, page * limit),
    pagination: { page, limit },
  }
}

export function checkList({ query }, violations) {
  const id = query.get('id')
  if (id && !id.startsWith('offer_')) violations.add('id', 'must have the prefix offer_')
}

export function list({ query, now }) {
  const id = query.get('id')
  const name = query.get('name')?.toLowerCase()
  const creator = query.get('created_by')
  const valuesOf = (key) =>
    query
      .getAll(key)
      .flatMap((value) => value.split(','))
      .filter(Boolean)
  const statuses = valuesOf('status')
  const tags = valuesOf('tags')
  const hasId = (offering) => !id || offering.id === id
  const isLate = bug('offer-filter-after-page')
  const found = [...store.offerings.values()]
    .reverse()
    .map((offering) => ({ ...offering, status: statusAt(offering, now) }))
    .filter(
      (offering) =>
        (isLate || hasId(offering)) &&
        (!name || `${offering.name}`.toLowerCase().includes(name)) &&
        (statuses.length === 0 || statuses.includes(offering.status)) &&
        (tags.length === 0 || tags.some((tag) => offering.tags?.includes(tag))) &&
        (!creator || offering.created_by === creator),
    )
  const response = listed(found, query)
  return { ...response, data: response.data.filter(hasId) }
}

export const listTemplates = ({ query }) =>
  listed(
    (store.workspace.templateIds ?? []).map((id) => ({ id, name: id })),
    query,
  )
