import { describe, expect, it } from 'vitest'
import { Schedule, type ScheduledTrial } from '../../src/conformance/run/schedule.js'

const trial = (id: string, operation: ScheduledTrial['operation']): ScheduledTrial => ({
  ...{ kind: 'cases', subject: 'structure', id, operation },
  run: async () => ({ skipped: 'never run' }),
})
const [first, second] = [trial('1', 'getCampaign'), trial('2', 'getCampaign')]
const other = trial('3', 'listOfferings')

describe('a schedule', () => {
  it('takes trials from a generator when it is their turn', async () => {
    const drawn: string[] = []
    function* trials() {
      for (const each of [first, other]) {
        drawn.push(each.id)
        yield each
      }
    }
    const schedule = new Schedule(trials())
    expect(await schedule.next(0)).toBe(first)
    expect(drawn).toEqual(['1'])
    expect(await schedule.next(0)).toBe(other)
    expect(await schedule.next(0)).toBeUndefined()
  })

  it('goes on with other operations while one is limited', async () => {
    const schedule = new Schedule([first, second, other])
    expect(await schedule.next(0)).toBe(first)
    expect(schedule.postpone(first, 1000)).toBe(true)
    expect(await schedule.next(0)).toBe(other)
    expect(await schedule.next(0)).toEqual({ operation: 'getCampaign', at: 1000 })
    expect(await schedule.next(1000)).toBe(first)
    expect(await schedule.next(1000)).toBe(second)
  })

  it('gives a trial up that is limited again and again', async () => {
    const schedule = new Schedule([first])
    const tries: boolean[] = []
    for (let now = 0; tries.at(-1) !== false; now++) {
      await schedule.next(now)
      tries.push(schedule.postpone(first, now + 1))
    }
    expect(tries).toEqual([true, true, true, true, false])
  })

  it('returns what is left', async () => {
    const schedule = new Schedule([first, second, other])
    await schedule.next(0)
    schedule.postpone(first, 1000)
    await schedule.next(0)
    expect(schedule.drop()).toEqual([first, second])
    expect(await schedule.next(5000)).toBeUndefined()
  })
})
