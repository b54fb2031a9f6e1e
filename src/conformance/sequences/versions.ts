import { isObject } from '../../core/base/json.js'
import { createDraft, itemsIn, publish, pushDraft, resourceIn, update } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

export const versions: Sequence = {
  id: 'sequence/versions',
  summary: 'With versioning, publishing a live campaign again increments `version_number`.',
  operations: ['createCampaign', 'updateCampaign', 'searchCampaigns'],
  source: 'Versioning',
  workspace: { versioningEnabled: true },
  async run(session) {
    if (session.workspace.versioningEnabled !== true)
      session.skip('needs a workspace with versioning')
    const id = await createDraft(session)
    await publish(session, id)
    const first = await versionOf(session)
    const { basic_details } = pushDraft(session.unique)
    const edited = await session.call('updateCampaign', update(id, { basic_details }))
    const between = await versionOf(session)
    session.assert(!edited.isSuccess || between === first, {
      operation: 'updateCampaign',
      target: 'data.version_number',
      cause: 'unpublished',
      // How an update to a live campaign is published is not documented.
      level: 'SHOULD',
      requirement: 'Publishing an update to a live campaign creates a new document.',
      message: 'An update that was not published created a version.',
      expected: first,
      got: between,
    })
    const before = await session.call('getCampaign', { params: { campaign_id: id } })
    await publish(session, id)
    const second = await versionOf(session)
    for (const version of [first, second]) await assertVersionFilter(session, version)
    const answer = await session.call('getCampaign', { params: { campaign_id: id } })
    session.assert(answer.isSuccess, {
      operation: 'updateCampaign',
      target: 'campaign_id',
      cause: 'other-id',
      requirement: '`campaign_id` is the stable identifier across versions.',
      message: 'The campaign of two versions can no longer be read by its `campaign_id`.',
      expected: 'a success (2xx)',
      got: answer.response,
    })
    const [former, latter] = [before, answer].map((each) => resourceIn(each)?.campaign_id)
    session.assert(former === undefined || latter === undefined || former === latter, {
      operation: 'updateCampaign',
      target: 'data.campaign_id',
      cause: 'changed-id',
      requirement: '`campaign_id` is the stable identifier across versions.',
      message: 'A new version changed the `campaign_id`.',
      expected: former,
      got: latter,
    })
    session.assert(between !== first || second === first + 1, {
      operation: 'updateCampaign',
      target: 'data.version_number',
      cause: 'version',
      message: 'Publishing the live campaign again did not increment `version_number`.',
      expected: first + 1,
      got: second,
    })
  },
}

/** The form of the filter is not shown: if it finds the version, it must find no other. */
async function assertVersionFilter(session: Session, version: number): Promise<void> {
  for (const version_number of [version, [version]]) {
    const campaign_fields = { name: session.unique, status: ['ACTIVE'], version_number }
    const answer = await session.call('searchCampaigns', { body: { limit: 15, campaign_fields } })
    const items = (itemsIn(answer) ?? []).filter(isObject)
    const versions = items.map((item) => item.version_number)
    session.assert(
      versions.every((each) => each === undefined || Number(each) === version),
      {
        operation: 'searchCampaigns',
        target: 'campaign_fields.version_number',
        cause: Array.isArray(version_number) ? 'list' : 'number',
        requirement: 'Search responses include `version_number` and can be filtered by it.',
        message: 'The filter `version_number` returns other versions.',
        expected: version,
        got: versions,
      },
    )
  }
}

async function versionOf(session: Session): Promise<number> {
  const campaign_fields = { name: session.unique, status: ['ACTIVE'] }
  const page = await session.callOk('searchCampaigns', { body: { limit: 15, campaign_fields } })
  const items = (itemsIn(page) ?? []).filter(isObject)
  session.assert(
    items.every((item) => item.version_number !== undefined),
    {
      operation: 'searchCampaigns',
      target: 'data.version_number',
      cause: 'no-version',
      requirement: 'With versioning enabled, results include `version_number`.',
      message: 'A result of the search has no `version_number`.',
      expected: 'a `version_number` in each result',
      got: items,
    },
  )
  const ids = new Set(items.flatMap(({ campaign_id: id }) => (id === undefined ? [] : [id])))
  session.assert(ids.size <= 1, {
    operation: 'updateCampaign',
    target: 'data.campaign_id',
    cause: 'several-ids',
    requirement: '`campaign_id` is the stable identifier across versions.',
    message: 'The versions of the campaign have different values of `campaign_id`.',
    expected: 'one',
    got: [...ids],
  })
  const rawIds = items.map(({ id }) => id)
  session.assert(new Set(rawIds).size === items.length, {
    operation: 'searchCampaigns',
    target: 'data.id',
    cause: 'same-raw-id',
    requirement: 'Each version has its own raw `id`.',
    message: 'Two versions of the campaign have the same `id`.',
    expected: 'different ids',
    got: rawIds,
  })
  const versions = items.map((item) => Number(item.version_number))
  const known = versions.filter(Number.isFinite)
  return known.length > 0
    ? Math.max(...known)
    : session.skip('the search result has no version_number')
}
