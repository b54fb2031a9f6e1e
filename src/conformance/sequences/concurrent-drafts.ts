import { idIn, pushDraft, showsText } from './bodies.js'
import { read } from './campaign-calls.js'
import type { Sequence } from './sequence.js'

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

export const concurrentDraftSequences: readonly Sequence[] = [concurrentDrafts]
