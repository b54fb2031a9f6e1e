import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutStyles, withPolicy } from './content-security-policy.js'
import { withPreload } from './preload.js'
import { serviceWorker } from './service-worker.js'

const worker = 'service-worker.js'

/** Removes the style sheet of VitePress's social icons, which is empty, but would delay every page. */
const withoutIcons = (html: string): string =>
  html.replace(/<link [^>]*"[^"]*\/vp-icons\.css"[^>]*>/, '')

const playground = 'playground/index.html'

/**
 * Adds the policy to every page of a built site, its script to the page of the playground, and the files
 * of the site to the service worker.
 */
export function finishSite(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== worker && statSync(join(folder, path)).isFile())
    .sort()
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const file = join(folder, path)
    writeFileSync(file, withPolicy(withoutStyles(withoutIcons(readFileSync(file, 'utf8')))))
  }
  const mount = paths.find((path) => /^assets\/chunks\/mount\.[^/]+\.js$/.test(path))
  if (mount === undefined) throw new Error('the playground has no script')
  const page = readFileSync(join(folder, playground), 'utf8')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  writeFileSync(join(folder, playground), withPreload(page, mount, read))
  const template = readFileSync(join(folder, worker), 'utf8')
  const files = paths.map((path) => [path, readFileSync(join(folder, path))] as const)
  writeFileSync(
    join(folder, worker),
    serviceWorker(
      template,
      files.map(([path, content]) => [path, content]),
    ),
  )
}
