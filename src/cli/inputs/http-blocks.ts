/** A line without its line break. */
export interface Line {
  text: string
  offset: number
}

/** A request between two separators. */
export interface HttpBlock {
  request: Line
  /** Lines that continue the URL. */
  query: Line[]
  headers: Line[]
  /** Offsets of the body; undefined without one. */
  body: { start: number; end: number } | undefined
  /** Offset of the separator after it, or of the end of the file. */
  end: number
}

/** The content of an .http file. */
interface HttpBlocks {
  blocks: HttpBlock[]
  /** The values of its variables, unresolved. */
  variables: Map<string, string>
}

const separator = /^###/
const remark = /^\s*(?:#|\/\/)/
const definition = /^\s*@([A-Za-z_][\w.-]*)\s*=(.*)$/
/** A response handler or an output file. */
const handler = /^(?:>|<>)/

/** Returns whether a block is a curl command. */
export const isCurlBlock = ({ request }: HttpBlock): boolean =>
  /^\s*curl(?:\.exe)?\s/.test(request.text)

/** Parses an .http file of the HTTP clients of editors. */
export function readHttpBlocks(text: string): HttpBlocks {
  const variables = new Map<string, string>()
  const blocks: HttpBlock[] = []
  let lines: Line[] = []
  const end = () => {
    const block = blockOf(lines, variables)
    if (block) blocks.push(block)
    lines = []
  }
  for (const line of linesOf(text)) {
    if (separator.test(line.text)) end()
    else lines.push(line)
  }
  end()
  return { blocks, variables }
}

function* linesOf(text: string): Generator<Line> {
  for (const { 1: line = '', index } of text.matchAll(/([^\r\n]*)(?:\r\n|[\r\n]|$)/g)) {
    yield { text: line, offset: index }
  }
}

function blockOf(lines: readonly Line[], variables: Map<string, string>): HttpBlock | undefined {
  let at = 0
  let isInScript = false
  for (; at < lines.length; at++) {
    const { text } = lines[at] as Line
    const [, name, value = ''] = definition.exec(text) ?? []
    if (isInScript || /^\s*<\s*\{%/.test(text)) isInScript = !text.includes('%}')
    else if (name !== undefined) variables.set(name, value.trim())
    else if (text.trim() !== '' && !remark.test(text) && !/^<\s/.test(text)) break
  }
  const request = lines[at]
  if (request === undefined) return undefined
  const head: Line[] = []
  for (at++; at < lines.length && (lines[at] as Line).text.trim() !== ''; at++) {
    const line = lines[at] as Line
    if (handler.test(line.text)) break
    if (!remark.test(line.text)) head.push(line)
  }
  const continuesUrl = ({ text }: Line) => /^\s*[?&]/.test(text)
  return {
    request,
    query: head.filter(continuesUrl),
    headers: head.filter((line) => !continuesUrl(line)),
    body: bodyOf(lines.slice(at)),
    end: endOf(lines.at(-1) ?? request),
  }
}

const endOf = ({ text, offset }: Line): number => offset + text.length

function bodyOf(lines: readonly Line[]): HttpBlock['body'] {
  const handled = lines.findIndex(({ text }) => handler.test(text))
  const filled = lines
    .slice(0, handled === -1 ? undefined : handled)
    .filter(({ text }) => text.trim() !== '')
  const [first] = filled
  const last = filled.at(-1)
  if (first === undefined || last === undefined) return undefined
  return { start: first.offset, end: endOf(last) }
}
