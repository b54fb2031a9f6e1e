import { hash } from 'node:crypto'
import { readOptions } from '../../core/contract/options.js'
import {
  type Contract,
  type ContractOptions,
  type Facts,
  fingerprint,
  parseBasicCredentials,
  setSha256,
} from '../../core/index.js'
import { storedKey } from '../../core/protocol/stored-key.js'
import type { ReadRequest } from '../checking/check-document.js'
import type { EarlierRow, RowMark } from './earlier-rows.js'

setSha256((text) => hash('sha256', text))

/** The rule for each kind of unique value, and the facts that it needs about the first row. */
const kinds = {
  'idempotency-key': {
    rule: 'idempotency/conflict',
    words: (line: number) => `First used on line ${line}.`,
    // Matches no request: the marks have already found out which requests are the same.
    facts: (known: Facts, { time }: EarlierRow): Facts => ({
      ...known,
      idempotency: {
        fingerprint: '',
        state: 'completed',
        createdAt: new Date(time ?? known.now ?? Date.now()),
      },
    }),
  },
  'offering-name': {
    rule: 'offering/name-taken',
    words: (line: number) => `Created on line ${line}.`,
    facts: (known: Facts): Facts => ({
      ...known,
      workspace: { ...known.workspace, offeringNames: () => true },
    }),
  },
} as const

/** The rules that compare two rows. */
const crossRowRules = Object.values(kinds).map(({ rule }) => rule)

/** Returns whether a rule that compares rows is on. */
export function comparesRows(options: ContractOptions = {}): boolean {
  const { severities } = readOptions(options)
  return crossRowRules.some((rule) => severities.get(rule) !== 'off')
}

type Mark = Omit<RowMark, 'document' | 'line' | 'offset'>

/** Returns the hash of the idempotency key of a request, unless its own facts cover it. */
export function keyOf(
  { request, operation, facts }: ReadRequest,
  contract: Contract,
): string | undefined {
  const { required } = contract.operations[operation].idempotency
  if (!required || facts.idempotency !== undefined) return undefined
  const key = sentKey(request)
  return key === undefined ? undefined : digest([clientIn(request), key])
}

/** Returns the unique values of a request, unless its own facts cover them. */
export function marksOf(read: ReadRequest, contract: Contract, { withKey = true } = {}): Mark[] {
  const { request, operation, facts } = read
  const time = facts.now && { time: facts.now.getTime() }
  const marks: Mark[] = []
  const used = withKey ? keyOf(read, contract) : undefined
  if (used !== undefined) {
    const idempotency: { required: boolean; 'window-seconds'?: number } =
      contract.operations[operation].idempotency
    const seconds = idempotency['window-seconds']
    const window = seconds !== undefined && { window: seconds * 1000 }
    const by = fingerprint(operation, request).slice(0, 16)
    marks.push({ kind: 'idempotency-key', used, by, ...time, ...window })
  }
  if (operation === 'createOffering' && facts.workspace?.offeringNames === undefined) {
    const name = nameOf(request.body)
    if (name !== undefined) {
      // A request repeated with its key creates nothing.
      const by = digest([sentKey(request) ?? '', name])
      marks.push({ kind: 'offering-name', used: digest([clientIn(request), name]), by, ...time })
    }
  }
  return marks
}

/** Adds facts about an earlier row. */
export const factsOfEarlier = (
  known: Facts,
  { kind }: Pick<RowMark, 'kind'>,
  earlier: EarlierRow,
): Facts => kinds[kind].facts(known, earlier)

/** Returns the addition to the message of the rule about the value. */
export const wordsOnEarlier = (
  rule: string,
  { kind }: Pick<RowMark, 'kind'>,
  { line }: EarlierRow,
): string | undefined => (kinds[kind].rule === rule ? kinds[kind].words(line) : undefined)

const headersOf = ({ headers }: ReadRequest['request']) => (headers ?? {}) as Headers

const clientIn = (request: ReadRequest['request']): string =>
  clientOf(header(headersOf(request), 'authorization') ?? '')

function sentKey(request: ReadRequest['request']): string | undefined {
  const sent = header(headersOf(request), 'idempotency-key')
  return sent && storedKey(sent)
}

let last = { authorization: '', client: '' }

/** Returns the username of Basic credentials; most rows have those of the row before. */
function clientOf(authorization: string): string {
  if (last.authorization !== authorization) {
    last = { authorization, client: parseBasicCredentials(authorization)?.username ?? '' }
  }
  return last.client
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Returns the first non-empty value of a header; names are case-insensitive. */
function header(headers: Headers, wanted: string): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    if (name.length !== wanted.length || name.toLowerCase() !== wanted) continue
    const text = (typeof value === 'string' ? value : value?.[0])?.trim()
    if (text) return text
  }
  return undefined
}

function nameOf(body: unknown): string | undefined {
  const name = (body as { name?: unknown } | null | undefined)?.name
  return typeof name === 'string' ? name : undefined
}

const digest = (texts: readonly string[]): string =>
  hash('sha1', JSON.stringify(texts)).slice(0, 16)
