import { operationTable } from '../../../generated/operations.js'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import { merged } from '../../core/base/merge-patch.js'
import type { OperationName } from '../../core/index.js'
import type { SequenceCall } from '../sequences/call.js'
import type { ScenarioCall, ScenarioFiles } from './scenario.js'

/** Values by name, and the time in milliseconds. */
export interface Values {
  named: JsonObject
  now: number
}

export class MissingValue extends Error {}

/** Returns a value with the values that its texts name: `$unique`, `$tagIds.0`, or a time `$now+60`, `$now+60 in Lima`. */
export function filled(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return filledText(value, values)
  if (Array.isArray(value)) return value.map((item) => filled(item, values))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [filledText(key, values), filled(inner, values)]),
  )
}

const offsets: Readonly<Record<string, readonly [minutes: number, offset: string]>> = {
  Delhi: [330, '+05:30'],
  Lima: [-300, '-05:00'],
}

function timeIn(place: string, time: string): string {
  const [minutes, offset] = offsets[place] ?? [0, 'Z']
  return new Date(Date.parse(time) + minutes * 60_000).toISOString().replace('Z', offset)
}

const name = /\$([a-z]+(?:\.\w+)*)/gi

function filledText(text: string, { named, now }: Values): unknown {
  const [, seconds, place] = /^\$now\+(\d+)(?: in (\w+))?$/.exec(text) ?? []
  if (seconds !== undefined) {
    const time = new Date(now + Number(seconds) * 1000).toISOString()
    return place === undefined ? time : timeIn(place, time)
  }
  const [whole, ...others] = [...text.matchAll(name)]
  const valueOfPath = (path: string): unknown => {
    const value = valueAt(named, path.split('.'))
    if (value === undefined) throw new MissingValue(path)
    return value
  }
  if (whole?.[0] === text && others.length === 0) return valueOfPath(whole[1] ?? '')
  return text.replace(name, (_, path) => String(valueOfPath(path)))
}

/** Returns the request of a call, about what was created under a name. */
export function requestOf(
  operation: OperationName,
  { of, body: name, only, with: change }: ScenarioCall,
  values: Values,
  { ids, bodies }: { ids: JsonObject; bodies: ScenarioFiles['bodies'] },
): SequenceCall {
  const call: SequenceCall = {}
  const id = of === undefined ? undefined : String(ids[of])
  const [parameter] = operationTable[operation].pathParameters
  if (id !== undefined && parameter !== undefined) call.params = { [parameter]: id }
  if (id !== undefined && operation === 'listOfferings') call.query = { id }
  if (name === undefined && change === undefined) return call
  const base = name && bodies[String(filled(name, values))]
  const kept = only && (filled(only, values) as string[])
  const fields = Object.entries(base ?? {}).filter(([field]) => kept?.includes(field) ?? true)
  const draft = operation === 'testCampaign' && id !== undefined ? { draft_id: id } : {}
  const changes = [change ?? {}].flat().map((each) => filled(each, values))
  // A change alone is sent as it is, with `null`.
  const [alone, ...more] = changes
  const start = filled(Object.fromEntries(fields), values)
  const whole = name === undefined && more.length === 0 ? alone : changes.reduce(merged, start)
  call.body = { ...draft, ...(whole as JsonObject) }
  return call
}
