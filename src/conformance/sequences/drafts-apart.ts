import { expectedTestResults } from '../../core/index.js'
import {
  draftTest,
  idIn,
  inlineTest,
  pushDraft,
  resourceIn,
  resultKeys,
  showsText,
} from './bodies.js'
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
    const key = crypto.randomUUID()
    await session.callOk('testCampaign', { body: draftTest(id), key })
    const other = await createCampaign(session, second)
    const reused = await session.call('testCampaign', { body: draftTest(other), key })
    session.assert(reused.status === 409, {
      ...{ operation: 'testCampaign', target: 'Idempotency-Key', cause: 'other-draft' },
      requirement: 'A key that was already used with a different body gets 409.',
      message: 'The server accepted the key of the test of one draft for another draft.',
      ...{ expected: 409, got: reused.response },
    })
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

const concurrentDrafts: Sequence = {
  id: 'sequence/concurrent-drafts',
  summary: 'Concurrent create calls start drafts of their own.',
  operations: ['createCampaign', 'getCampaign'],
  source: 'Other operations named',
  creates: true,
  async run(session) {
    const names = ['One', 'Two', 'Three'].map((name) => `${name} ${session.unique}`)
    const answers = await Promise.all(
      names.map((name) => session.call('createCampaign', { body: pushDraft(name) })),
    )
    // A server may reject one of two calls that overlap.
    if (!answers.every(({ isSuccess }) => isSuccess)) return
    const ids = answers.map((answer) => idIn(answer, session))
    session.assert(new Set(ids).size === ids.length, {
      ...{ operation: 'createCampaign', target: 'data.id', cause: 'concurrent' },
      requirement: 'Create starts a draft.',
      message: 'Concurrent create calls returned the same id.',
      ...{ expected: 'an id for each draft', got: ids },
    })
    for (const [index, id] of ids.entries()) {
      const shown = await read(session, id)
      const others = names.filter((name) => name !== names[index])
      session.assert(!others.some((name) => showsText(shown, name)), {
        ...{ operation: 'createCampaign', target: 'data', cause: 'concurrent' },
        requirement: 'Create starts a draft with the submitted fields.',
        message: 'Of concurrent create calls, one has the name of another.',
        ...{ expected: names[index], got: shown.data },
      })
    }
  },
}

export const draftsApartSequences: readonly Sequence[] = [draftsApart, concurrentDrafts]
