import {
  documentedFields,
  draftTest,
  idIn,
  itemsIn,
  offering,
  pushDraft,
  resourceIn,
  resultKeys,
  showsText,
} from './bodies.js'
import { createDraft } from './campaign-calls.js'
import { createOffering, listedOffering } from './offering-calls.js'
import { isTaken } from './offering-names.js'
import type { Sequence, Session } from './sequence.js'

/** Returns updates with a valid and an invalid part. */
const partlyInvalid = (name: string): Readonly<Record<string, object>> => ({
  'invalid-details': { basic_details: { name, platforms: ['PAGER'] } },
  'invalid-content': {
    basic_details: { name, platforms: ['ANDROID'] },
    campaign_content: { content: { push: { android: { template_type: 'Custom' } } } },
  },
  'valid-content': {
    basic_details: { name: 7 },
    campaign_content: { content: { push: { web: { template_type: 'BASIC' } } } },
  },
  'invalid-publish': {
    status: 'PUBLISH',
    basic_details: { name, platforms: ['ANDROID'] },
    campaign_content: { locales: ['default'], content: { default: {} } },
  },
})

const rejectedUpdate: Sequence = {
  id: 'sequence/rejected-campaign-update',
  summary: 'A rejected update changes nothing, because components are validated in full before.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign', 'testCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const id = await createDraft(session)
    const params = { campaign_id: id }
    const name = `Rejected ${session.unique}`
    const shown = async () => {
      const campaign = await session.callOk('getCampaign', { params })
      // Not every server shows the components, but each test uses them.
      const results = resultKeys(await session.call('testCampaign', { body: draftTest(id) }))
      const isRenamed = showsText(campaign, name)
      return { ...documentedFields(resourceIn(campaign)), isRenamed, results }
    }
    const before = await shown()
    for (const [cause, body] of Object.entries(partlyInvalid(name))) {
      const { isSuccess } = await session.call('updateCampaign', { params, body })
      // The cases report an accepted update.
      if (isSuccess) return
      session.assertEqual({
        ...{ operation: 'updateCampaign', target: 'data', cause },
        requirement: 'Each submitted component is validated in full before the draft is updated.',
        message: 'The rejected update changed the draft.',
        ...{ expected: before, got: await shown() },
      })
    }
  },
}

const incompletePublish: Sequence = {
  id: 'sequence/publish-incomplete',
  summary: 'A draft that does not pass publish validation is not published.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const { channel, campaign_delivery_type, created_by } = pushDraft(session.unique)
    const created = await session.callOk('createCampaign', {
      body: { channel, campaign_delivery_type, created_by },
    })
    const params = { campaign_id: idIn(created, session) }
    const answer = await session.call('updateCampaign', { params, body: { status: 'PUBLISH' } })
    session.assert(!answer.isSuccess, {
      ...{ operation: 'updateCampaign', target: 'status', level: 'SHOULD', cause: 'published' },
      requirement: 'A draft without content does not pass publish validation.',
      message: 'The server published a draft without content.',
      ...{ expected: 'an error (422)', got: answer.response },
    })
    if (answer.isSuccess) return
    const { status } = resourceIn(await session.callOk('getCampaign', { params })) ?? {}
    session.assert(status === undefined || status === 'DRAFT', {
      ...{ operation: 'updateCampaign', target: 'status', cause: 'status' },
      requirement: 'A draft becomes ACTIVE only if it passes publish validation.',
      message: 'The draft whose publishing was rejected is no longer a DRAFT.',
      ...{ expected: 'DRAFT', got: status },
    })
  },
}

const rejectedCampaign: Sequence = {
  id: 'sequence/rejected-campaign-create',
  summary: 'A rejected create call stores no campaign.',
  operations: ['createCampaign', 'searchCampaigns'],
  source: 'What the service does',
  creates: true,
  async run(session) {
    const draft = pushDraft(session.unique)
    const basic_details = { ...draft.basic_details, platforms: ['PAGER'] }
    const rejected = await session.call('createCampaign', { body: { ...draft, basic_details } })
    // The cases report an accepted platform.
    if (rejected.isSuccess) return
    const campaign_fields = { name: session.unique, status: ['DRAFT'] }
    const page = await session.callOk('searchCampaigns', { body: { limit: 15, campaign_fields } })
    // The response may repeat the filter beside its items.
    session.assert(!showsText({ data: itemsIn(page) ?? page.data }, session.unique), {
      ...{ operation: 'createCampaign', target: 'data', cause: 'stored' },
      requirement: 'Each submitted component is validated in full before the draft is updated.',
      message: 'The search returns the campaign of a rejected create call.',
      ...{ expected: 'no campaign', got: page.data },
    })
  },
}

const rejectedOffering: Sequence = {
  id: 'sequence/rejected-offering-create',
  summary: 'A rejected create call stores no offering, so its name stays free.',
  operations: ['createOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  async run(session) {
    const body = offering(`Rejected_${session.unique}`, session)
    const rejected = await session.call('createOffering', { body: { ...body, priority: 0 } })
    // The cases report an accepted priority.
    if (rejected.isSuccess) return
    const answer = await session.call('createOffering', { body })
    session.assert(!isTaken(answer.response.body), {
      ...{ operation: 'createOffering', target: 'name', cause: 'stored' },
      requirement: 'A name is taken only if it matches an existing non-archived offering.',
      message: 'The name of a rejected create call is taken.',
      ...{ expected: 201, got: answer.response },
    })
  },
}

/** Asserts that an offering keeps its name, and no other one, after a rejected update. */
async function assertNotRenamed(session: Session, offer_id: string): Promise<void> {
  const [former, name] = [`Unchanged_${session.unique}`, `Changed_${session.unique}`]
  const rename = { params: { offer_id }, body: { name, priority: 101 } }
  if ((await session.call('updateOffering', rename)).isSuccess) return
  for (const [cause, each] of Object.entries({ 'kept-name': former, 'rejected-name': name })) {
    const answer = await session.call('createOffering', { body: offering(each, session) })
    const isWrong = each === former ? answer.isSuccess : isTaken(answer.response.body)
    session.assert(!isWrong, {
      ...{ operation: 'updateOffering', target: 'name', cause },
      requirement: 'A name is taken only if it matches an existing non-archived offering.',
      message: 'A rejected update changed which names are taken.',
      ...{ expected: 'that only the former name is taken', got: answer.response },
    })
  }
}

const rejectedOfferingUpdate: Sequence = {
  id: 'sequence/rejected-offering-update',
  summary: 'A rejected update changes no field of the offering.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const body = offering(`Unchanged_${session.unique}`, session)
    const id = await createOffering(session, body)
    const before = await listedOffering(session, id)
    const change = { description: 'Changed', priority: 101 }
    const call = { params: { offer_id: id }, body: change }
    if ((await session.call('updateOffering', call)).isSuccess) return
    await assertNotRenamed(session, id)
    session.assertEqual({
      ...{ operation: 'updateOffering', target: 'data', level: 'SHOULD', cause: 'changed' },
      message: 'The rejected update changed the offering.',
      ...{ expected: before, got: await listedOffering(session, id) },
    })
  },
}

export const rejectedCallSequences: readonly Sequence[] = [
  rejectedUpdate,
  incompletePublish,
  rejectedCampaign,
  rejectedOffering,
  rejectedOfferingUpdate,
]
