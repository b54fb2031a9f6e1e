import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConformanceOptions } from '../../../conformance/run/options.js'
import { readFixtures } from '../../../conformance/suite.js'
import type { Fixtures } from '../../../conformance/world/fixtures.js'
import { isObject } from '../../../core/base/json.js'
import { readDocuments } from '../../documents/documents.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'

/** Loads fixtures. Throws a UsageError if they are unreadable or invalid. */
export async function loadFixtures(file: string, host: Host): Promise<Fixtures> {
  return withFlag(`--fixtures ${file}`, async () => readFixtures(await valueIn(file, host)))
}

/** Loads ids, one per line; `#` at the start of a line and ` # ` start comments. */
export async function loadList(file: string, host: Host): Promise<string[]> {
  return withFlag(`--expected-failures ${file}`, async () => {
    const text = await readText(resolve(host.cwd(), file))
    return text
      .split(/\r?\n/)
      .map((line) => line.split(' # ', 1).join('').trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
  })
}

type Replayed = NonNullable<ConformanceOptions['replay']>

/** Loads the findings of a JSON report, or the one whose key follows the file name after `#`. */
export async function loadFindings(source: string, host: Host): Promise<Replayed> {
  const isFile = existsSync(resolve(host.cwd(), source))
  const at = isFile ? -1 : source.indexOf('#')
  const [file, key] = at < 0 ? [source, undefined] : [source.slice(0, at), source.slice(at + 1)]
  return withFlag(`--replay ${file}`, async () => {
    const value = await valueIn(file, host)
    const listed = isObject(value) && Array.isArray(value.findings) ? value.findings : [value]
    const findings = listed.flatMap((each) => (Array.isArray(each?.where) ? each.where : [each]))
    if (!findings.every(isFinding)) throw new TypeError('must be a JSON report or a finding of one')
    const wanted = key === undefined ? findings : findings.filter((each) => each.key === key)
    if (wanted.length === 0) {
      throw new TypeError(key === undefined ? 'has no findings' : `has no finding \`${key}\``)
    }
    return wanted
  })
}

const isFinding = (value: unknown): value is Replayed[number] =>
  isObject(value) && typeof value.key === 'string'

async function valueIn(file: string, host: Host): Promise<unknown> {
  const documents = await readDocuments(file, await readText(resolve(host.cwd(), file)))
  const [document] = documents
  if (document === undefined || documents.length > 1)
    throw new InputError('must contain one document')
  if (document instanceof InputError) throw document
  return document.value
}

async function withFlag<Value>(flag: string, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    throw new UsageError(`${flag}: ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof TypeError) return error.message
  const { message, position } = asInputError(error)
  return position === undefined ? message : `${position.line}:${position.column}: ${message}`
}
