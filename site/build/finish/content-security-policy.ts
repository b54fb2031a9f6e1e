import { createHash } from 'node:crypto'

/**
 * Adds a strict policy to a page, as its first element in `head`: no code from text, no other host, and
 * inline scripts by their hashes alone.
 */
export function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', text]) => text !== '' && !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self'",
    // Icons in the style sheet are data.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The script of a plugin in the playground; its worker has the policy of the page.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  // Not in the middle of a head: what stands before a policy is not subject to it.
  return html.replace(
    /<head>\s*(?:<meta charset="[^"]*">)?/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** Removes the style attributes that VitePress renders: the policy forbids them, and scripts set them. */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(/ style="[^"]*"/g, ''))
