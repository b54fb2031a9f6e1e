import type { Metafile } from 'esbuild'

/** Returns the folders of the packages that are part of the outputs. */
export function bundledIn(reports: readonly Metafile[]): string[] {
  const inputs = reports
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs))
  const folders = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => folderOf(path) ?? [])
  return [...new Set(folders)].sort()
}

/** Returns the innermost package, because packages can be nested. */
const folderOf = (path: string): string | undefined =>
  /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
