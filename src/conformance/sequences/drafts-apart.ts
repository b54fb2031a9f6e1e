import { expectedTestResults } from '../../core/index.js'
import { draftTest, inlineTest, pushDraft, resourceIn, resultKeys, showsText } from './bodies.js'
import { createCampaign, read, update } from './campaign-calls.js'
import type { Sequence } from './sequence.js'

const draftsApart: Sequence = {
  id: 'sequence/drafts-apart',
  summary: 'What happens to one draft changes no other.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign', 'testCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const names = { first: `First ${session.unique}`, second: `Second ${session.unique}` }
    const first = pushDraft(names.first)
    const { content } = inlineTest(names.second).campaign_content
    const { basic_details: details, ...others } = pushDraft(names.second)
    const basic_details = { ...details, platforms: ['ANDROID'] }
    const second = { ...others, basic_details, campaign_content: { content } }
    const id = await createCampaign(session, first)
    // A server may have a reason to reject each test of this draft.
    await session.callOk('testCampaign', { body: draftTest(id) })
    const other = await createCampaign(session, second)
    const assertFirst = async (cause: string) => {
      const shown = await read(session, id)
      const { status = 'DRAFT' } = resourceIn(shown) ?? {}
      const test = await session.call('testCampaign', { body: draftTest(id) })
      session.assertEqual({
        operation: cause === 'created' ? 'createCampaign' : 'updateCampaign',
        ...{ target: 'data', cause },
        requirement:
          'An update changes the components of one campaign; a test is one of its draft.',
        message: 'Another draft that was created, updated or published changed this one.',
        expected: {
          ...{ status: 'DRAFT', hasOtherName: false },
          results: [...(expectedTestResults(draftTest(id), first) ?? [])].sort(),
        },
        got: {
          ...{ status, hasOtherName: showsText(shown, names.second) },
          results: resultKeys(test),
        },
      })
    }
    await assertFirst('created')
    const { campaign_content } = second
    await session.callOk('updateCampaign', update(other, { basic_details, campaign_content }))
    await assertFirst('updated')
    // What publishing requires is not documented.
    const published = await session.call('updateCampaign', update(other, { status: 'PUBLISH' }))
    if (published.isSuccess) await assertFirst('published')
  },
}

export const draftsApartSequences: readonly Sequence[] = [draftsApart]
