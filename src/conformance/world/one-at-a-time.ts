import { setImmediate } from 'node:timers/promises'

/** Returns a function that runs functions one after the other, in the order of its calls. */
export function oneAtATime(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let isBusy = false
  return async (run) => {
    if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve))
    isBusy = true
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) isBusy = false
      else {
        next()
        // What the caller computes now must not keep the next one from being sent.
        await setImmediate()
      }
    }
  }
}
