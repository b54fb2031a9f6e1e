import { shellQuoted } from '../../core/base/shell.js'
import type { SentRequest } from './exchange.js'

/** Returns a curl command that repeats a request, or '' if no command line can hold it. */
export function curlOf({ method, url, headers, body }: SentRequest, baseUrl: string): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    // curl omits an empty header unless it ends with a semicolon.
    [value]
      .flat()
      .map((each) => `-H ${shellQuoted(each === '' ? `${name};` : `${name}: ${each}`)}`),
  )
  const data = body === undefined ? [] : [`--data-raw ${shellQuoted(body)}`]
  const address = baseUrl.replace(/\/$/, '') + url
  const parts = [`curl -i -X ${method} ${shellQuoted(address)}`, ...lines, ...data]
  const command = parts.join(' \\\n  ')
  return command.includes('\0') || command.length > longestCommand ? '' : command
}

/** Longest argument, in characters, that most systems accept. */
const longestCommand = 100_000
