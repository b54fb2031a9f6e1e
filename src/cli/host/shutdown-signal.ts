import type { Host, Signal } from './host.js'

/** Milliseconds in which a repeated signal is ignored: a terminal and npm both send Ctrl-C. */
const sameSignal = 50

/** Milliseconds for a run to end by itself. */
const usualGrace = 500

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Returns a promise of the first shutdown signal, and a function that removes the listeners. A
 * second signal ends the process at once, as does the first one after some milliseconds.
 */
export function onShutdownSignal(
  host: Host,
  grace = usualGrace,
): { signal: Promise<Signal>; dispose(): void } {
  const listeners: [Signal, () => void][] = []
  const listen = (name: Signal, listener: () => void) => {
    listeners.push([name, listener])
    host.once(name, listener)
  }
  const dispose = () => {
    for (const [name, listener] of listeners.splice(0)) host.removeListener(name, listener)
  }
  const signal = new Promise<Signal>((resolve) => {
    for (const name of signals) {
      listen(name, () => {
        resolve(name)
        dispose()
        listen(name, () => {})
        setTimeout(dispose, sameSignal).unref()
        setTimeout(() => host.kill?.(name), grace).unref()
      })
    }
  })
  return { signal, dispose }
}
