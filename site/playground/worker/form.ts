import { curlInput, isJson } from '../../../src/cli/documents/file-names.js'
import type { PlaygroundState } from '../fragment.js'

/** What a pasted text is, and the name under which the readers of the command know it. */
export interface Form {
  /** In words, such as `a curl command`. */
  form: string
  /** A file name with the ending of the format. */
  name: string
  /** The text to read, and how far it is moved in it. */
  text: string
  moved: { lines: number; offset: number }
}

const notMoved = { lines: 0, offset: 0 }

/** Recognizes a pasted text by its beginning. */
export function formOf({ text, language }: Pick<PlaygroundState, 'text' | 'language'>): Form {
  const of = (form: string, name: string): Form => ({ form, name, text, moved: notMoved })
  if (language !== 'json' && language !== 'yaml') {
    const content = withoutComments(text)
    if (curl.test(content)) return of('curl commands', curlInput)
    if (http.test(content) || (separator.test(text) && !yamlKey.test(content)))
      return of('an .http file', 'requests.http')
  }
  if (language !== 'yaml' && isJson('', text)) return json(text, of)
  return of('YAML', 'request.yaml')
}

function json(text: string, of: (form: string, name: string) => Form): Form {
  if (har.test(text)) return of('a HAR', 'request.json')
  if (!isHarEntry(text)) return of('JSON', 'request.json')
  // The reader of recordings reads whole ones. A line of its own keeps the columns.
  const start = '{"log":{"entries":[\n'
  const moved = { lines: 1, offset: start.length }
  return { form: 'an entry of a HAR', name: 'entry.har', text: `${start}${text}\n]}}`, moved }
}

const har = /^\s*\{\s*"log"\s*:\s*\{/
const curl = /^(?:\$\s+)?curl(?:\.exe)?\s/
const http = /^(?:@\w+\s*=|(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\S)/
/** It separates the requests of an .http file, but may also be a comment in YAML. */
const separator = /^\s*###/
const yamlKey = /^(?:\w+|"[^"\n]*"|'[^'\n]*'):\s/
const comment = /\s*(?:#|\/\/)[^\n]*\n/y

/** Returns a text without the comments at its beginning. */
function withoutComments(text: string): string {
  let end = 0
  // One at a time: a single expression for all exceeds the stack at a million comments.
  for (comment.lastIndex = 0; comment.test(text); ) end = comment.lastIndex
  return text.slice(end).trimStart()
}

/** Returns whether a JSON text is one entry of a recording, as browsers copy it. */
function isHarEntry(text: string): boolean {
  if (!/"startedDateTime"|"request"/.test(text.slice(0, 5000))) return false
  try {
    const { request, log } = JSON.parse(text)
    return (
      log === undefined && typeof request?.method === 'string' && typeof request.url === 'string'
    )
  } catch {
    return false
  }
}
