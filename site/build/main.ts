import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeApiReference } from './api-reference.js'
import { finishSite } from './finish/finish-site.js'
import { writePages } from './pages.js'
import { root } from './repository.js'

/*
 * `npm run site:build`: writes the pages as Markdown into `site/pages`, builds them into `site/dist`,
 * and adds the security policy and the service worker.
 */
const site = join(root, 'site')
const pages = join(site, 'pages')

rmSync(pages, { recursive: true, force: true })
await writePages((path, text) => {
  mkdirSync(dirname(join(pages, path)), { recursive: true })
  writeFileSync(join(pages, path), text)
})
cpSync(join(site, 'public'), join(pages, 'public'), { recursive: true })
cpSync(join(root, 'docs/screens'), join(pages, 'public/screens'), { recursive: true })
await writeApiReference(join(pages, 'api'))

execFileSync(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build'], {
  cwd: site,
  stdio: ['ignore', 'inherit', 'inherit'],
})
finishSite(join(site, 'dist'))
