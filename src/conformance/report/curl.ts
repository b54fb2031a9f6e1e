import { shellQuoted } from '../../core/base/shell.js'
import { isUuidV4 } from '../../core/formats/patterns.js'
import { groupBy } from '../grouping.js'
import { rawByte, splitAtRawBytes } from '../sending/body-bytes.js'
import { type FindingStep, maxAtOnce, type SentRequest } from './exchange.js'

/** A text of the requests, and what the shell puts in its place. */
interface Replacement {
  text: string
  shell: string
}

/** Longest argument, in characters, that most systems accept; scripts are no longer either. */
const longestCommand = 100_000

/**
 * Returns commands for a shell that repeat the requests of a finding, or '' if no command line can hold
 * them. They read secrets from variables and ids from responses, and send at the same time what the run sent
 * so. Unless the first one sets the state of the server, idempotency keys and names of offerings are new,
 * because the server has seen those of the run.
 */
export function curlOf(
  steps: readonly FindingStep[],
  baseUrl: string,
  secrets: readonly string[] = [],
): string {
  const isReset = steps[0]?.purpose === 'set the state'
  const lines: string[] = []
  const replacements: Replacement[] = secrets.map((name) => ({
    text: `$${name}`,
    shell: name.endsWith('_BASE64')
      ? `$(printf %s "$${name.replace('_BASE64', '')}" | base64 | tr -d '\\n')`
      : `$${name}`,
  }))
  const declare = (text: string, name: string, value: string) => {
    lines.push(`${name}=${value}`)
    replacements.push({ text, shell: `$${name}` })
  }
  if (!isReset) declareNewValues(steps, declare)
  const commandOf = ({ method, url, headers, body }: SentRequest, flags: string): string => {
    const headerLines = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((each) => headerOf(name, each, { isReset, secrets, replacements })),
    )
    const address = /^https?:/.test(url) ? url : baseUrl.replace(/\/$/, '') + url
    const data = body === undefined ? [] : [`--data-raw ${quoted(body, replacements)}`]
    // With `-X HEAD`, curl waits for a body that never comes.
    const methodFlag = method === 'HEAD' ? '--head' : `-X ${method}`
    const start = `curl ${flags} ${methodFlag} ${quoted(address, replacements)}`
    return [start, ...headerLines, ...data].join(' \\\n  ')
  }
  let ids = 0
  const declareIds = (used: readonly (readonly [path: string, id: string])[], response: string) => {
    for (const [path, id] of used) declare(id, `ID_${++ids}`, readFromResponse(path, response))
  }
  /** What follows when the requests at the same time are answered. */
  const afterGroup: (() => void)[] = []
  const groups = groupBy(steps, ({ together }) => together)
  steps.forEach(({ request, ids: shown = {}, secondsBefore, together }, index) => {
    const group = together === undefined ? undefined : groups.get(together)
    const isAtOnce = group !== undefined && group.length <= maxAtOnce
    if (secondsBefore !== undefined) lines.push(`sleep ${Math.ceil(secondsBefore)}`)
    const later = steps.slice(index + 1).map(({ request: { url, body } }) => `${url} ${body}`)
    const used = Object.entries(shown).filter(
      ([, id]) =>
        replacements.every(({ text }) => text !== id) && later.some((text) => text.includes(id)),
    )
    if (index === steps.length - 1) lines.push(commandOf(request, '-i'))
    else if (isAtOnce && used.length > 0) {
      const file = `FILE_${index + 1}`
      lines.push(`${file}=$(mktemp)`, `${commandOf(request, `-s -o "$${file}"`)} &`)
      afterGroup.push(() => declareIds(used, `$(cat "$${file}")`))
    } else if (isAtOnce) {
      // Standard output has only the last response.
      lines.push(`${commandOf(request, "-s -o /dev/null -w '%{stderr}%{http_code}\\n'")} &`)
    } else if (used.length > 0) {
      lines.push(`RESPONSE=$(${commandOf(request, '-s')})`)
      declareIds(used, '$RESPONSE')
    } else lines.push(commandOf(request, '-s -o /dev/null'))
    if (!isAtOnce || steps[index + 1]?.together === together) return
    lines.push('wait')
    for (const each of afterGroup.splice(0)) each()
  })
  const script = lines.join('\n')
  return script.includes('\0') || script.length > longestCommand ? '' : script
}

