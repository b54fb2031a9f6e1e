import { readFileSync } from 'node:fs'

// The build puts the texts here. (tools/build/plugins.ts)

/** The page without a report. */
export const template = readFileSync(new URL('./page.html', import.meta.url), 'utf8')

/** The style that the page of `serve` shares. */
export const sharedStyle =
  readFileSync(new URL('./tokens.css', import.meta.url), 'utf8') +
  readFileSync(new URL('./base.css', import.meta.url), 'utf8')
