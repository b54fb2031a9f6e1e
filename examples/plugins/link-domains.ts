import { definePlugin, type Plugin, type PluginRule } from 'campaign-contract'
import { type Link, linksIn, templateMark } from './campaign-links.ts'
import { type ContentOperation, contentOperations } from './campaign-messages.ts'

export interface LinkDomainsOptions {
  /** Domains that may be linked, with their subdomains, such as `shop.example` or `bücher.example`. */
  domains: readonly string[]
  /** Accepts URLs whose host is only known when the message is sent. Default false. */
  templateHosts?: boolean
}

/** Allows links, images and attachments on certain domains only. */
export const linkDomains = (options: LinkDomainsOptions): Plugin<'links'> =>
  definePlugin({ name: 'links', rules: [allowedDomains(options)] })

export function allowedDomains({
  domains,
  templateHosts = false,
}: LinkDomainsOptions): PluginRule<ContentOperation> {
  const allowed = domains.map(hostOf)
  return {
    id: 'links/allowed-domains',
    operations: contentOperations,
    summary: 'Links lead to allowed domains.',
    check(request, { report }) {
      for (const link of linksIn(request)) {
        const message = problemOf(link, allowed, templateHosts)
        if (message !== undefined) report({ path: link.path, message })
      }
    },
  }
}

/** Returns the domain as it is in a parsed URL: lower case, punycode. */
function hostOf(domain: string): string {
  const url = `https://${domain}/`
  const host = URL.canParse(url) ? new URL(url).host : ''
  if (host === '' || /[/@:?#\\]/.test(domain)) {
    throw new TypeError(`\`domains\`: not a domain: ${domain}`)
  }
  return host
}

/** Resolves URLs without a host. */
const base = 'https://relative.invalid'

function problemOf(
  { url }: Link,
  allowed: readonly string[],
  templateHosts: boolean,
): string | undefined {
  const isOpen = url.trimStart().startsWith(templateMark)
  if (isOpen) return templateHosts ? undefined : unknownHost
  // The parser of browsers reads `https:\\host`, `https:host`, tabs and letters of other scripts too.
  const isAbsolute = URL.canParse(url)
  if (!isAbsolute && !URL.canParse(url, base)) return `must be a valid URL: ${shown(url)}`
  const { protocol, origin, hostname, username, password, pathname } = isAbsolute
    ? new URL(url)
    : new URL(url, base)
  if (protocol.includes(templateMark)) return unknownHost
  // E-mail addresses, phone numbers and links into apps have no domain.
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  if (!isAbsolute && origin === base) {
    // `/{{path}}` would lead to any host if the path started with a slash.
    return pathname.startsWith(`/${templateMark}`) ? unknownHost : undefined
  }
  if (username !== '' || password !== '') {
    return `must not have a user name before the host ${hostname}`
  }
  if (hostname.includes(templateMark)) return templateHosts ? undefined : unknownHost
  // A trailing dot names the same host.
  const host = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname
  const isAllowed = allowed.some((domain) => host === domain || host.endsWith(`.${domain}`))
  return isAllowed ? undefined : `must lead to ${allowed.join(' or ')}, not to ${hostname}`
}

const unknownHost = 'must have a fixed host, not a personalized one'

const shown = (url: string): string => (url.length > 60 ? `${url.slice(0, 59)}…` : url)
