import { posix } from 'node:path'

/** Reads a file of the site by its path. */
type Read = (path: string) => string

/**
 * Adds links that load a script and what it imports while the page starts, instead of after it. Imports
 * come first, because they run first. The low priority leaves the connection to what the page needs first.
 */
export function withPreload(html: string, script: string, read: Read): string {
  const [, base] = /<link rel="modulepreload" href="([^"]*\/)assets\//.exec(html) ?? []
  if (base === undefined) throw new Error('the page preloads no scripts')
  const links = [...importsOf(script, read), script]
    .filter((path) => !html.includes(`"${base}${path}"`))
    .map((path) => `<link rel="modulepreload" fetchpriority="low" href="${base}${path}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** Returns the scripts that a built script imports as it starts. */
const importsOf = (script: string, read: Read): string[] =>
  [...read(script).matchAll(/\b(?:from|import)"(\.{1,2}\/[^"]+\.js)"/g)].map(([, path = '']) =>
    posix.join(posix.dirname(script), path),
  )
