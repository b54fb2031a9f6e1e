import type { Host, Signal } from './host.js'

/** Tells that the process is asked to end, and how, until that is of no interest any more. */
export function askedToEnd(host: Host): { signal: Promise<Signal>; forget(): void } {
  let forget = () => {}
  const signal = new Promise<Signal>((resolve) => {
    const listeners = (['SIGINT', 'SIGTERM'] as const).map((name) => {
      const listener = () => resolve(name)
      host.once(name, listener)
      return { name, listener }
    })
    forget = () => {
      for (const { name, listener } of listeners) host.removeListener(name, listener)
    }
  })
  return { signal, forget }
}
