import { dirname, resolve } from 'node:path'
import type { CheckSettings } from '../checking/check-settings.js'
import { usualFileBytes } from '../documents/ceilings.js'
import type { FoundFile } from '../documents/find-files.js'
import { type PlaceAt, placesIn } from '../documents/place.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import { readText } from '../documents/read-text.js'
import type { Judgement } from '../results/judgement.js'
import { checkExchanges } from './check-exchanges.js'
import type { HeaderLine } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { type HttpBlock, type Line, readHttpBlocks } from './http-blocks.js'
import type { PlacedText } from './placed-text.js'
import { withKnownOrigin } from './url.js'
import { lackingVariable, Variables } from './variables.js'

/** Whether a file is one of the HTTP clients of editors, by its name. */
export const isHttpFile = (name: string): boolean => /\.(?:http|rest)$/i.test(name)

/** Judges the requests of an .http file that are the contract's. */
export async function* checkHttpFile(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<Judgement> {
  const { blocks, variables } = readHttpBlocks(text)
  const bodies = await bodyFilesOf(blocks, text, file)
  const read = function* (): Generator<FoundExchange> {
    // Anew for each reading, for they count how much they have made.
    const source = { text, placeAt: placesIn(text), variables: new Variables(variables), bodies }
    for (const [index, block] of blocks.entries()) yield foundIn(block, index + 1, source)
  }
  yield* checkExchanges(read, {
    ...{ name: file.name, settings },
    what: ['request', 'requests'],
    leavesOutCredentials: false,
  })
}

/** The files that bodies are read from, by the names that they have there. */
type BodyFiles = ReadonlyMap<string, string | Problem>

interface Source {
  text: string
  placeAt: PlaceAt
  variables: Variables
  bodies: BodyFiles
}

function foundIn(block: HttpBlock, document: number, source: Source): FoundExchange {
  try {
    return { document, ...exchangeIn(block, document, source) }
  } catch (error) {
    return { document, problem: onlyProblem(error) }
  }
}

function exchangeIn(
  block: HttpBlock,
  document: number,
  source: Source,
): Pick<FoundExchange, 'exchange' | 'problem'> {
  const { placeAt, variables } = source
  const lacking: Problem[] = []
  const whole = () => placeAt(block.request.offset)
  const [method, target] = requestLine(block.request)
  const rest = block.query.map(({ text }) => text.trim()).join('')
  const written = placed({ text: target.text + rest, offset: target.offset }, placeAt)
  // A host without a value is nobody's loss: what counts is the path.
  const url = withKnownOrigin(variables.replaced(written).text)
  const unknown = /\{\{([^{}]*)\}\}/.exec(url)?.[1]
  if (unknown !== undefined) lacking.push(lackingVariable(unknown.trim(), placeAt(target.offset)))
  const headers = block.headers.flatMap((line) => headerOf(line, source, lacking))
  const host = headers.find(({ name }) => name.toLowerCase() === 'host')?.value
  const { body, problem } = bodyOf(block, source, lacking)
  return {
    exchange: {
      ...{ document, method, headers, body, responses: [] },
      url: url.startsWith('/') && host !== undefined ? `https://${host}${url}` : url,
      place: { whole, url: () => placeAt(target.offset), headers: whole },
    },
    ...given(problem ?? lacking[0]),
  }
}

const given = (problem: Problem | undefined) => (problem === undefined ? {} : { problem })

const placed = ({ text, offset }: Line, placeAt: PlaceAt): PlacedText => ({
  text,
  placeAt: (index) => placeAt(offset + index),
})

/** The method and the URL of a request line; without a method it is GET. */
function requestLine({ text, offset }: Line): [method: string, url: Line] {
  const [start = '', method = 'GET'] = /^\s*(?:([A-Za-z]+)[ \t]+)?/.exec(text) ?? []
  const rest = text.slice(start.length).trimEnd()
  const version = rest.lastIndexOf(' HTTP/')
  const url = version === -1 ? rest : rest.slice(0, version).trimEnd()
  return [method.toUpperCase(), { text: url, offset: offset + start.length }]
}

function headerOf({ text, offset }: Line, source: Source, lacking: Problem[]): HeaderLine[] {
  const colon = text.indexOf(':')
  if (colon === -1) return []
  const name = text.slice(0, colon).trim()
  const start = colon + 1 + (/^\s*/.exec(text.slice(colon + 1)) ?? [''])[0].length
  const value = placed(
    { text: text.slice(start).trimEnd(), offset: offset + start },
    source.placeAt,
  )
  const isAuthorization = name.toLowerCase() === 'authorization'
  const isOfHost = name.toLowerCase() === 'host'
  const replaced = source.variables.replaced(
    value,
    isAuthorization || isOfHost ? undefined : lacking,
  ).text
  return [
    {
      name,
      value: isAuthorization ? encodedCredentials(replaced) : replaced,
      place: () => source.placeAt(offset + start),
    },
  ]
}

/** These clients encode a user and a password that are written as they are. */
function encodedCredentials(value: string): string {
  const [, user, password] = /^Basic +([^\s:]+)(?: +|:)(\S+)$/i.exec(value) ?? []
  if (user === undefined || value.includes('{{')) return value
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

const bodyFile = /^<(?:@\w*)?\s+(\S.*)$/

function bodyOf(
  { body }: HttpBlock,
  { text, placeAt, variables, bodies }: Source,
  lacking: Problem[],
): { body: PlacedText | undefined; problem?: Problem } {
  if (body === undefined) return { body: undefined }
  const written = text.slice(body.start, body.end)
  const file = bodyFile.exec(written)?.[1]
  if (file === undefined) {
    return {
      body: variables.replaced(placed({ text: written, offset: body.start }, placeAt), lacking),
    }
  }
  const place = placeAt(body.start)
  const read = bodies.get(file.trim())
  if (typeof read !== 'string') {
    const why = read?.message ?? 'it was not read'
    return { body: undefined, problem: new Problem(`the body ${file.trim()}: ${why}`, place) }
  }
  // What stands in another file is told of where this one names it.
  const named = { text: read, placeAt: () => place }
  return { body: written.startsWith('<@') ? variables.replaced(named, lacking) : named }
}

const largest = 2 ** 24

async function bodyFilesOf(
  blocks: readonly HttpBlock[],
  text: string,
  { source }: FoundFile,
): Promise<BodyFiles> {
  const files = new Map<string, string | Problem>()
  let left = usualFileBytes
  for (const { body } of blocks) {
    const name = body && bodyFile.exec(text.slice(body.start, body.end))?.[1]?.trim()
    if (name === undefined || files.has(name)) continue
    const read = await readBody(name, source, Math.min(left, largest))
    // A file may be named in many ways.
    left -= typeof read === 'string' ? read.length : 0
    files.set(name, read)
  }
  return files
}

async function readBody(
  name: string,
  source: FoundFile['source'],
  bytes: number,
): Promise<string | Problem> {
  const path = typeof source === 'string' ? resolve(dirname(source), name) : resolve(name)
  try {
    return await readText(path, { bytes })
  } catch (error) {
    return onlyProblem(error)
  }
}