const readFromResponse = (path: string, response: string): string =>
  `$(node -p 'JSON.parse(process.argv[1])${path}' "${response}")`

/** Declares a variable for each key that several requests have, and for each name of an offering. */
function declareNewValues(
  steps: readonly FindingStep[],
  declare: (text: string, name: string, value: string) => void,
): void {
  const all = steps.flatMap(({ request }) => keyOf(request) ?? [])
  const isRepeated = (key: string) =>
    all.filter((each) => each.toLowerCase() === key.toLowerCase()).length > 1
  const names = new Map<string, string>()
  for (const key of new Set(all.filter(isRepeated))) {
    const before = names.get(key.toLowerCase())
    const name = `KEY_${names.size + 1}`
    if (before === undefined) {
      declare(key, name, newKey(key))
      names.set(key.toLowerCase(), name)
    } else {
      const letters = key === key.toUpperCase() ? 'a-z A-Z' : 'A-Z a-z'
      declare(key, `${before}_IN_OTHER_CASE`, `$(printf %s "$${before}" | tr ${letters})`)
    }
  }
  const offerings = steps.flatMap(({ request }) => offeringName(request) ?? [])
  ;[...new Set(offerings)].forEach((name, index) => {
    const [letters = ''] = /[A-Za-z0-9]{4,8}/.exec(name) ?? []
    const [before = '', after = ''] = letters === '' ? [] : name.split(letters, 2)
    if (letters === '' || name !== before + letters + after) return
    const random = `$(node -p 'crypto.randomUUID().slice(0, ${letters.length})')`
    declare(name, `NAME_${index + 1}`, `${shellQuoted(before)}${random}${shellQuoted(after)}`)
  })
}

const keyOf = ({ headers }: SentRequest): string | undefined => {
  const value = Object.entries(headers).find(([name]) => isKeyHeader(name))?.[1]
  return typeof value === 'string' && isUuidV4(value) ? value : undefined
}

const isKeyHeader = (name: string): boolean => name.toLowerCase() === 'idempotency-key'

const newKey = (key: string): string =>
  `$(node -p 'crypto.randomUUID()${/[A-F]/.test(key) ? '.toUpperCase()' : ''}')`

const offeringName = ({ method, url, body = '' }: SentRequest): string | undefined =>
  method !== 'GET' && url.includes('/offers') ? /"name":"([^"\\]+)"/.exec(body)?.[1] : undefined

interface HeaderSettings {
  isReset: boolean
  secrets: readonly string[]
  replacements: readonly Replacement[]
}

function headerOf(
  name: string,
  value: string,
  { isReset, secrets, replacements }: HeaderSettings,
): string {
  // curl omits an empty header unless it ends with a semicolon.
  if (value === '') return `-H ${shellQuoted(`${name};`)}`
  const credentials = secrets.find((variable) => value === `Basic $${variable}`)
  if (credentials !== undefined) return `-u "$${credentials.replace('_BASE64', '')}"`
  const isDeclared = replacements.some(({ text }) => text === value)
  if (!isReset && !isDeclared && isKeyHeader(name) && isUuidV4(value)) {
    return `-H ${shellQuoted(`${name}: `)}"${newKey(value)}"`
  }
  return `-H ${quoted(`${name}: ${value}`, replacements)}`
}

/** Quotes a text in which the shell replaces some parts; bytes that are not UTF-8 need escapes. */
function quoted(text: string, replacements: readonly Replacement[]): string {
  const found = replacements.find((each) => text.includes(each.text))
  if (found === undefined) {
    return splitAtRawBytes(text)
      .map((part, index) =>
        index % 2 === 0 ? shellQuoted(part) : `$'\\x${rawByte(part).toString(16)}'`,
      )
      .join('')
  }
  const parts = text.split(found.text)
  return parts
    .map((part) => (part === '' ? '' : quoted(part, replacements)))
    .join(`"${found.shell}"`)
}
