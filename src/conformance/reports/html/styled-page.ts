import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { copyButtons } from './copy-buttons.js'
import { sharedStyle } from './template.js'

/**
 * Adds the shared style and script to the template of a page. Returns its Content-Security-Policy, with
 * further directives, and a function that fills in its parts.
 */
export function styledPage(template: string, ...directives: readonly string[]) {
  const page = template
    .replace('{{sharedStyle}}', () => sharedStyle)
    .replace('{{copyButtons}}', () => copyButtons)
  // Allows only the style and script of the page, so that data from a server or client cannot run as code.
  const policy = [
    "default-src 'none'",
    `style-src ${sourceHash(page, 'style')}`,
    `script-src ${sourceHash(page, 'script')}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...directives,
  ].join('; ')
  const filled = (parts: Readonly<Record<string, string>>): string =>
    page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '')
  return { policy, filled }
}

/** Returns the Content-Security-Policy source of the only style or script of a page. */
function sourceHash(page: string, element: 'style' | 'script'): string {
  const code = page.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? ''
  return `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(code))))}'`
}
