import { isObject, type JsonObject } from '../../core/base/json.js'
import { emailParts, idIn, pushDraft, resourceIn } from './bodies.js'
import { read, update } from './campaign-calls.js'
import type { Sequence } from './sequence.js'
import { assertEachShown } from './stored-values.js'

const tags = ['Spring Sale', 'conformance', 'B-2']

const campaignValues: Sequence = {
  id: 'sequence/campaign-values',
  summary: 'Each submitted value of a campaign is stored, by a create and by updates.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const created_by = 'Author.Name@example.com'
    const drafts: Record<string, JsonObject> = {
      push: pushDraft(session.unique, 'LOCATION_TRIGGERED'),
      event: pushDraft(session.unique, 'BUSINESS_EVENT_TRIGGERED'),
      email: { ...emailParts(session.unique, session), campaign_delivery_type: 'ONE_TIME' },
    }
    for (const [kind, { basic_details: details, ...others }] of Object.entries(drafts)) {
      const before = { ...(isObject(details) ? details : {}), tags }
      const body = { ...others, created_by, basic_details: before }
      const created = await session.call('createCampaign', { body })
      if (!created.isSuccess) continue
      const id = idIn(created, session)
      const assertStored = async (
        wanted: JsonObject,
        of: Pick<Parameters<typeof assertEachShown>[4], 'operation' | 'cause' | 'requirement'>,
      ) => {
        const shown = resourceIn(await read(session, id)) ?? {}
        assertEachShown(session, shown, [], wanted, of)
      }
      await assertStored(body, {
        ...{ operation: 'createCampaign', cause: `created-${kind}` },
        requirement: 'Create starts a draft with the submitted fields.',
      })
      const { campaign_content } = body as JsonObject
      for (const [cause, change] of Object.entries(changesOf(session.unique))) {
        const basic_details = { ...before, ...change }
        const parts = { basic_details, campaign_content }
        // A server may reject an empty list.
        if (!(await session.call('updateCampaign', update(id, parts))).isSuccess) continue
        await assertStored(
          { ...body, ...parts },
          {
            ...{ operation: 'updateCampaign', cause: `${cause}-${kind}` },
            requirement: 'Update patches individual components.',
          },
        )
      }
    }
  },
}

/** Returns changes of the details, each from the first values. */
const changesOf = (unique: string): Readonly<Record<string, JsonObject>> => ({
  updated: { name: `${unique} 2` },
  'other-tags': { tags: ['autumn', 'Winter Sale'], team: 'Another Team' },
  'no-tags': { tags: [] },
})

export const campaignValueSequences: readonly Sequence[] = [campaignValues]
