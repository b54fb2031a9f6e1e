import { shellQuoted } from '../../core/base/shell.js'
import { isUuidV4 } from '../../core/formats/patterns.js'
import { rawByte, splitAtRawBytes } from '../sending/body-bytes.js'
import type { SentRequest } from './exchange.js'

/**
 * Returns a curl command that repeats a request, or '' if no command line can hold it. The command
 * reads secrets from variables, and makes a new idempotency key.
 */
export function curlOf(
  { method, url, headers, body }: SentRequest,
  baseUrl: string,
  variables: readonly string[] = [],
): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => headerOf(name, each, variables)),
  )
  const data = body === undefined ? [] : [`--data-raw ${quotedBody(body)}`]
  const address = baseUrl.replace(/\/$/, '') + url
  const parts = [`curl -i -X ${method} ${shellQuoted(address)}`, ...lines, ...data]
  const command = parts.join(' \\\n  ')
  return command.includes('\0') || command.length > longestCommand ? '' : command
}

/** Quotes a body; bytes that are not UTF-8 need escapes of the shell. */
const quotedBody = (body: string): string =>
  splitAtRawBytes(body)
    .map((part, index) =>
      index % 2 === 0 ? shellQuoted(part) : `$'\\x${rawByte(part).toString(16)}'`,
    )
    .join('')

/** Longest argument, in characters, that most systems accept. */
const longestCommand = 100_000

function headerOf(name: string, value: string, variables: readonly string[]): string {
  // curl omits an empty header unless it ends with a semicolon.
  if (value === '') return `-H ${shellQuoted(`${name};`)}`
  const credentials = variables.find((variable) => value === `Basic $${variable}`)
  if (credentials !== undefined) return `-u "$${credentials.replace('_BASE64', '')}"`
  if (name.toLowerCase() === 'idempotency-key' && isUuidV4(value)) {
    const letters = /[A-F]/.test(value) ? '.toUpperCase()' : ''
    return `-H ${shellQuoted(`${name}: `)}"$(node -p 'crypto.randomUUID()${letters}')"`
  }
  return `-H ${quotedWithVariables(`${name}: ${value}`, variables)}`
}

/** Quotes a text in which the shell replaces the variables of secrets. */
function quotedWithVariables(text: string, variables: readonly string[]): string {
  const found = variables.find((variable) => text.includes(`$${variable}`))
  if (found === undefined) return shellQuoted(text)
  const [before = '', ...after] = text.split(`$${found}`)
  const isEncoded = found.endsWith('_BASE64')
  const credentials = `$${found.replace('_BASE64', '')}`
  const value = isEncoded ? `$(printf %s "${credentials}" | base64 | tr -d '\n')` : `$${found}`
  return `${shellQuoted(before)}"${value}"${quotedWithVariables(after.join(`$${found}`), variables)}`
}
