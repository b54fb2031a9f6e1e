/** The folder of the package; it stands further up from this file than from what is built. */
export const packageRoot = new URL(
  import.meta.url.endsWith('.ts') ? '../../../' : '../../',
  import.meta.url,
)
