import { definePlugin, type Plugin, type PluginRule } from 'campaign-contract'
import { linksIn } from './campaign-links.ts'
import { type ContentOperation, contentOperations } from './campaign-messages.ts'

export interface TrackingOptions {
  /** Query parameters that links must have. Default `utm_source`, `utm_medium` and `utm_campaign`. */
  parameters?: readonly string[]
  /** Hosts whose links need them, without their subdomains. Default all hosts. */
  hosts?: readonly string[]
}

/** Requires tracking parameters in the links that readers click. */
export const tracking = (options: TrackingOptions = {}): Plugin<'tracking'> =>
  definePlugin({ name: 'tracking', rules: [parametersRequired(options)] })

export function parametersRequired({
  parameters = ['utm_source', 'utm_medium', 'utm_campaign'],
  hosts,
}: TrackingOptions = {}): PluginRule<ContentOperation> {
  if (parameters.length === 0) throw new TypeError('`parameters` must name at least one parameter.')
  return {
    id: 'tracking/parameters-required',
    operations: contentOperations,
    summary: 'Links have tracking parameters.',
    check(request, { report }) {
      for (const { path, url, use } of linksIn(request)) {
        const link = use === 'click' ? webUrl(url) : undefined
        if (link === undefined || (hosts && !hosts.includes(link.hostname))) continue
        // An empty value tracks nothing.
        const missing = parameters.filter((name) => !link.searchParams.get(name))
        if (missing.length === 0) continue
        const names = missing.map((name) => `\`${name}\``).join(', ')
        report({ path, message: `the link to ${link.hostname} must have ${names}` })
      }
    },
  }
}

/** Returns the URL of a web page; undefined for app links, `mailto:` and what is no URL. */
function webUrl(url: string): URL | undefined {
  if (!URL.canParse(url)) return undefined
  const link = new URL(url)
  return link.protocol === 'https:' || link.protocol === 'http:' ? link : undefined
}
