/** What a plugin from a link could leave traces with, or start out of sight. */
const removed = ['caches', 'indexedDB', 'navigator', 'Worker', 'BroadcastChannel', 'WebTransport']

/** Removes the global variables that a plugin must not have; those for the network obey the policy. */
export function removeStores(): void {
  for (const name of removed) {
    for (let at: object | null = globalThis; at !== null; at = Object.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name)
    }
  }
}
