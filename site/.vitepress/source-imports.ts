import { dirname, resolve } from 'node:path'

/** Resolves what generated JavaScript imports from the source, which is TypeScript. */
export const sourceImports = () => ({
  name: 'source-imports',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | undefined {
    const isOfSource = source.startsWith('../src/') && importer?.endsWith('.js') === true
    return isOfSource ? resolve(dirname(importer), source.replace(/\.js$/, '.ts')) : undefined
  },
})
