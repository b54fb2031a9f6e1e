import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { idIn, offering, pushDraft, resourceIn } from './bodies.js'
import { createOffering, listedOffering } from './offering-calls.js'
import { withOffset } from './offering-clock.js'
import { longestName } from './offering-names.js'
import type { Sequence, Session } from './sequence.js'

/** Texts that a wrong encoding, a trim or a normalization changes. */
const texts: Readonly<Record<string, string>> = {
  cjk: '夏のセール 促销',
  emoji: '\u{1F600} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  combining: 'Cafe\u0301 Café',
  rtl: 'تخفيضات الصيف',
  cased: 'Spring SALE  for iPhone',
  markup: '<b>5 > 3 & "2"</b> \\ % +',
}

/** Fields of the details of a campaign that a server may show beside `id` instead. */
const outerFields: ReadonlySet<string | undefined> = new Set(['name', 'team', 'tags'])

/** Returns a shown value; undefined if it is not shown. */
function shownAt(shown: JsonObject, path: readonly string[]): unknown {
  const [first, field] = path
  const isOuter = first === 'basic_details' && path.length === 2 && outerFields.has(field)
  return valueAt(shown, path) ?? (isOuter ? shown[String(field)] : undefined)
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
    level = 'MUST',
  }: { operation: OperationName; cause: string; requirement: string; level?: FindingLevel },
): void {
  const got = shownAt(shown, path)
  if (got === undefined || !isSameKind(got, wanted)) return
  session.assert(isSameValue(got, wanted), {
    ...{ operation, target: path.join('.'), cause, requirement },
    // Unicode calls such texts the same.
    level: composed(got) === composed(wanted) ? 'SHOULD' : level,
    message: `\`${path.join('.')}\` has another value than the submitted one.`,
    ...{ expected: wanted, got },
  })
}

/** Returns a value as text whose letters are composed. */
const composed = (value: unknown): string => JSON.stringify(value).normalize()

/** Returns whether two values have the same type; another one is another representation. */
function isSameKind(got: unknown, wanted: unknown): boolean {
  // A day alone is no notation of a time.
  if (!Number.isNaN(instantOf(wanted))) return /^\d{4}-\d\d-\d\d(T|$)/.test(String(got))
  if (!Array.isArray(wanted)) return typeof got === typeof wanted
  return Array.isArray(got) && got.every((item) => typeof item === typeof (wanted[0] ?? ''))
}

/** Compares values, lists of texts in any order and times as instants, to the second. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return isDeepStrictEqual([...one].sort(), [...other].sort())
  }
  return isDeepStrictEqual(one, other) || Math.abs(instantOf(one) - instantOf(other)) < 1000
}

/** Returns the instant that a date-time means; NaN, which equals nothing, for all else. */
const instantOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN

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
      const id = await createOffering(session, body)
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

/** Asserts each value within a submitted one that the response shows. */
export function assertEachShown(
  session: Session,
  shown: JsonObject,
  path: readonly string[],
  wanted: unknown,
  of: Parameters<typeof assertShown>[4],
): void {
  if (isObject(wanted)) {
    for (const [name, value] of Object.entries(wanted)) {
      assertEachShown(session, shown, [...path, name], value, of)
    }
  } else assertShown(session, shown, path, wanted, of)
}

const offeringValues: Sequence = {
  id: 'sequence/offering-values',
  summary: 'Each submitted value of an offering is stored, by a create and by an update.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const { tagIds = [], offeringAttributeIds = [] } = session.workspace
    const body: JsonObject = {
      ...offering(`Values_${session.unique}`.padEnd(longestName, '_Long'), session),
      ...{ description: 'First', is_global_control_enabled: false, imp_track_hours: 24 },
      ...(tagIds.length > 0 && { tags: tagIds.slice(0, 1) }),
      ...(offeringAttributeIds.length > 0 && {
        offering_attribute_configuration: offeringAttributeIds.slice(0, 1),
      }),
    }
    const id = await createOffering(session, body)
    assertEachShown(session, await listedOffering(session, id), [], body, {
      ...{ operation: 'createOffering', cause: 'created' },
      requirement: 'Create makes an offering with the submitted fields.',
    })
    const scheduling = offering('Later', session).scheduling as JsonObject
    const changes: JsonObject[] = [
      { name: `Renamed_${session.unique}` },
      ...[{ description: 'Second' }, { priority: 1 }, { tags: tagIds.slice(-1) }],
      {
        scheduling: { ...scheduling, expiry_datetime: new Date(Date.now() + week).toISOString() },
      },
      // An empty list and `false` are values too.
      { offering_attribute_configuration: [] },
      ...[{ is_global_control_enabled: true }, { is_global_control_enabled: false }],
    ]
    const { start_datetime, expiry_datetime } = scheduling as Record<string, string>
    // A server may have a smallest length or share, or accept only UTC.
    const open: JsonObject[] = [
      { description: '' },
      { variation_meta: { control_group: { percentage: 0 } } },
      {
        scheduling: {
          start_datetime: withOffset(start_datetime as string),
          expiry_datetime: withOffset(expiry_datetime as string),
        },
      },
      { scheduling: { start_datetime: new Date(Date.now() + day).toISOString() } },
    ]
    let wanted = body
    for (const change of [...changes, ...open]) {
      const call = { params: { offer_id: id }, body: change }
      if (open.includes(change)) {
        if (!(await session.call('updateOffering', call)).isSuccess) continue
      } else await session.callOk('updateOffering', call)
      const merged = { ...(wanted.scheduling as JsonObject), ...(change.scheduling as JsonObject) }
      wanted = { ...wanted, ...change, scheduling: merged }
      assertEachShown(session, await listedOffering(session, id), [], wanted, {
        ...{ operation: 'updateOffering', cause: `updated-${Object.keys(change)}` },
        requirement: 'Only fields in the body of an update change.',
      })
    }
  },
}

const day = 24 * 60 * 60 * 1000
const week = 7 * day

export const storedValueSequences: readonly Sequence[] = [
  campaignTexts,
  offeringTexts,
  offeringValues,
]
