import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenState, stateFragment } from '../../site/states/state-link.js'
import { stateOfCampaign, stateOfOffering } from '../../site/states/state-of.js'

const now = new Date('2026-05-01T12:00:00Z')
const window = (start: string, end: string) => ({
  scheduling: { start_datetime: `${start}T00:00:00Z`, expiry_datetime: `${end}T00:00:00Z` },
})

describe('the state of an offering', () => {
  it.each<[name: string, offering: object, state: string, text: RegExp]>([
    ['before its start', window('2026-06-01', '2026-07-01'), 'scheduled', /change every field/],
    ['in its window', window('2026-04-01', '2026-07-01'), 'active', /not change .*conversion/],
    ['after its expiry', window('2026-03-01', '2026-04-01'), 'expired', /is rejected/],
    ['that is archived', { status: 'archived' }, 'archived', /is rejected/],
    ['that is a draft', { status: 'draft' }, 'draft', /change every field/],
  ])('%s', (_name, offering, state, text) => {
    const found = stateOfOffering({ ...offering }, now)
    expect(found?.states).toEqual([state])
    expect(found?.text).toMatch(text)
  })

  it('is unknown without a status and times', () => {
    expect(stateOfOffering({ name: 'a' }, now)).toBeUndefined()
  })
})

describe('the state of a campaign', () => {
  const possibleActions = (campaign: { [key: string]: unknown }) =>
    ['STOP', 'PAUSE', 'RESUME'].filter((action) =>
      stateOfCampaign(campaign)?.isPossible(`status change ${action}, if documented`),
    )

  it.each([
    ['ONE_TIME', ['STOP']],
    ['PERIODIC', ['PAUSE', 'RESUME']],
    ['EVENT_TRIGGERED', ['STOP', 'PAUSE', 'RESUME']],
    [undefined, ['STOP', 'PAUSE', 'RESUME']],
  ])('with the delivery type %s allows %s', (campaign_delivery_type, actions) => {
    expect(possibleActions({ status: 'ACTIVE', campaign_delivery_type })).toEqual(actions)
  })

  it('is unknown with an undocumented status', () => {
    expect(stateOfCampaign({ status: 'STOPPED' })).toBeUndefined()
  })
})

describe('a link to a state', () => {
  it('returns what was typed, and has no character that VitePress cannot read', () => {
    const given = fc.record(
      { stored: fc.string({ unit: 'grapheme' }), now: fc.string({ unit: 'grapheme' }) },
      { requiredKeys: ['stored'] },
    )
    fc.assert(
      fc.property(given, (given) => {
        const fragment = stateFragment('offering', given)
        expect(fragment).toMatch(/^offering=[\w-]*(?:&now=[\w-]*)?$/)
        expect(givenState('offering', `#${fragment}`)).toEqual(given)
        expect(givenState('campaign', fragment)).toBeUndefined()
      }),
    )
  })

  it.each(['#offering=%', '#offering=_w', '#offering=e30&now=_w', '#offerings', '#'])(
    'ignores %s',
    (fragment) => expect(givenState('offering', fragment)).toBeUndefined(),
  )
})
