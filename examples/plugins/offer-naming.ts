import { definePlugin, type Plugin, type PluginRule } from 'campaign-contract'

type Writes = 'createOffering' | 'updateOffering'

const operations = ['createOffering', 'updateOffering'] as const

export interface OfferNamingOptions {
  /** What names start with, such as `eu` in `eu_summer_sale_2026`. */
  markets: readonly string[]
}

/** Names offerings `<market>_<anything>_<year>`, with the year in which they start. */
export function offerNaming({ markets }: OfferNamingOptions): Plugin<'naming'> {
  if (markets.length === 0) throw new TypeError('`markets` must name at least one market.')
  return definePlugin({ name: 'naming', rules: [marketPrefix(markets), yearSuffix] })
}

export const marketPrefix = (markets: readonly string[]): PluginRule<Writes> => ({
  id: 'naming/market-prefix',
  operations,
  summary: 'Names of offerings start with the market.',
  check({ body }, { report }) {
    const { name } = body
    if (name === undefined || markets.some((market) => name.startsWith(`${market}_`))) return
    const prefixes = markets.map((market) => `\`${market}_\``).join(', ')
    report({ path: ['name'], message: `must start with the market: ${prefixes}` })
  },
})

export const yearSuffix: PluginRule<Writes> = {
  id: 'naming/year-suffix',
  operations,
  severity: 'warn',
  summary: 'Names of offerings end with the year of their start.',
  check({ body }, { report }) {
    // An update may have only one of them.
    const year = body.scheduling?.start_datetime?.slice(0, 4)
    if (body.name === undefined || year === undefined || body.name.endsWith(`_${year}`)) return
    report({ path: ['name'], message: `must end with \`_${year}\`, the year of the start` })
  },
}
