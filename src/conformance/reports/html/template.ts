import { readFileSync } from 'node:fs'

/** The page without a report. The build puts the text here. (tools/build/plugins.ts) */
export const template = readFileSync(new URL('./page.html', import.meta.url), 'utf8')
