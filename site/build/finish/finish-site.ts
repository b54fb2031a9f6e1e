import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutStyles, withPolicy } from './content-security-policy.js'
import { serviceWorker } from './service-worker.js'

const worker = 'service-worker.js'

/** Adds the policy to every page of a built site, and the files of the site to its service worker. */
export function finishSite(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== worker && statSync(join(folder, path)).isFile())
    .sort()
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const file = join(folder, path)
    writeFileSync(file, withPolicy(withoutStyles(readFileSync(file, 'utf8'))))
  }
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
