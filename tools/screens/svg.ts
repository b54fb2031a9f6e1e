/** Colors of a dark terminal, by the code of the escape that selects them. */
const palette: Readonly<Record<number, string>> = {
  31: '#ff7b72',
  32: '#7ee787',
  33: '#e3b341',
  34: '#79c0ff',
  35: '#d2a8ff',
  36: '#56d4dd',
  37: '#e6edf3',
  90: '#8b949e',
}

const [background, foreground, faint] = ['#0d1117', '#e6edf3', '#8b949e']
const [fontSize, lineHeight, charWidth, padding] = [14, 20, 8.43, 16]

interface Style {
  color: string | undefined
  isBold: boolean
  isDim: boolean
}

const plain: Style = { color: undefined, isBold: false, isDim: false }

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
  let style = plain
  return lines.map((line) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these begin the escapes.
    line.split(/\u001b\[([\d;]*)m/).reduce((spans, part, index) => {
      if (index % 2 === 0) return part === '' ? spans : spans + span(part, style)
      for (const code of part.split(';').map(Number)) style = styleAfter(style, code)
      return spans
    }, ''),
  )
}

function styleAfter(style: Style, code: number): Style {
  if (code === 0) return plain
  if (code === 1) return { ...style, isBold: true }
  if (code === 2) return { ...style, isDim: true }
  if (code === 22) return { ...style, isBold: false, isDim: false }
  if (code === 39) return { ...style, color: undefined }
  return palette[code] === undefined ? style : { ...style, color: palette[code] }
}

function span(text: string, { color, isBold, isDim }: Style): string {
  const fill = color ?? (isDim ? faint : undefined)
  const attributes = [
    ...(fill === undefined ? [] : [` fill="${fill}"`]),
    ...(isBold ? [' font-weight="bold"'] : []),
  ].join('')
  return attributes === '' ? escaped(text) : `<tspan${attributes}>${escaped(text)}</tspan>`
}

const escaped = (text: string): string =>
  // Viewers collapse several spaces, but not these.
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(' ', '\u00a0')
