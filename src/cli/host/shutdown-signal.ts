import type { Host, Signal } from './host.js'

/** Returns a promise of the first shutdown signal, and a function that removes the listeners. */
export function onShutdownSignal(host: Host): { signal: Promise<Signal>; dispose(): void } {
  let dispose = () => {}
  const signal = new Promise<Signal>((resolve) => {
    const listeners = (['SIGINT', 'SIGTERM'] as const).map((name) => {
      const listener = () => resolve(name)
      host.once(name, listener)
      return { name, listener }
    })
    dispose = () => {
      for (const { name, listener } of listeners) host.removeListener(name, listener)
    }
  })
  return { signal, dispose }
}
