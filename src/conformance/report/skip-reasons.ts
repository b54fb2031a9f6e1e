import type { Skipped } from './report.js'

/** Why a trial does not run, and what to add so that it does. */
interface SkipReason {
  /** The reason, or its start: `: ` and `; ` may introduce details. */
  text: string
  /** Undefined if the trial cannot run on any server. */
  remedy?: string
}

const statesEndpoint = 'add a states endpoint'
const resources = 'add `campaigns` and `offerings` to the fixtures, or a states endpoint'

const table = {
  otherResponses: { text: 'other responses are also valid' },
  otherSettings: { text: 'needs other settings of the server' },
  noHeaders: { text: 'HTTP requests always have headers' },
  noPathParameter: { text: 'a path parameter is missing' },
  notOfTheApi: { text: 'the path is not part of the API' },
  unsendable: { text: 'cannot be sent' },
  bodyLimit: {
    text: 'the body limit of the server is unknown',
    remedy: 'add `maxBodyBytes` to the fixtures',
  },
  credentials: { text: 'valid credentials are unknown', remedy: 'add `credentials`' },
  withoutPermission: {
    text: 'credentials without the permissions are unknown',
    remedy: 'add `credentialsWithoutPermission` to the fixtures',
  },
  withoutOfferings: {
    text: 'another workspace, without offerings, is unknown',
    remedy: 'add `credentialsWithoutOfferings` to the fixtures',
  },
  unknownFacts: {
    text: 'depends on facts that only the server knows',
    remedy: 'add the complete `workspace` to the fixtures',
  },
  versioning: {
    text: 'needs a workspace with versioning',
    remedy: 'use a workspace with `versioningEnabled`, and add it to the fixtures',
  },
  noCampaign: { text: 'no matching campaign in the fixtures', remedy: resources },
  noOffering: { text: 'no matching offering in the fixtures', remedy: resources },
  repeatedKeys: { text: 'repeated keys are tested by sequences instead', remedy: statesEndpoint },
  rateLimits: {
    text: 'rate limits are tested by sequences instead, on request',
    remedy: 'add `--rate-limits`, or a states endpoint',
  },
  otherData: { text: 'needs a server without other data', remedy: statesEndpoint },
  exactSecond: { text: 'depends on the exact second', remedy: statesEndpoint },
  plugin: { text: 'a rule of a plugin rejects the request' },
  pluginFailed: { text: 'a rule of a plugin may have failed' },
  otherVerdict: { text: 'has another verdict with the data of this server' },
  notImplemented: { text: 'the server does not implement the operation' },
  missingTrial: { text: 'this version of the suite has no such trial' },
  limited: {
    text: 'the server limits the rate of requests',
    remedy: 'raise `--wait`',
  },
} as const satisfies Readonly<Record<string, SkipReason>>

export const skipReasons = Object.fromEntries(
  Object.entries(table).map(([name, { text }]) => [name, text]),
) as { readonly [Name in keyof typeof table]: (typeof table)[Name]['text'] }

/** Returns what to add so that trials skipped for a reason run; undefined if nothing helps. */
function remedyOf(reason: string): string | undefined {
  const found = Object.values<SkipReason>(table).find(
    ({ text }) => reason.startsWith(text) && /^(?:[:;] |$)/.test(reason.slice(text.length)),
  )
  return found?.remedy
}

/** Ids listed for each reason at most. */
const maxIds = 20

export class SkippedTrials {
  readonly #reasons = new Map<string, { count: number; ids: string[] }>()

  add(reason: string, id: string): void {
    const entry = this.#reasons.get(reason) ?? { count: 0, ids: [] }
    entry.count++
    if (entry.ids.length < maxIds) entry.ids.push(id)
    this.#reasons.set(reason, entry)
  }

  list(): Skipped[] {
    return [...this.#reasons]
      .map(([reason, entry]) => ({ reason, ...entry, remedy: remedyOf(reason) }))
      .sort((a, b) => b.count - a.count)
  }
}
