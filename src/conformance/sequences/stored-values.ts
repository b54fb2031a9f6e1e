import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { idIn, itemsIn, offering, pushDraft, resourceIn } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

/** Texts that a wrong encoding, a trim or a normalization changes. */
const texts: Readonly<Record<string, string>> = {
  cjk: '夏のセール 促销',
  emoji: '\u{1F600} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  combining: 'Cafe\u0301 Café',
  rtl: 'تخفيضات الصيف',
  markup: '<b>5 > 3 & "2"</b> \\ % +',
}

/** Asserts that a shown field has the submitted value; not every field must be shown. */
export function assertShown(
  session: Session,
  shown: JsonObject,
  path: readonly string[],
  wanted: unknown,
  {
    operation,
    cause,
    requirement,
  }: { operation: OperationName; cause: string; requirement: string },
): void {
  const got = valueAt(shown, path)
  // A value of another type is another representation.
  if (got === undefined || typeof got !== typeof wanted) return
  session.assert(isDeepStrictEqual(got, wanted), {
    ...{ operation, target: path.join('.'), cause, requirement },
    message: `\`${path.join('.')}\` has another value than the submitted one.`,
    ...{ expected: wanted, got },
  })
}

const campaignTexts: Sequence = {
  id: 'sequence/campaign-text',
  summary: 'Text of any script in a campaign is stored as submitted.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    for (const [script, text] of Object.entries(texts)) {
      const draft = pushDraft(`${text} ${session.unique}`)
      const { team: _, ...details } = draft.basic_details
      const basic_details = { ...details, team: text, tags: [text] }
      const id = idIn(
        await session.callOk('createCampaign', { body: { ...draft, basic_details } }),
        session,
      )
      const params = { campaign_id: id }
      const shown = async () => resourceIn(await session.callOk('getCampaign', { params })) ?? {}
      const requirement = 'Create starts a draft with the submitted fields.'
      const of = { operation: 'createCampaign', cause: `created-${script}`, requirement } as const
      const created = await shown()
      for (const field of ['name', 'team', 'tags'] as const) {
        assertShown(session, created, ['basic_details', field], basic_details[field], of)
      }
      const renamed = { ...basic_details, name: `${text} again` }
      await session.callOk('updateCampaign', { params, body: { basic_details: renamed } })
      assertShown(session, await shown(), ['basic_details', 'name'], renamed.name, {
        operation: 'updateCampaign',
        cause: `updated-${script}`,
        requirement: 'Update patches individual components.',
      })
    }
  },
}

/** Returns the listed offering; ends the sequence if the list does not show it. */
export async function listedOffering(session: Session, id: string): Promise<JsonObject> {
  const items = itemsIn(await session.callOk('listOfferings', { query: { id } }))
  const own = items?.find((item) => isObject(item) && item.id === id)
  return isObject(own) ? own : session.skip('the list does not show the offering')
}

const offeringTexts: Sequence = {
  id: 'sequence/offering-text',
  summary: 'Text of any script in an offering is stored as submitted.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    for (const [script, text] of Object.entries(texts)) {
      const body = { ...offering(`Text_${script}_${session.unique}`, session), description: text }
      const id = idIn(await session.callOk('createOffering', { body }), session)
      const requirement = 'Create makes an offering with the submitted fields.'
      const created = await listedOffering(session, id)
      const of = { operation: 'createOffering', cause: `created-${script}`, requirement } as const
      for (const field of ['name', 'description', 'priority', 'created_by'] as const) {
        assertShown(session, created, [field], body[field as keyof typeof body], of)
      }
      await session.callOk('updateOffering', { params: { offer_id: id }, body: { priority: 77 } })
      const after = await listedOffering(session, id)
      const change = { operation: 'updateOffering', cause: `updated-${script}` } as const
      const rule = 'Only fields in the body of an update change.'
      assertShown(session, after, ['description'], text, { ...change, requirement: rule })
      assertShown(session, after, ['priority'], 77, { ...change, requirement: rule })
    }
  },
}

export const storedValueSequences: readonly Sequence[] = [campaignTexts, offeringTexts]
