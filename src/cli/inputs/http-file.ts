import type { CheckSettings } from '../checking/check-settings.js'
import type { BodyFiles } from '../documents/body-files.js'
import type { FoundFile } from '../documents/find-files.js'
import { asInputError, InputError } from '../documents/input-error.js'
import { type PositionAt, positionsIn } from '../documents/position.js'
import type { DocumentResult } from '../results/document-result.js'
import { toBase64 } from './base64.js'
import { checkExchanges } from './check-exchanges.js'
import type { CurlBlocks } from './curl/curl-blocks.js'
import type { HeaderLine } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { type HttpBlock, isCurlBlock, type Line, readHttpBlocks } from './http-blocks.js'
import { joinedTexts, type LocatedText } from './located-text.js'
import { requestLine } from './request-line.js'
import { withKnownOrigin } from './url.js'
import { missingIn, Variables } from './variables.js'

/** Checks the requests of an .http file that belong to the contract. */
export async function* checkHttpFile(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult> {
  const { blocks, variables } = readHttpBlocks(text)
  const positionAt = positionsIn(text)
  const commands = await curlCommandsIn(blocks, text, positionAt)
  const names = [...blocks.map((block) => bodyFileOf(block, text)), ...(commands?.files ?? [])]
  const bodies: BodyFiles = (await settings.readBodies?.(names, file)) ?? new Map()
  const read = function* (): Generator<FoundExchange> {
    // Created for each pass, because variables count their output.
    const source = {
      ...{ text, positionAt, bodies },
      variables: new Variables(variables),
    }
    let document = 0
    for (const block of blocks) {
      const found = commands?.foundIn(block, source) ?? [foundIn(block, 0, source)]
      for (const each of found) yield numbered(each, ++document)
    }
  }
  yield* checkExchanges(read, {
    ...{ name: file.name, settings },
    what: ['request', 'requests'],
    leavesOutCredentials: false,
  })
}

function numbered({ exchange, ...found }: FoundExchange, document: number): FoundExchange {
  return { ...found, document, ...(exchange && { exchange: { ...exchange, document } }) }
}

/** Reads the blocks that are curl commands, as clients of editors allow; undefined without any. */
async function curlCommandsIn(
  blocks: readonly HttpBlock[],
  text: string,
  positionAt: PositionAt,
): Promise<CurlBlocks | undefined> {
  if (!blocks.some(isCurlBlock)) return undefined
  const { curlBlocks } = await import('./curl/curl-blocks.js')
  return curlBlocks(blocks, text, positionAt)
}

interface Source {
  text: string
  positionAt: PositionAt
  variables: Variables
  bodies: BodyFiles
}

function foundIn(block: HttpBlock, document: number, source: Source): FoundExchange {
  try {
    return { document, ...exchangeIn(block, document, source) }
  } catch (error) {
    return { document, error: asInputError(error) }
  }
}

function exchangeIn(
  block: HttpBlock,
  document: number,
  source: Source,
): Pick<FoundExchange, 'exchange' | 'error'> {
  const { positionAt, variables } = source
  const missing: InputError[] = []
  const whole = () => positionAt(block.request.offset)
  const [method, target] = requestLine(block.request, positionAt)
  const lines = [target, ...block.query.map(trimmed)].map((line) => locatedText(line, positionAt))
  const written = variables.replaced(joinedTexts(lines, ''))
  // The host may be undefined: only the path matters.
  const url = withKnownOrigin(written.text)
  const unknown = missingIn(url, written)
  if (unknown !== undefined) missing.push(unknown)
  const headers = block.headers.flatMap((line) => headerOf(line, source, missing))
  const host = headers.find(({ name }) => name.toLowerCase() === 'host')?.value
  const { body, error } = bodyOf(block, source, missing)
  return {
    exchange: {
      ...{ document, method, headers, body, responses: [] },
      url: url.startsWith('/') && host !== undefined ? `https://${host}${url}` : url,
      position: { whole, url: written, headers: whole },
    },
    ...given(error ?? missing[0]),
  }
}

const given = (error: InputError | undefined) => (error === undefined ? {} : { error })

const trimmed = ({ text, offset }: Line): Line => ({
  text: text.trim(),
  offset: offset + text.length - text.trimStart().length,
})

const locatedText = ({ text, offset }: Line, positionAt: PositionAt): LocatedText => ({
  text,
  positionAt: (index) => positionAt(offset + index),
})

function headerOf({ text, offset }: Line, source: Source, missing: InputError[]): HeaderLine[] {
  // A name cannot start so: this line is the body. `{{` starts a variable.
  if (/^\s*(?:\{(?!\{)|\[)/.test(text)) {
    const message = 'the body must come after a blank line'
    missing.push(new InputError(message, source.positionAt(offset + text.search(/\S/))))
    return []
  }
  const colon = text.indexOf(':')
  if (colon === -1) return []
  const name = text.slice(0, colon).trim()
  const start = colon + 1 + (/^\s*/.exec(text.slice(colon + 1)) ?? [''])[0].length
  const value = locatedText(
    { text: text.slice(start).trimEnd(), offset: offset + start },
    source.positionAt,
  )
  const isAuthorization = name.toLowerCase() === 'authorization'
  const isOfHost = name.toLowerCase() === 'host'
  const replaced = source.variables.replaced(
    value,
    isAuthorization || isOfHost ? undefined : missing,
  ).text
  return [
    {
      name,
      value: isAuthorization ? encodedCredentials(replaced) : replaced,
      position: () => source.positionAt(offset + start),
    },
  ]
}

/** Encodes plain credentials, as these clients do. */
function encodedCredentials(value: string): string {
  const [, user, password] = /^Basic +([^\s:]+)(?: +|:)(\S+)$/i.exec(value) ?? []
  if (user === undefined || value.includes('{{')) return value
  return `Basic ${toBase64(`${user}:${password}`)}`
}

function bodyFileOf({ body }: HttpBlock, text: string): string | undefined {
  return body && bodyFile.exec(text.slice(body.start, body.end))?.[1]?.trim()
}

const bodyFile = /^<(?:@\w*)?\s+(\S.*)$/

function bodyOf(
  { body }: HttpBlock,
  { text, positionAt, variables, bodies }: Source,
  missing: InputError[],
): { body: LocatedText | undefined; error?: InputError } {
  if (body === undefined) return { body: undefined }
  const written = text.slice(body.start, body.end)
  const file = bodyFile.exec(written)?.[1]
  if (file === undefined) {
    return {
      body: variables.replaced(
        locatedText({ text: written, offset: body.start }, positionAt),
        missing,
      ),
    }
  }
  const position = positionAt(body.start)
  const read = bodies.get(file.trim())
  if (typeof read !== 'string') {
    const reason = read?.message ?? 'not read'
    return {
      body: undefined,
      error: new InputError(`body file ${file.trim()}: ${reason}`, position),
    }
  }
  // Findings in another file point to the line that names it.
  const named = { text: read, positionAt: () => position }
  return { body: written.startsWith('<@') ? variables.replaced(named, missing) : named }
}
