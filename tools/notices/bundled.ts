import type { Metafile } from 'esbuild'

/** The folders of the packages of which something is in the outputs. */
export function bundledIn(reports: readonly Metafile[]): string[] {
  const inputs = reports
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs))
  const folders = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => folderOf(path) ?? [])
  return [...new Set(folders)].sort()
}

/** The innermost package, since one may bring another. */
const folderOf = (path: string): string | undefined =>
  /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
