import { median } from './median.js'

/*
 * Calls that take turns in one process, so that a slow moment of the machine affects all of them.
 * tinybench and mitata run one task to its end before the next.
 */

/** A timed call, with its inputs in order. */
interface Timed {
  act: (input: unknown) => unknown
  inputs: readonly unknown[]
}

interface Turns {
  /** Turns of each call, of which the first `warmUp` do not count. */
  turns: number
  warmUp: number
  millisecondsOfTurn: number
}

/** Returns the nanoseconds of one call each: the median over the turns. */
export const timesInTurns = async (timed: readonly Timed[], turns: Turns): Promise<number[]> =>
  (await samplesInTurns(timed, turns)).map(median)

/** Returns the nanoseconds of one call each, in every counted turn. */
export async function samplesInTurns(
  timed: readonly Timed[],
  { turns, warmUp, millisecondsOfTurn }: Turns,
): Promise<number[][]> {
  const samples = timed.map((): number[] => [])
  for (let turn = 0; turn < turns; turn++) {
    // The order alternates, because each call affects the next.
    for (let place = 0; place < timed.length; place++) {
      const index = (turn + place) % timed.length
      const nanoseconds = await timeOf(timed[index] as Timed, millisecondsOfTurn)
      if (turn >= warmUp) samples[index]?.push(nanoseconds)
    }
  }
  return samples
}

/** Returns the nanoseconds of one call, over one turn. */
async function timeOf({ act, inputs }: Timed, milliseconds: number): Promise<number> {
  const start = process.hrtime.bigint()
  const end = start + BigInt(milliseconds * 1_000_000)
  let calls = 0
  let now = start
  while (now < end) {
    for (const input of inputs) {
      const result = act(input)
      if (result instanceof Promise) await result
    }
    calls += inputs.length
    now = process.hrtime.bigint()
  }
  return Number(now - start) / calls
}
