import type { JsonObject } from '../../core/base/json.js'
import { expectedTestResults, type FindingLevel } from '../../core/index.js'
import { draftTest, pushDraft, resultKeys } from './bodies.js'
import { createCampaign, update } from './campaign-calls.js'
import type { Sequence, Session } from './sequence.js'

interface KeysCheck {
  cause: string
  level: FindingLevel
  /** Returns whether a result beside the expected ones is a SHOULD. Default: none. */
  mayAppear?: (key: string) => boolean
}

/** Sends a test and asserts its result keys. */
async function assertKeys(
  session: Session,
  body: JsonObject,
  expected: readonly string[],
  { cause, level, mayAppear = () => false }: KeysCheck,
): Promise<void> {
  const answer = await session.callOk('testCampaign', { body })
  const got = resultKeys(answer)
  const surplus = got.filter((key) => !expected.includes(key))
  const isOpen = expected.every((key) => got.includes(key)) && surplus.every(mayAppear)
  session.assertEqual({
    ...{ operation: 'testCampaign', target: 'data.data', cause, level: isOpen ? 'SHOULD' : level },
    requirement:
      'A test has one result for each platform, locale and variation, or only the matching ones if test_campaign_meta names one.',
    message: 'The results differ from the combinations to test.',
    ...{ expected: [...expected].sort(), got },
  })
}

const draftInSteps: Sequence = {
  id: 'sequence/draft-in-steps',
  summary:
    'A draft starts with three fields; tests use the components that updates add or replace.',
  operations: ['createCampaign', 'updateCampaign', 'testCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const { basic_details, campaign_content, ...minimal } = pushDraft(session.unique)
    const id = await createCampaign(session, minimal)
    const message = campaign_content.content.default?.variation_1
    const steps: Readonly<Record<string, readonly JsonObject[]>> = {
      added: [{ basic_details }, { campaign_content }],
      kept: [{ basic_details: { ...basic_details, name: `Renamed ${session.unique}` } }],
      replaced: [{ campaign_content: { content: message } }],
      'other-locale': [{ campaign_content: inLocale('de', message) }],
      'other-platform': [
        { basic_details: { ...basic_details, platforms: ['WEB'] } },
        { campaign_content: { content: { push: { web: message?.push.android } } } },
      ],
    }
    let draft: JsonObject = minimal
    for (const [cause, updates] of Object.entries(steps)) {
      // Whether an update keeps what a submitted component leaves out is not documented.
      const mayMerge = cause !== 'added' && cause !== 'kept'
      for (const body of updates) {
        const call = update(id, body)
        if (!mayMerge) await session.callOk('updateCampaign', call)
        else if (!(await session.call('updateCampaign', call)).isSuccess) return
        draft = { ...draft, ...body }
      }
      const expected = expectedTestResults(draftTest(id), draft) ?? []
      const { platforms } = draft.basic_details as typeof basic_details
      const mayAppear = (key: string) =>
        mayMerge && platforms.some((platform) => key.startsWith(`${platform}_`))
      await assertKeys(session, draftTest(id), expected, { cause, level: 'MUST', mayAppear })
    }
  },
}

const inLocale = (locale: string, message: unknown): JsonObject => ({
  locales: [locale],
  content: { default: { variation_1: message }, [locale]: { variation_1: message } },
})

export const testSendSequences: readonly Sequence[] = [draftInSteps]
