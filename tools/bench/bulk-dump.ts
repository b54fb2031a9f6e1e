import { open } from 'node:fs/promises'
import fc from 'fast-check'
import { createContract } from '../../src/core/index.js'
import {
  brokenRequest,
  type GeneratedRequest,
  validRequest,
} from '../../src/testing/arbitraries/index.js'
import { now } from '../../src/testing/arbitraries/now.js'

/** Operations that are frequent in a log. */
const operations = [
  'testCampaign',
  'createCampaign',
  'updateCampaign',
  'changeCampaignStatus',
  'createOffering',
  'updateOffering',
] as const
const seed = 20_260_115
/** Requests of each operation, and how many are generated to find as many without warnings. */
const shapes = 100
const samples = 3000
/** One of this many rows is invalid. */
const invalidOneIn = 100
const idempotencyKey = 'Idempotency-Key'

/** Facts that make the rows valid. */
export const dumpFacts = { now: now.toISOString() }

/**
 * Writes a dump of at least this many bytes and returns its number of rows: request documents, one
 * per line, generated from the contract, each with its own idempotency key and name.
 */
export async function writeDump(file: string, bytes: number): Promise<number> {
  const valid = operations.flatMap((operation) => clean(sample(validRequest(operation), samples)))
  const invalid = operations.flatMap((operation) => sample(brokenRequest(operation), shapes / 10))
  const output = await open(file, 'w')
  let rows = 0
  try {
    for (let written = 0; written < bytes; ) {
      const lines: string[] = []
      for (let size = 0; size < 2 ** 20; rows++) {
        const among = rows % invalidOneIn === 0 ? invalid : valid
        const line = `${lineOf(among[(rows * 7919) % among.length] as GeneratedRequest, rows)}\n`
        lines.push(line)
        size += line.length
      }
      written += (await output.write(lines.join(''))).bytesWritten
    }
  } finally {
    await output.close()
  }
  return rows
}

/** Returns the requests without warnings, of which a log has few. */
const clean = (requests: readonly GeneratedRequest[]): GeneratedRequest[] =>
  requests
    .filter(({ operation, request, facts }) => {
      const verdict = check(operation, request, { ...facts, now })
      return verdict.ok && verdict.warnings.length === 0
    })
    .slice(0, shapes)

const { check } = createContract()

const sample = (arbitrary: fc.Arbitrary<GeneratedRequest>, numRuns: number) =>
  fc.sample(arbitrary, { numRuns, seed })

function lineOf(
  { operation, request: { params, query, headers, body } }: GeneratedRequest,
  row: number,
) {
  const own: Record<string, unknown> = { ...headers }
  if (own[idempotencyKey] !== undefined) own[idempotencyKey] = uuidOf(row)
  const named =
    operation === 'createOffering' && isObject(body) ? { ...body, name: `Offer_${row}` } : body
  return JSON.stringify({ operation, params, query, headers: own, body: named })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const uuidOf = (row: number): string =>
  `3f1c2b7e-8a94-4d0e-9b6a-${row.toString(16).padStart(12, '0')}`
