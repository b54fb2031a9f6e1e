import { type Sha256, setSha256 } from '../../core/index.js'

interface Node {
  process?: {
    getBuiltinModule?: (
      name: 'node:crypto',
    ) => { hash?: (algorithm: 'sha256', text: string) => ReturnType<Sha256> } | undefined
  }
}

/** Hashes with `node:crypto` where it exists. Does not import it, because adapters run anywhere. */
export function useSha256OfNode(): void {
  const { hash } = (globalThis as Node).process?.getBuiltinModule?.('node:crypto') ?? {}
  if (hash) setSha256((text) => hash('sha256', text))
}
