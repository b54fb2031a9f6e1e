import { isObject } from '../../core/base/json.js'
import { emailMeta, emailParts, inlineTest, itemsIn, showsText } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

const inlineStoresNothing: Sequence = {
  id: 'sequence/inline-test-stores-nothing',
  summary: 'An inline test send does not create a campaign.',
  operations: ['testCampaign', 'searchCampaigns'],
  source: 'Test request (body of the test operation)',
  changes: true,
  async run(session) {
    const name = `Inline ${session.unique}`
    const filters = [{ name, status: ['DRAFT', 'ACTIVE'] }, { status: ['DRAFT'] }]
    const find = async () => {
      const ids: unknown[] = []
      for (const campaign_fields of filters) {
        const body = { limit: 15, campaign_fields }
        const page = await session.callOk('searchCampaigns', { body })
        const items = itemsIn(page) ?? session.skip('the response to the search has no list')
        ids.push(...items.map((item) => (isObject(item) ? item.id : item)))
      }
      return new Set(ids)
    }
    const before = await find()
    await session.callOk('testCampaign', { body: inlineTest(name) })
    // Without a known connector and category, a server rejects it.
    const email = { ...emailParts(name, session), test_campaign_meta: emailMeta }
    await session.call('testCampaign', { body: email })
    const added = [...(await find())].filter((id) => !before.has(id)).map(String)
    const isOwn = await Promise.all(added.map((id) => isNamed(session, id, name)))
    session.assert(added.length === 0, {
      ...{ operation: 'testCampaign', target: 'campaign_content', cause: 'stored' },
      requirement: 'Inline mode stores nothing on the server.',
      // Elsewhere, other clients may have created it.
      level: session.isControlled === true || isOwn.includes(true) ? 'MUST' : 'SHOULD',
      message: 'The search returns another campaign after an inline test send.',
      ...{ expected: [], got: added },
    })
  },
}

async function isNamed(session: Session, id: string, name: string): Promise<boolean> {
  return showsText(await session.call('getCampaign', { params: { campaign_id: id } }), name)
}

export const campaignSequences: readonly Sequence[] = [inlineStoresNothing]
