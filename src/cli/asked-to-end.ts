import type { Host } from './host.js'

/** Tells that the process is asked to end, until that is of no interest any more. */
export function askedToEnd(host: Host): { signal: Promise<void>; forget(): void } {
  let forget = () => {}
  const signal = new Promise<void>((resolve) => {
    const end = () => resolve()
    host.once('SIGINT', end)
    host.once('SIGTERM', end)
    forget = () => {
      host.removeListener('SIGINT', end)
      host.removeListener('SIGTERM', end)
    }
  })
  return { signal, forget }
}
