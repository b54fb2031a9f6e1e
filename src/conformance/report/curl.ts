import type { SentRequest } from './report.js'

/** In single quotes a POSIX shell reads everything as it stands. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The command that sends a request again; '' where no command line can hold it. */
export function curlOf({ method, url, headers, body }: SentRequest, baseUrl: string): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    // A header without a value is written with a semicolon, or curl leaves it out.
    [value].flat().map((each) => `-H ${quoted(each === '' ? `${name};` : `${name}: ${each}`)}`),
  )
  const data = body === undefined ? [] : [`--data-raw ${quoted(body)}`]
  const address = baseUrl.replace(/\/$/, '') + url
  const parts = [`curl -i -X ${method} ${quoted(address)}`, ...lines, ...data]
  const command = parts.join(' \\\n  ')
  return command.includes('\0') || command.length > longestCommand ? '' : command
}

/** What a command line of most systems can hold of one argument. */
const longestCommand = 100_000
