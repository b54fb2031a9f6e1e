import { createHash } from 'node:crypto'
import { type Contract, type Facts, fingerprint, parseBasicCredentials } from '../../core/index.js'
import type { ReadRequest } from '../checking/check-document.js'
import type { EarlierRow, RowMark } from './earlier-rows.js'

/** The rule that decides about what two rows use, and what it needs to be told of the first. */
const kinds = {
  'idempotency-key': {
    rule: 'idempotency/conflict',
    words: (line: number) => `Line ${line} used it first.`,
    // No request has this fingerprint: which requests are the same was decided by the marks.
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
    words: (line: number) => `Line ${line} created it.`,
    facts: (known: Facts): Facts => ({
      ...known,
      workspace: { ...known.workspace, offeringNames: () => true },
    }),
  },
} as const

/** The rules that two rows can break together. */
const crossRowRules = Object.values(kinds).map(({ rule }) => rule)

/** Whether the contract asks about two rows at all. */
export const comparesRows = (contract: Contract): boolean =>
  contract.rules.some(
    ({ id, severity }) => severity !== 'off' && crossRowRules.includes(id as never),
  )

type Mark = Omit<RowMark, 'document' | 'line' | 'offset'>

/** What a request uses up, unless its own facts say what was used before. */
export function marksOf({ request, operation, facts }: ReadRequest, contract: Contract): Mark[] {
  const headers = (request.headers ?? {}) as Headers
  const client = parseBasicCredentials(header(headers, 'authorization') ?? '')?.username ?? ''
  const time = facts.now && { time: facts.now.getTime() }
  const marks: Mark[] = []
  const key = header(headers, 'idempotency-key')
  if (key !== undefined && facts.idempotency === undefined) {
    const idempotency: { required: boolean; 'window-seconds'?: number } =
      contract.operations[operation].idempotency
    if (idempotency.required) {
      const seconds = idempotency['window-seconds']
      const window = seconds !== undefined && { window: seconds * 1000 }
      const by = fingerprint(operation, request).slice(0, 16)
      marks.push({ kind: 'idempotency-key', used: digest([client, key]), by, ...time, ...window })
    }
  }
  if (operation === 'createOffering' && facts.workspace?.offeringNames === undefined) {
    const name = nameOf(request.body)
    if (name !== undefined) {
      // A call that is repeated with its key creates nothing again.
      const by = digest([key ?? '', name])
      marks.push({ kind: 'offering-name', used: digest([client, name]), by, ...time })
    }
  }
  return marks
}

/** What the rules are told of the rows that were first. */
export const factsOfEarlier = (
  known: Facts,
  { kind }: Pick<RowMark, 'kind'>,
  earlier: EarlierRow,
): Facts => kinds[kind].facts(known, earlier)

/** What is added to the message of the rule that decides. */
export const wordsOnEarlier = (
  rule: string,
  { kind }: Pick<RowMark, 'kind'>,
  { line }: EarlierRow,
): string | undefined => (kinds[kind].rule === rule ? kinds[kind].words(line) : undefined)

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** The first value that is not empty; a document may spell names in any letter case. */
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
  createHash('sha1').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
