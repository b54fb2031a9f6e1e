import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneAtATime } from '../../src/conformance/world/one-at-a-time.js'

it('runs functions one after the other, in the order of the calls', async () => {
  const exclusively = oneAtATime()
  const events: string[] = []
  const step = (name: string) =>
    exclusively(async () => {
      events.push(`${name} begins`)
      await setImmediate()
      events.push(`${name} ends`)
      return name
    })
  expect(await Promise.all([step('a'), step('b'), step('c')])).toEqual(['a', 'b', 'c'])
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('goes on after a rejection', async () => {
  const exclusively = oneAtATime()
  const failed = exclusively(() => Promise.reject(new Error('failed')))
  const next = exclusively(async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
})

it('starts the next function before the caller of the first goes on', async () => {
  const exclusively = oneAtATime()
  const events: string[] = []
  const first = exclusively(setImmediate).then(() => events.push('caller'))
  const second = exclusively(async () => events.push('next'))
  await Promise.all([first, second])
  expect(events).toEqual(['next', 'caller'])
})
