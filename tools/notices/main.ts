import { writeFileSync } from 'node:fs'
import { builtNotices } from './built-notices.js'

/*
 * `tsx tools/notices/main.ts`, after a build: writes the licences of bundled code to
 * THIRD-PARTY-NOTICES.md.
 */

writeFileSync('THIRD-PARTY-NOTICES.md', builtNotices())
