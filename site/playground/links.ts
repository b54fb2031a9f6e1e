/** Stands for the host of the site, which does not matter. */
const origin = 'https://site.invalid'

/**
 * Returns where a link of a finding leads, or undefined if that is neither `http(s)` nor a page of the
 * site: a plugin may pass anything. `base` is the path of the site.
 */
export function linkTarget(docs: string, base: string): string | undefined {
  try {
    if (/^https?:\/\//i.test(docs)) return new URL(docs).href
    const url = new URL(docs.replace(/^\/+/, ''), origin + base)
    const isWithin = url.origin === origin && url.pathname.startsWith(base)
    return isWithin ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
