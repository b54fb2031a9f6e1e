import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { Command } from 'commander'
import fc from 'fast-check'
import type { OperationName } from '../../src/core/index.js'
import { accepts, bodies, operations, schemaOf } from '../../test/contract/agreement.js'
import { count, newSeed } from './options.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:agreement`: compares the library's verdicts on generated bodies with those of two
 * independent JSON Schema validators on the published schemas.
 */

/** How many bodies are made from one valid request: enough that generating requests takes little time. */
const variants = 20
const batch = 5000

const options = new Command()
  .option('--requests <count>', 'how many bodies are compared', count, 1_000_000)
  .option('--seed <seed>', 'seed of the generator', count, newSeed())
  .parse()
  .opts<{ requests: number; seed: number }>()

const scratch = mkdtempSync(join(tmpdir(), 'agreement-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

interface Tally {
  compared: number
  accepted: number
  rejected: number
  /** Left out, because only a format is violated, which JSON Schema does not assert. */
  formatOnly: number
  disagreements: unknown[]
}

async function compare(operation: OperationName, wanted: number, seed: number): Promise<Tally> {
  const tally: Tally = { compared: 0, accepted: 0, rejected: 0, formatOnly: 0, disagreements: [] }
  const url = `https://contract.example/${operation}`
  addSchema(schemaOf(operation), url)
  const hyperjump = await validate(url)
  const schemaFile = join(scratch, `${operation}.json`)
  writeFileSync(schemaFile, JSON.stringify(schemaOf(operation)))

  for (let round = 0; tally.compared < wanted; round++) {
    const lists = fc.sample(bodies(operation, variants), {
      numRuns: Math.ceil(Math.min(batch, wanted - tally.compared) / variants),
      seed: seed + round,
    })
    const pairs: { body: unknown; accepted: boolean }[] = []
    for (const body of lists.flat()) {
      const accepted = accepts(operation, body)
      if (accepted === undefined) tally.formatOnly++
      else pairs.push({ body, accepted })
    }
    for (const { body, accepted } of pairs) {
      if (hyperjump(body as never).valid !== accepted) {
        tally.disagreements.push({
          validator: 'hyperjump',
          operation,
          seed: seed + round,
          accepted,
          body,
        })
      }
      tally[accepted ? 'accepted' : 'rejected']++
      tally.compared++
    }
    for (const accepted of [true, false]) {
      const alike = pairs.filter((each) => each.accepted === accepted).map(({ body }) => body)
      for (const body of sourcemetaDiffers(schemaFile, alike, accepted)) {
        tally.disagreements.push({
          validator: 'sourcemeta',
          operation,
          seed: seed + round,
          accepted,
          body,
        })
      }
    }
  }
  return tally
}

const command = fileURLToPath(new URL('../../node_modules/.bin/jsonschema', import.meta.url))

/**
 * Returns the instances on which the command of @sourcemeta/jsonschema has another verdict. Verdicts
 * without locations are fast and unordered, so locations are only requested after a difference.
 */
function sourcemetaDiffers(
  schemaFile: string,
  instances: readonly unknown[],
  accepted: boolean,
): unknown[] {
  if (instances.length === 0) return []
  const dataset = join(scratch, 'instances.jsonl')
  writeFileSync(dataset, instances.map((instance) => `${JSON.stringify(instance)}\n`).join(''))
  const validate = (...flags: string[]) => {
    const args = ['validate', schemaFile, dataset, '--fast', '--continue', ...flags]
    const { stdout, stderr, error } = spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    if (error !== undefined) throw error
    return { stdout, stderr }
  }
  const { stdout, stderr } = validate('--json')
  const verdicts = [...stdout.matchAll(/"valid": (true|false)/g)].map(([, word]) => word === 'true')
  if (verdicts.length !== instances.length) {
    throw new Error(`${verdicts.length} verdicts on ${instances.length} instances\n${stderr}`)
  }
  if (verdicts.every((verdict) => verdict === accepted)) return []
  const failed = new Set(
    [...validate().stderr.matchAll(/^fail: .*\(entry #(\d+)\)$/gm)].map(([, entry]) =>
      Number(entry),
    ),
  )
  return instances.filter((_, index) => failed.has(index + 1) === accepted)
}

const { requests, seed } = options
const perOperation: Record<string, Omit<Tally, 'disagreements'>> = {}
const disagreements: unknown[] = []
for (const operation of operations) {
  const wanted = Math.ceil(requests / operations.length)
  const { disagreements: found, ...tally } = await compare(operation, wanted, seed)
  perOperation[operation] = tally
  disagreements.push(...found)
  console.log(operation, tally, `${found.length} disagreements`)
}
for (const each of disagreements.slice(0, 20)) console.log(JSON.stringify(each))
const total = Object.values(perOperation).reduce((sum, { compared }) => sum + compared, 0)
recordResult('agreement', {
  seed,
  compared: total,
  disagreements: disagreements.length,
  operations: perOperation,
})
process.exitCode = disagreements.length === 0 ? 0 : 1
