import { type CurlOption, optionsIn } from './curl-options.js'
import { type LocatedText, sliced } from './located-text.js'
import type { ShellWord } from './shell.js'

/** One request of a curl command, to any number of URLs. */
export interface CurlRequest {
  start: LocatedText
  urls: ShellWord[]
  /** The values of options by their long names, in order. */
  options: { name: string; value: ShellWord }[]
  flags: Set<string>
  /** A word that may stand for any number of words. */
  unclear?: ShellWord
}

/** Words that may stand before the name of a program. */
const prefixes = new Set('sudo env exec command builtin nohup time $ %'.split(' '))

/** Reads the arguments of a curl command; `--next` separates requests. */
export function requestsOf(all: readonly ShellWord[]): CurlRequest[] {
  const at = all.findIndex(({ text }) => !(prefixes.has(text) || /^[A-Za-z_]\w*=/.test(text)))
  const [program, ...words] = at === -1 ? [] : all.slice(at)
  if (program === undefined || !/(?:^|[/\\])curl(?:\.exe)?$/i.test(program.text)) return []
  const requests: CurlRequest[] = []
  const begin = (): CurlRequest => {
    const request = { start: program, urls: [], options: [], flags: new Set<string>() }
    requests.push(request)
    return request
  }
  let request = begin()
  let areOptions = true
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as ShellWord
    if (!areOptions || word.text === '-' || !word.text.startsWith('-')) request.urls.push(word)
    else if (word.text === '--') areOptions = false
    else {
      for (const option of optionsIn(word.text)) {
        if (option.name === 'next') request = begin()
        else if (!option.hasValue) request.flags.add(option.name)
        else addOption(request, option, word, words[option.valueAt === undefined ? ++index : index])
      }
    }
  }
  return requests.filter(({ urls }) => urls.length > 0).map(withoutWordLists)
}

/** Drops what may be options, such as `$OPTIONS`, when there is another URL. */
function withoutWordLists(request: CurlRequest): CurlRequest {
  const urls = request.urls.filter(({ isWordList }) => !isWordList)
  const unclear = request.urls.find(({ isWordList }) => isWordList)
  return { ...request, ...(urls.length > 0 && { urls }), ...(unclear && { unclear }) }
}

function addOption(
  request: CurlRequest,
  { name, valueAt }: CurlOption,
  word: ShellWord,
  next: ShellWord | undefined,
): void {
  const value = valueAt === undefined ? next : { ...word, ...sliced(word, valueAt) }
  if (value === undefined) return
  if (name === 'url') request.urls.push(value)
  else request.options.push({ name, value })
}

/** Returns the values of an option. */
export const valuesOf = ({ options }: CurlRequest, ...names: string[]): ShellWord[] =>
  options.filter(({ name }) => names.includes(name)).map(({ value }) => value)
