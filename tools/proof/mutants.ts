import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { loadCases } from '../../src/conformance/cases/load-cases.js'
import { runConformance } from '../../src/conformance/run/run.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { settings, tryMutant } from '../../test/system/mutants/try-mutant.js'
import { mutantKinds } from './mutants/index.js'
import { count } from './options.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:mutants`: runs the conformance suite against the sandbox, where it must find nothing,
 * and against each mutant of the sandbox, which it must detect.
 */

const {
  requests,
  seed,
  only,
  missed: isSecondTry = false,
} = new Command()
  .option('--requests <count>', 'minimum number of generated requests', count, 102_000)
  .option('--seed <seed>', 'seed of the generators', count, 20_260_101)
  .option('--only <text>', 'test only mutants with this text in their names; record nothing')
  .option('--missed', 'test only the mutants that the recorded run missed, and update its record')
  .parse()
  .opts<{ requests: number; seed: number; only?: string; missed?: boolean }>()

/** The recorded run, if its missed mutants are tested again. */
const recorded: Recorded | undefined = isSecondTry
  ? JSON.parse(readFileSync(new URL('results/mutants.json', import.meta.url), 'utf8'))
  : undefined

console.log(`seed ${seed}`)
const start = Date.now()
const seconds = () => Math.round((Date.now() - start) / 1000)
const conformanceCases = loadCases()

const operations = 12
const unchanged =
  only === undefined &&
  recorded === undefined &&
  (await runConformance(
    {
      ...settings,
      target: createSandbox().fetch,
      ...{ seed, cases: Math.ceil(requests / operations) },
    },
    { cases: conformanceCases },
  ))
if (unchanged !== false) {
  const { cases, generated, sequences, findings } = unchanged
  for (const [name, { passed, failed, skipped }] of Object.entries({
    cases,
    generated,
    sequences,
  })) {
    console.log(
      `without a mutation: ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    )
  }
  for (const { key, message, cases: ids } of findings) {
    console.error(`without a mutation: ${key} (${ids[0]}): ${message}`)
  }
}
const secondsWithout = seconds()

interface Row {
  name: string
  kind: string
  /** Operation, kind and subject of the finding; null if missed. */
  foundBy: string | null
  level: string | null
  case: string | null
  requests: number
}

interface Recorded {
  seconds: object
  withoutMutation: object
  mutants: Row[]
}

const matrix: Row[] = []
for (const [kind, mutants] of Object.entries(mutantKinds)) {
  for (const mutant of mutants) {
    if (only !== undefined && !mutant.name.includes(only)) continue
    const before = recorded?.mutants.find(({ name }) => name === mutant.name)
    if (before !== undefined && before.foundBy !== null) {
      matrix.push(before)
      continue
    }
    const { found, requests: sent } = await tryMutant(mutant, conformanceCases, seed)
    const by = found && `${found.operation} ${found.kind} ${found.subject}`
    const result = found ? `${by}, ${found.level}, ${found.cases[0]}` : 'MISSED'
    console.log(`${mutant.name}: ${result}, after ${sent} requests`)
    matrix.push({
      ...{ name: mutant.name, kind, foundBy: by ?? null, level: found?.level ?? null },
      ...{ case: found?.cases[0] ?? null, requests: sent },
    })
  }
}

const missed = matrix.filter(({ foundBy }) => foundBy === null).map(({ name }) => name)
const kinds = Object.keys(mutantKinds).map((kind) => {
  const own = matrix.filter((each) => each.kind === kind)
  const found = own.filter(({ foundBy }) => foundBy !== null)
  return { kind, mutants: own.length, found: found.length }
})
for (const { kind, mutants, found } of kinds) console.log(`${kind}: ${found} of ${mutants} found`)
console.log(
  `${matrix.length - missed.length} of ${matrix.length} found in ${seconds()} s, seed ${seed}`,
)
for (const name of missed) console.error(`missed: ${name}`)

const full = unchanged !== false && {
  seconds: { withoutMutation: secondsWithout, inAll: seconds() },
  withoutMutation: {
    requests: unchanged.requests,
    ...{ cases: unchanged.cases, generated: unchanged.generated, sequences: unchanged.sequences },
    findings: unchanged.findings.map(({ key }) => key),
  },
}
const stored = full || (only === undefined && recorded)
if (stored) {
  const { seconds, withoutMutation } = stored
  recordResult('mutants', {
    ...{ seed, seconds, withoutMutation },
    kinds,
    levels: Object.fromEntries(
      ['MUST', 'SHOULD'].map((level) => [
        level,
        matrix.filter((each) => each.level === level).length,
      ]),
    ),
    missed,
    mutants: matrix,
  })
}
process.exitCode =
  missed.length === 0 && (unchanged === false || unchanged.findings.length === 0) ? 0 : 1
