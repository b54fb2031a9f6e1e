import { escape as escapeHtml } from 'html-escaper'

const background = '#0d1117'
const foreground = '#e6edf3'
const faint = '#8b949e'
const fontSize = 14
const lineHeight = 20
const charWidth = 8.43
const padding = 16

interface Style {
  color?: string | undefined
  /** The color of dim text that has none. */
  dim?: string | undefined
  weight?: string | undefined
}

/** What an escape changes, by its code, with the colors of a dark terminal. */
const changes: Readonly<Record<number, Style>> = {
  0: { color: undefined, dim: undefined, weight: undefined },
  1: { weight: 'bold' },
  2: { dim: faint },
  22: { dim: undefined, weight: undefined },
  31: { color: '#ff7b72' },
  32: { color: '#7ee787' },
  33: { color: '#e3b341' },
  34: { color: '#79c0ff' },
  35: { color: '#d2a8ff' },
  36: { color: '#56d4dd' },
  37: { color: '#e6edf3' },
  39: { color: undefined },
  90: { color: '#8b949e' },
}

/** Returns a picture of a terminal: lines of text with the escapes of colors. */
export function svgOf(lines: readonly string[], columns: number, title: string): string {
  const width = Math.round(columns * charWidth + 2 * padding)
  const height = lines.length * lineHeight + 2 * padding
  const texts = spansOf(lines).map((spans, index) => {
    const y = padding + index * lineHeight + fontSize
    return `<text x="${padding}" y="${y}">${spans}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" rx="8" fill="${background}"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="${fontSize}" fill="${foreground}">
${texts.join('\n')}
</g>
</svg>
`
}

/** Returns the spans of each line. A style is in force until the next escape, also on the next lines. */
function spansOf(lines: readonly string[]): string[] {
  let style: Style = {}
  return lines.map((line) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these begin the escapes.
    line.split(/\u001b\[([\d;]*)m/).reduce((spans, part, index) => {
      if (index % 2 === 0) return part === '' ? spans : spans + span(part, style)
      for (const code of part.split(';').map(Number)) style = { ...style, ...changes[code] }
      return spans
    }, ''),
  )
}

function span(text: string, { color, dim, weight }: Style): string {
  const attributes = Object.entries({ fill: color ?? dim, 'font-weight': weight })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return attributes === '' ? escaped(text) : `<tspan${attributes}>${escaped(text)}</tspan>`
}

/** Viewers collapse several spaces, but not these. */
const escaped = (text: string): string => escapeHtml(text).replaceAll(' ', '\u00a0')
