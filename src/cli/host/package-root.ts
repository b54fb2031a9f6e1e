/** The folder of the package, from the source and from the build. */
export const packageRoot = new URL(
  import.meta.url.endsWith('.ts') ? '../../../' : '../../',
  import.meta.url,
)
