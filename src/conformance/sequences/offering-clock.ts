import type { JsonObject } from '../../core/base/json.js'
import { idIn, offering } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import type { Answered, Expectation, Session } from './sequence.js'

/** Seconds until the start and the expiry of an offering that the sequence waits for. */
export const startsIn = 2
export const expiresIn = 3

/** Seconds by which a server may change a status late. */
const grace = 5

/** Seconds by which the clocks may differ, so that a status says something. */
const maxSkew = 1

export const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString()

export async function createTimed(
  session: Session,
  name: string,
  fields: JsonObject,
): Promise<string> {
  const body = { ...offering(`${name}_${session.unique}`, session), ...fields }
  const created = await session.call('createOffering', { body })
  // With another clock, the start may lie in the past.
  if (!created.isSuccess) return session.skip(`createOffering responded with ${created.status}`)
  return idIn(created, session)
}

/** Polls the list until the offering has the status; ends the sequence if it shows none. */
export async function waitForStatus(session: Session, id: string, wanted: string, at: number) {
  for (;;) {
    const { status } = await listedOffering(session, id)
    if (status === undefined) return session.skip('the list has no status')
    if (status === wanted) return
    const isLate = session.now() > at + grace * 1000
    session.assert(!isLate, {
      ...{ operation: 'listOfferings', target: 'data.status', cause: `not-${wanted}` },
      requirement:
        wanted === 'active'
          ? 'A scheduled offering becomes active when its start is reached.'
          : 'An active offering expires when its expiry has passed.',
      message: `The offering is not \`${wanted}\` ${grace} seconds after it should be.`,
      ...{ expected: wanted, got: status },
    })
    if (isLate) return session.skip(`the offering does not become ${wanted}`)
    await session.wait(0.2)
  }
}

/** Asserts that an offering that starts in an hour is scheduled. */
export async function assertScheduled(
  session: Session,
  id: string,
  about: Pick<Expectation, 'operation' | 'cause' | 'message'>,
): Promise<void> {
  const { status } = await listedOffering(session, id)
  session.assert(status === undefined || status === 'scheduled', {
    ...{ ...about, target: 'status' },
    requirement: 'An offering is scheduled while its start is in the future.',
    ...{ expected: 'scheduled', got: status },
  })
}

/** Ends the sequence if the server's clock differs; its `Date` has whole seconds. */
export function assertSameClock(session: Session, { response }: Answered): void {
  const { date } = response.headers
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
  const skew = Number.isNaN(server) ? 0 : Math.abs(Date.now() - server - 500) / 1000
  if (skew > maxSkew + 0.5) session.skip('the clock of the server differs')
}

/** Returns the same time in a zone ahead of UTC, or in one behind it. */
export const withOffset = (time: string, offset: '+05:30' | '-05:00' = '+05:30'): string => {
  const minutes = offset === '+05:30' ? 330 : -300
  return new Date(Date.parse(time) + minutes * 60_000).toISOString().replace('Z', offset)
}
