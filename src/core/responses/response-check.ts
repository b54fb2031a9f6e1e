import { type OperationName, operationTable } from '../../../generated/operations.js'
import { type ResponseCheckId, responseCheckLevels } from '../../../generated/response-checks.js'
import { attempt } from '../base/attempt.js'
import { asObject, isObject, type JsonObject, type Path, toTarget, valueAt } from '../base/json.js'
import type { ActiveExceptions } from '../contract/active-exceptions.js'
import type { Facts, StoredResponse } from '../contract/facts.js'
import {
  type HeaderRecord,
  hasForEach,
  headerRecord,
  type RequestInput,
} from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import { ReadRequest } from '../engine/read-request.js'
import type { Finding, FindingLevel, FindingNote } from './finding.js'

/** The request of a response, and the facts about it. */
export interface ResponseContext {
  request?: RequestInput | undefined
  facts?: Facts | undefined
}

/** The expected and the received value. */
interface Values {
  readonly expected?: unknown
  readonly got?: unknown
}

/**
 * One check of a response: what it reads, with unreadable parts as missing ones, and what it found. A
 * topic is a function that reports to it.
 */
export class ResponseCheck {
  readonly family: 'campaigns' | 'offerings'
  /** The status as received, possibly not a number. */
  readonly rawStatus: unknown
  readonly status: number | undefined
  /** The kind of the status; undefined if it is neither. */
  readonly kind: 'success' | 'error' | undefined
  /** Undefined if the caller provided none; then they are not validated. */
  readonly headers: HeaderRecord | undefined
  /** The body if it is a JSON object. */
  readonly body: JsonObject | undefined
  /** `data` of a success. */
  readonly data: unknown
  /** `error` of an error, if it is an object. */
  readonly error: JsonObject | undefined
  readonly request: ReadRequest | undefined
  readonly facts: Facts

  /** The check that runs. */
  id: ResponseCheckId = 'response/status'
  /** The level of what it requires, and of its weaker part. */
  level: FindingLevel = 'MUST'
  weakerLevel: FindingLevel = 'SHOULD'
  readonly findings: Finding[] = []
  readonly notes: FindingNote[] = []
  readonly skipped = new Set<ResponseCheckId>()
  /** How many findings and notes each check has. */
  private readonly counts: Record<string, number> = {}
  private readonly exceptions: ActiveExceptions | undefined

  constructor(
    readonly operation: OperationName,
    response: StoredResponse,
    context: ResponseContext,
    readonly settings: Settings,
  ) {
    const traits = operationTable[operation]
    this.family = traits.family
    this.rawStatus = attempt(() => response.status)
    this.status = statusOf(this.rawStatus)
    this.kind = kindOf(this.status)
    this.headers = attempt(() => headersOf(response.headers))
    this.body = attempt(() => asObject(response.body))
    this.data = this.kind === 'success' ? attempt(() => this.body?.data) : undefined
    this.error = this.kind === 'error' ? attempt(() => asObject(this.body?.error)) : undefined
    const facts = attempt(() => context.facts) ?? {}
    this.request = attempt(() =>
      isObject(context.request)
        ? new ReadRequest(traits, settings, context.request as RequestInput, facts, undefined)
        : undefined,
    )
    const { withWorkspace } = settings
    this.facts =
      withWorkspace === undefined
        ? facts
        : (this.request?.facts ?? attempt(() => withWorkspace(facts, noRequest)) ?? facts)
    this.exceptions = settings.exceptionsOf?.(operation)
  }

  /**
   * Runs the topic of a check, if the operation has the check. Skips the rest if it throws, as on a
   * value that JSON cannot express.
   */
  run(id: ResponseCheckId, topic: (c: ResponseCheck) => void): void {
    const levels: { readonly [name: string]: FindingLevel } = responseCheckLevels[id]
    const level = levels[this.family] ?? levels[this.operation]
    if (level === undefined) return
    this.id = id
    this.level = level
    this.weakerLevel = 'SHOULD'
    try {
      topic(this)
    } catch {
      this.skip()
    }
  }

  /** Reports a path in the body, the name of a header, or '' for the whole response. */
  report(at: Path | string, message: string, values: Values = {}): void {
    this.add(this.level, at, message, values)
  }

  /** Reports what breaks only the weaker part of the requirement. */
  should(at: Path | string, message: string, values: Values = {}): void {
    this.add(this.weakerLevel, at, message, values)
  }

  /** The time of the request in epoch milliseconds. */
  now(): number {
    return Number(this.facts.now ?? this.settings.clock())
  }

  /** Skips the check, because a fact or a part of the request is missing. */
  skip(): void {
    this.skipped.add(this.id)
  }

  /** Whether the envelope, if it was checked, has all that it must have. */
  get isEnvelopeValid(): boolean {
    return ![...this.findings, ...this.notes].some(
      ({ check, level }) => check === 'response/envelope' && level === 'MUST',
    )
  }

  private add(
    level: FindingLevel,
    at: Path | string,
    message: string,
    { expected, got }: Values,
  ): void {
    const { id } = this
    const note = this.exceptions?.noteOf(id, at, (place) => this.valueAt(place))
    const kind = `${id} ${note === undefined ? level : 'note'}`
    const count = (this.counts[kind] ?? 0) + 1
    this.counts[kind] = count
    if (count > this.settings.maxViolations) return
    const finding: Finding = {
      check: id,
      level,
      target: typeof at === 'string' ? at : toTarget(at),
      message,
      ...(isShort(expected) && { expected }),
      ...(isShort(got) && { got }),
    }
    if (note === undefined) this.findings.push(finding)
    else this.notes.push({ ...finding, ...note })
  }

  /** Returns the value at a path in the body, of a header, or of the whole response: its status. */
  private valueAt(at: Path | string): unknown {
    if (typeof at !== 'string') return valueAt(this.body, at)
    return at === '' ? this.status : this.headers?.[at.toLowerCase()]
  }
}

const noRequest = { params: undefined, body: undefined }

/** Returns the status as a number, also if it is a string of three digits. */
const statusOf = (raw: unknown): number | undefined =>
  Number.isInteger(raw) || (typeof raw === 'string' && /^\d{3}$/.test(raw))
    ? Number(raw)
    : undefined

function kindOf(status: number | undefined): ResponseCheck['kind'] {
  if (status === undefined || status < 200 || status >= 600) return undefined
  if (status < 300) return 'success'
  return status >= 400 ? 'error' : undefined
}

/** Reads headers. Node keeps the values that were set, so `Retry-After` may be a number. */
function headersOf(headers: unknown): ResponseCheck['headers'] {
  if (!isObject(headers)) return undefined
  if (hasForEach(headers)) return headerRecord(headers)
  const texts: JsonObject = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
  return headerRecord(texts as never)
}

/** The longest string and array that a finding repeats. */
const longestText = 100
const longestList = 20

const isShort = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length <= longestList && value.every((item) => !Array.isArray(item) && isShort(item))
    : typeof value === 'string'
      ? value.length <= longestText
      : value === null || typeof value === 'number' || typeof value === 'boolean'
