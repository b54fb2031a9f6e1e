import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutStyles, withPolicy } from './content-security-policy.js'
import { serviceWorker } from './service-worker.js'

const worker = 'service-worker.js'

/** Removes the style sheet of VitePress's social icons, which is empty, but would delay every page. */
const withoutIcons = (html: string): string =>
  html.replace(/<link [^>]*"[^"]*\/vp-icons\.css"[^>]*>/, '')

/** Adds the policy to every page of a built site, and its files to the service worker. */
export function finishSite(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== worker && statSync(join(folder, path)).isFile())
    .sort()
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const file = join(folder, path)
    writeFileSync(file, withPolicy(withoutStyles(withoutIcons(readFileSync(file, 'utf8')))))
  }
  const template = readFileSync(join(folder, worker), 'utf8')
  const files = paths.map((path) => [path, readFileSync(join(folder, path))] as const)
  writeFileSync(join(folder, worker), serviceWorker(template, files))
}
