import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Documents, families } from '../../generate/documents.js'
import type { Mutant } from './place.js'
import type { Notice } from './quick-check.js'
import { mutated, textOf } from './quick-check.js'
import { root } from './sandbox.js'

/**
 * Tests mutants with all of `npm test` in a copy of the repository, with everything generated again.
 * A run takes a minute, so independent mutants are tested together, and apart only where a test
 * notices one of them.
 */
export function wholeSuite(documents: Documents) {
  const copy = mkdtempSync(join(tmpdir(), 'contract-mutation-'))
  for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )) {
    if (path !== '') cpSync(join(root, path), join(copy, path))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: copy, encoding: 'utf8' })

  /** Returns the test that notices the mutants, all of them applied. */
  function notices(mutants: readonly Mutant[]): Notice {
    // From the last, because leaving out a list item moves the items after it.
    const changed = [...mutants].reverse().reduce(mutated, documents)
    for (const family of families) {
      writeFileSync(join(copy, `openapi/${family}.yaml`), textOf(changed[family]))
    }
    const generated = run('npm', 'run', 'generate')
    if (generated.status !== 0) return `generator > ${firstError(generated.stderr)}`
    // A test that failed for another reason passes when it runs alone.
    return failures().find((failure) => failures(failure.split(' > ')[0]).includes(failure))
  }

  function failures(...files: (string | undefined)[]): string[] {
    const report = join(copy, 'report.json')
    rmSync(report, { force: true })
    const output = ['--reporter', 'json', '--outputFile', report]
    run('npx', 'vitest', 'run', ...files.map(String), ...output, '--testNamePattern', notTimed)
    return failuresIn(JSON.parse(readFileSync(report, 'utf8')), copy)
  }

  function* apart(mutants: readonly Mutant[]): Generator<[Mutant, Notice]> {
    const notice = notices(mutants)
    const [first, ...others] = mutants
    if (first !== undefined && (notice === undefined || others.length === 0)) {
      for (const mutant of mutants) yield [mutant, notice]
      return
    }
    const half = Math.ceil(mutants.length / 2)
    yield* apart(mutants.slice(0, half))
    yield* apart(mutants.slice(half))
  }

  return {
    *test(mutants: readonly Mutant[]): Generator<[Mutant, Notice]> {
      for (const group of independent(mutants)) yield* apart(group)
    },
    close: () => rmSync(copy, { recursive: true }),
  }
}

/** Tests that compare times fail on a busy machine and do not test the contract. */
const notTimed = String.raw`^(?!.*\blinear\b)`

/** Returns groups of mutants that do not change the same part of the documents. */
function independent(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = []
  for (const mutant of mutants) {
    const free = groups.find((group) => group.every((other) => !meet(mutant, other)))
    if (free === undefined) groups.push([mutant])
    else free.push(mutant)
  }
  return groups
}

/** Returns whether one mutant changes an ancestor of the other's change. */
function meet(one: Mutant, other: Mutant): boolean {
  if (one.family !== other.family) return false
  const [a = [], b = []] = [one, other].map(({ path }) => path.slice(0, -1))
  const shared = Math.min(a.length, b.length)
  return a.slice(0, shared).every((key, index) => key === b[index])
}

interface Report {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The first failure of each file. */
const failuresIn = ({ testResults }: Report, copy: string): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const failed = assertionResults.find(({ status }) => status === 'failed')
      return `${relative(copy, name)} > ${failed?.fullName ?? 'cannot be loaded'}`
    })

const firstError = (text: string): string =>
  text.split('\n').find((line) => /Error|^openapi\/|^tools\//.test(line)) ?? 'failed'
