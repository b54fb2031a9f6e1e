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

/** Calls by name, and the turns of each, of which the first `warmUp` do not count. */
export interface Turns {
  timed: Readonly<Record<string, Timed>>
  turns: number
  warmUp: number
  millisecondsOfTurn: number
}

/** The nanoseconds of one call of each name, in every counted turn. */
export type Samples = Readonly<Record<string, number[]>>

export async function samplesIn({
  timed,
  turns,
  warmUp,
  millisecondsOfTurn,
}: Turns): Promise<Samples> {
  const calls = Object.entries(timed).map(([name, call]) => ({ name, call, own: [] as number[] }))
  for (let turn = 0; turn < turns; turn++) {
    // The order alternates, because each call affects the next.
    const first = turn % calls.length
    for (const { call, own } of [...calls.slice(first), ...calls.slice(0, first)]) {
      const nanoseconds = await timeOf(call, millisecondsOfTurn)
      if (turn >= warmUp) own.push(nanoseconds)
    }
  }
  return Object.fromEntries(calls.map(({ name, own }) => [name, own]))
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

/** Returns the time of a call relative to another, turn by turn. */
export function ratioOf(samples: Samples, name: string, other: string): number {
  const others = samples[other] ?? []
  return median((samples[name] ?? []).map((time, turn) => time / (others[turn] ?? Number.NaN)))
}
