import { InputError } from '../documents/input-error.js'
import type { PositionAt } from '../documents/position.js'
import type { LocatedText } from './located-text.js'

/** A request of an .http file, between two separators. */
export interface HttpBlock {
  /** The line with the method and the URL, and those that continue the URL. */
  request: readonly [LocatedText, ...LocatedText[]]
  headers: readonly LocatedText[]
  body: LocatedText | undefined
  /** The whole block from the request line on. */
  whole: LocatedText
}

/** The content of an .http file. */
interface HttpBlocks {
  /** The requests; an error for a block that only runs those of other files. */
  blocks: (HttpBlock | InputError)[]
  /** The values of its variables, unresolved. */
  variables: Map<string, string>
}

const remark = /^\s*(?:#|\/\/)/
const definition = /^\s*@([A-Za-z_][\w.-]*)\s*:?=(.*)$/
/** The first and the last line of a script before a request. */
const scripts = [
  [/^\s*<\s*\{%/, /%\}/],
  [/^\{\{[+@]?\w*\s*$/, /^\}\}\s*$/],
] as const
/** A response handler, an output file, an assertion, a script or a recorded response. */
const handler = /^(?:>|<>|\?\?\s|\{\{[+@]?\w*\s*$|HTTP\/\d)/
const headerLine = /^\s*[\w!#$%&'*+.^`|~-]+\s*:(?:\s|$)/

interface Line {
  text: string
  offset: number
}

/** Splits an .http file of the HTTP clients of editors into requests. */
export function readHttpBlocks(text: string, positionAt: PositionAt): HttpBlocks {
  const located = (start: number, end: number): LocatedText => ({
    text: text.slice(start, end),
    positionAt: (index) => positionAt(start + index),
  })
  const variables = new Map<string, string>()
  const blocks: HttpBlocks['blocks'] = []
  let lines: Line[] = []
  const end = () => {
    const block = blockOf(lines, variables, located)
    if (block) blocks.push(block)
    lines = []
  }
  for (const { 1: line = '', index } of text.matchAll(/([^\r\n]*)(?:\r\n|[\r\n]|$)/g)) {
    if (line.startsWith('###')) end()
    else lines.push({ text: line, offset: index })
  }
  end()
  return { blocks, variables }
}

function blockOf(
  lines: readonly Line[],
  variables: Map<string, string>,
  located: (start: number, end: number) => LocatedText,
): HttpBlock | InputError | undefined {
  const locatedLine = ({ text, offset }: Line) => located(offset, offset + text.length)
  let at = 0
  let scriptEnd: RegExp | undefined
  let run: InputError | undefined
  for (; at < lines.length; at++) {
    const line = lines[at] as Line
    const { text } = line
    const [, name, value = ''] = definition.exec(text) ?? []
    scriptEnd ??= scripts.find(([start]) => start.test(text))?.[1]
    if (scriptEnd !== undefined) scriptEnd = scriptEnd.test(text) ? undefined : scriptEnd
    else if (name !== undefined) variables.set(name, value.trim())
    else if (/^\s*(?:import|run)\s/.test(text)) {
      run ??= new InputError(
        '`import` and `run` are not supported',
        locatedLine(line).positionAt(0),
      )
    } else if (text.trim() !== '' && !remark.test(text) && !/^<\s/.test(text)) break
  }
  const first = lines[at]
  if (first === undefined) return run
  const request: [LocatedText, ...LocatedText[]] = [locatedLine(first)]
  const headers: LocatedText[] = []
  for (at++; at < lines.length; at++) {
    const line = lines[at] as Line
    if (line.text.trim() === '' || handler.test(line.text)) break
    const isIndented = /^\s/.test(line.text) && headers.length === 0 && !headerLine.test(line.text)
    if (remark.test(line.text)) continue
    if (isIndented || /^[?&]/.test(line.text)) request.push(locatedLine(line))
    else headers.push(locatedLine(line))
  }
  const last = lines.at(-1) as Line
  return {
    request,
    headers,
    body: bodyOf(lines.slice(at), located),
    whole: located(first.offset, last.offset + last.text.length),
  }
}

function bodyOf(
  lines: readonly Line[],
  located: (start: number, end: number) => LocatedText,
): LocatedText | undefined {
  const handled = lines.findIndex(({ text }) => handler.test(text))
  const written = lines.slice(0, handled === -1 ? undefined : handled)
  const isContent = ({ text }: Line) => text.trim() !== '' && !remark.test(text)
  const content = written.filter(isContent)
  const [first] = content
  const last = content.at(-1)
  if (first === undefined || last === undefined) return undefined
  const body = located(first.offset, last.offset + last.text.length)
  // No line of JSON starts so. Spaces keep the positions.
  const isJson = /^\s*[{[]/.test(body.text)
  const blanked = body.text.replace(/^[ \t]*(?:#|\/\/).*$/gm, (line) => ' '.repeat(line.length))
  return isJson ? { ...body, text: blanked } : body
}
