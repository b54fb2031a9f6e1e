import { escapeXml } from '../svg-text.js'

export interface Bar {
  name: string
  /** What it does not do, if anything. */
  lacks: string
  value: number
  least?: number
  most?: number
  /** The value as text. */
  shown: string
  /** Whether this is the library itself. */
  isOurs: boolean
}

const lineHeight = 20
const barHeight = 14
const gap = 10
/** Part of the width that the longest bar has, in percent; its value is to the right. */
const longestBar = 80

/**
 * Draws bars below their names as SVG without styles; a thin line shows least and most. Widths are
 * in percent, so that text has the same size on every screen.
 */
export function barChart(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(endOf))
  const scale = (value: number) => `${Math.round((value / longest) * longestBar * 10) / 10}%`
  let y = 0
  const rows = bars.map((bar) => {
    const lines = [
      `<text y="${y + 15}">${escapeXml(bar.name)}</text>`,
      ...(bar.lacks === ''
        ? []
        : [`<text class="lacks" y="${y + lineHeight + 13}">${escapeXml(bar.lacks)}</text>`]),
    ]
    const top = y + lines.length * lineHeight + 2
    const middle = top + barHeight / 2
    y = top + barHeight + gap
    return [
      `<g class="bar${bar.isOurs ? ' ours' : ''}">`,
      ...lines,
      `<rect y="${top}" width="${scale(bar.value)}" height="${barHeight}" rx="2"/>`,
      spreadOf(bar, middle, scale),
      `<text class="value" x="${scale(endOf(bar))}" dx="8" y="${middle + 5}">${escapeXml(bar.shown)}</text>`,
      '</g>',
    ].join('')
  })
  return `<svg class="chart" xmlns="http://www.w3.org/2000/svg" height="${y}" role="img" aria-label="${escapeXml(title)}">${rows.join('')}</svg>`
}

const endOf = ({ value, most = value }: Bar): number => Math.max(value, most)

function spreadOf({ least, most }: Bar, y: number, scale: (value: number) => string): string {
  if (least === undefined || most === undefined) return ''
  const [from, to] = [scale(least), scale(most)]
  const line = (x1: string, y1: number, x2: string, y2: number) =>
    `<line class="spread" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`
  return line(from, y, to, y) + line(from, y - 4, from, y + 4) + line(to, y - 4, to, y + 4)
}
