import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConformanceOptions } from '../../../conformance/run/options.js'
import { readFixtures } from '../../../conformance/suite.js'
import type { Fixtures } from '../../../conformance/world/fixtures.js'
import { isObject } from '../../../core/base/json.js'
import { usageErrorOf } from '../../documents/input-error.js'
import { loadValue } from '../../documents/load-document.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'

/** Loads fixtures. Throws a UsageError if they are unreadable or invalid. */
export const loadFixtures = (file: string, host: Host): Promise<Fixtures> =>
  loadValue('--fixtures', file, host, readFixtures)

/** Loads ids, one per line; `#` at the start of a line and ` # ` start comments. */
export async function loadList(file: string, host: Host): Promise<string[]> {
  const text = await readText(resolve(host.cwd(), file)).catch((error) => {
    throw usageErrorOf(error, `--expected-failures ${file}`)
  })
  return text
    .split(/\r?\n/)
    .map((line) => line.split(' # ', 1).join('').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

type Replayed = NonNullable<ConformanceOptions['replay']>

/** Loads the findings of a JSON report, or the one whose key follows the file name after `#`. */
export async function loadFindings(source: string, host: Host): Promise<Replayed> {
  const isFile = existsSync(resolve(host.cwd(), source))
  const at = isFile ? -1 : source.indexOf('#')
  const [file, key] = at < 0 ? [source, undefined] : [source.slice(0, at), source.slice(at + 1)]
  return loadValue('--replay', file, host, (value) => {
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
