import type { LocatedText } from '../located-text.js'
import { isAssignment } from '../shell/environment.js'
import type { ShellCommand } from '../shell/shell-command.js'
import type { UnknownPart, Word } from '../shell/word.js'
import { optionsIn } from './curl-options.js'

/** The value of an option or argument. */
export interface CurlValue extends LocatedText {
  unknown: readonly UnknownPart[]
}

/** A part of the body: how curl reads it, and its value. */
export interface CurlData {
  option: string
  value: CurlValue
}

/** One request of a curl command, to any number of URLs. */
export interface CurlRequest {
  command: ShellCommand
  urls: CurlValue[]
  method?: CurlValue
  headers: CurlValue[]
  data: CurlData[]
  /** What is appended to the query. */
  query: CurlValue[]
  user?: CurlValue
  bearer?: CurlValue
  upload?: CurlValue
  /** The first part of a multipart form. */
  form?: CurlValue
  /** Why its options are not all known, and where. */
  unclear?: { message: string; value: CurlValue }
  /** The options without a value. */
  flags: Set<string>
}

/** Words that may stand before the name of a program. */
const prefixes = new Set([
  ...['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', '{', 'time', 'exec', 'command'],
  ...['builtin', 'sudo', 'env', 'nohup', '$', '%'],
])

/** Returns the words from the name of the program on. */
function programOf({ words }: ShellCommand): readonly Word[] {
  const at = words.findIndex((word) => !(prefixes.has(word.text) || isAssignment(word)))
  return at === -1 ? [] : words.slice(at)
}

/** Returns whether a command runs curl. */
export function isCurl(command: ShellCommand): boolean {
  const [program] = programOf(command)
  return program !== undefined && /(?:^|[/\\])curl(?:\.exe)?$/i.test(program.text)
}

/** Reads the arguments of a curl command; `--next` separates requests. */
export function curlRequests(command: ShellCommand): CurlRequest[] {
  const [, ...words] = programOf(command)
  const requests: CurlRequest[] = []
  let request = emptyRequest(command)
  const end = () => {
    requests.push(withoutWordLists(request))
    request = emptyRequest(command)
  }
  let areOptions = true
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    if (!areOptions || word.text === '-' || !word.text.startsWith('-')) {
      request.urls.push(word)
      const reason = word.isWordList ? word.unknown[0]?.message : undefined
      if (reason !== undefined) {
        request.unclear ??= { message: `${reason}, and it may contain options`, value: word }
      }
    } else if (word.text === '--') areOptions = false
    else {
      for (const { name, hasValue, valueAt } of optionsIn(word.text)) {
        const value = valueAt === undefined ? words[at + 1] : valueFrom(word, valueAt)
        if (hasValue && valueAt === undefined) at++
        if (name === 'next') end()
        else if (!hasValue) request.flags.add(name)
        else if (value !== undefined) addOption(request, name, value)
      }
    }
  }
  end()
  return requests.filter(({ urls }) => urls.length > 0)
}

const emptyRequest = (command: ShellCommand): CurlRequest => ({
  ...{ command, urls: [], headers: [], data: [], query: [], flags: new Set<string>() },
})

/** Drops what may be options, such as `$OPTIONS`, when there is another URL. */
function withoutWordLists(request: CurlRequest): CurlRequest {
  const urls = request.urls.filter((url) => !('isWordList' in url && url.isWordList === true))
  return urls.length === 0 ? request : { ...request, urls }
}

/** Returns the part of a word from an index on. */
export const valueFrom = ({ text, positionAt, unknown }: CurlValue, from: number): CurlValue => ({
  text: text.slice(from),
  positionAt: (index) => positionAt(from + index),
  unknown,
})

const noConfigFiles =
  'options from a file (-K, --config) are not supported; write them in the command'

function addOption(request: CurlRequest, name: string, value: CurlValue): void {
  switch (name) {
    case 'url':
      request.urls.push(value)
      break
    case 'request':
      request.method = value
      break
    case 'header':
      request.headers.push(value)
      break
    case 'user':
      request.user = value
      break
    case 'oauth2-bearer':
      request.bearer = value
      break
    case 'upload-file':
      request.upload = value
      break
    case 'url-query':
      request.query.push(value)
      break
    case 'form':
    case 'form-string':
      request.form ??= value
      break
    case 'data':
    case 'data-ascii':
    case 'data-raw':
    case 'data-binary':
    case 'data-urlencode':
    case 'json':
      request.data.push({ option: name, value })
      break
    case 'config':
      request.unclear ??= { message: noConfigFiles, value }
      break
    default:
      request.flags.add(name)
  }
}
