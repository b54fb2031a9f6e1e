import { median } from './median.js'

/** A call that is timed, and what it is called with, one after another. */
export interface Timed {
  act: (input: unknown) => unknown
  inputs: readonly unknown[]
}

export interface Turns {
  /** Of each, of which the first ones are not counted. */
  turns: number
  warmUp: number
  millisecondsOfTurn: number
}

/** Nanoseconds of one call of each, which take turns: the median over the turns. */
export const timesInTurns = async (timed: readonly Timed[], turns: Turns): Promise<number[]> =>
  (await samplesInTurns(timed, turns)).map(median)

/** Nanoseconds of one call of each, in every turn that is counted. */
export async function samplesInTurns(
  timed: readonly Timed[],
  { turns, warmUp, millisecondsOfTurn }: Turns,
): Promise<number[][]> {
  const samples = timed.map((): number[] => [])
  for (let turn = 0; turn < turns; turn++) {
    // Whoever comes after another finds the machine as that one left it.
    for (let place = 0; place < timed.length; place++) {
      const index = (turn + place) % timed.length
      const nanoseconds = await timeOf(timed[index] as Timed, millisecondsOfTurn)
      if (turn >= warmUp) samples[index]?.push(nanoseconds)
    }
  }
  return samples
}

/** Nanoseconds of one call, over a turn of them. */
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
