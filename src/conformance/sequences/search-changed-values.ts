import type { JsonObject } from '../../core/base/json.js'
import { listedIds, pushDraft } from './bodies.js'
import { createCampaign, update } from './campaign-calls.js'
import type { Sequence } from './sequence.js'

/** The values of filters after each call, in the form of a list or a text. */
const valuesOf = (unique: string): Readonly<Record<string, readonly unknown[]>> => ({
  tags: ['first', 'second', 'third'].map((word) => [`${word}-${unique}`]),
  name: ['First', 'Second', 'Third'].map((word) => `${word} ${unique}`),
})

export const changedValues: Sequence = {
  id: 'sequence/search-changed-values',
  summary:
    'After each update, a search finds a campaign by its values, and not by the former ones.',
  operations: ['searchCampaigns', 'createCampaign', 'updateCampaign'],
  source: 'POST /v5/campaigns/search',
  creates: true,
  changes: true,
  async run(session) {
    const values = Object.entries(valuesOf(session.unique))
    const draft = pushDraft('')
    const detailsOf = (version: number): JsonObject => ({
      ...draft.basic_details,
      ...Object.fromEntries(values.map(([name, list]) => [name, list[version]])),
    })
    const id = await createCampaign(session, { ...draft, basic_details: detailsOf(0) })
    const finds = async (filter: string, value: unknown) => {
      const campaign_fields = { [filter]: value, status: ['DRAFT'] }
      const body = { limit: 15, campaign_fields }
      return listedIds(await session.call('searchCampaigns', { body })).includes(id)
    }
    // The forms of filters are not documented.
    const understood: typeof values = []
    for (const [filter, list] of values) {
      const isFound = await finds(filter, list[0])
      if (isFound && !(await finds(filter, list[1]))) understood.push([filter, list])
    }
    for (const version of [1, 2]) {
      await session.callOk('updateCampaign', update(id, { basic_details: detailsOf(version) }))
      for (const [filter, list] of understood) {
        const [former, latter] = [list[version - 1], list[version]]
        const found = { former: await finds(filter, former), latter: await finds(filter, latter) }
        session.assert(found.latter && !found.former, {
          ...{ operation: 'searchCampaigns', target: `campaign_fields.${filter}` },
          cause: found.latter ? 'former-value' : 'not-found',
          requirement: `The filter \`${filter}\` returns the campaigns that match it.`,
          message: `After an update, the filter \`${filter}\` does not use the updated value.`,
          ...{ expected: { former: false, latter: true }, got: found },
        })
      }
    }
  },
}
