import { readFileSync } from 'node:fs'

/** The page without its parts. The build puts the text here. (tools/build/plugins.ts) */
export const template = readFileSync(new URL('./page.html', import.meta.url), 'utf8')
