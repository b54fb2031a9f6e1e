import { escapeXml } from '../svg-text.js'

export interface Bar {
  name: string
  value: number
  least?: number
  most?: number
  /** The value as text. */
  shown: string
  /** Whether this is the library itself. */
  isOurs: boolean
}

const width = 640
const rowHeight = 44
const barHeight = 14
const space = 110

/** Draws bars below their names as SVG without styles; a thin line shows least and most. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ value, most = value }) => Math.max(value, most)))
  const scale = (value: number) => Math.round((value / longest) * (width - space) * 10) / 10
  const rows = bars.map(({ name, value, least, most, shown, isOurs }, index) => {
    const top = index * rowHeight
    const middle = top + 22 + barHeight / 2
    const spread =
      least === undefined || most === undefined
        ? ''
        : `<path class="spread" d="M${scale(least)},${middle}H${scale(most)}M${scale(least)},${middle - 4}v8M${scale(most)},${middle - 4}v8"/>`
    const end = scale(Math.max(value, most ?? value))
    return [
      `<g class="bar${isOurs ? ' ours' : ''}">`,
      `<text x="0" y="${top + 16}">${escapeXml(name)}</text>`,
      `<rect x="0" y="${top + 22}" width="${Math.max(scale(value), 1)}" height="${barHeight}" rx="2"/>`,
      spread,
      `<text class="value" x="${end + 8}" y="${middle + 5}">${escapeXml(shown)}</text>`,
      '</g>',
    ].join('')
  })
  const height = bars.length * rowHeight
  return `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">${rows.join('')}</svg>`
}
