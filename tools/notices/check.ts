import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtNotices } from './built-notices.js'

/*
 * `tsx tools/notices/check.ts <package>`: fails if an installed package lacks the licences of the
 * code bundled in `dist/`.
 */

const [installed = ''] = process.argv.slice(2)
if (readFileSync(join(installed, 'THIRD-PARTY-NOTICES.md'), 'utf8') !== builtNotices()) {
  throw new Error('THIRD-PARTY-NOTICES.md lacks licences of bundled code: run `npm run build`')
}
