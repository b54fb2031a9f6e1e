import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { groupBy } from '../../../src/conformance/grouping.js'

/** What became of the mutants of a file or folder. */
interface Figures {
  mutants: number
  killed: number
  timeout: number
  survived: number
  noCoverage: number
  /** Left out in the source by `// Stryker disable`, each with its reason. */
  explained: number
  /** Killed and timed out, of those that are not explained; in per cent. */
  score: number
}

interface Results {
  overall: Figures
  folders: Record<string, Figures>
  /** Each with the day of its last run. */
  files: Record<string, Figures & { date: string }>
}

/** A mutant, as far as Stryker's word on it matters here. */
interface Mutant {
  fileName: string
  status: string
}

/** Replaces the figures of the files that these mutants are in, and adds up all files that exist. */
export function writeResults(resultsFile: string, mutants: readonly Mutant[]): void {
  const date = new Date().toISOString().slice(0, 10)
  const files = existsSync(resultsFile) ? read(resultsFile).files : {}
  const byFile = groupBy(mutants, ({ fileName }) => relative('.', fileName))
  for (const [file, found] of byFile) files[file] = { date, ...figuresOf(found) }
  const kept = Object.entries(files)
    .filter(([file]) => existsSync(file))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const byFolder = groupBy(kept, ([file]) => dirname(file))
  const results: Results = {
    overall: sum(kept.map(([, figures]) => figures)),
    folders: Object.fromEntries(
      [...byFolder].map(([folder, found]) => [folder, sum(found.map(([, figures]) => figures))]),
    ),
    files: Object.fromEntries(kept),
  }
  mkdirSync(dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}

const read = (file: string): Results => JSON.parse(readFileSync(file, 'utf8'))

function figuresOf(mutants: readonly Mutant[]): Figures {
  const count = (...wanted: string[]) =>
    mutants.filter(({ status }) => wanted.includes(status)).length
  return withScore({
    mutants: mutants.length,
    killed: count('Killed', 'CompileError', 'RuntimeError'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    explained: count('Ignored'),
  })
}

const sum = (all: readonly Figures[]): Figures => {
  const total = (part: keyof Figures) => all.reduce((before, each) => before + each[part], 0)
  return withScore({
    mutants: total('mutants'),
    killed: total('killed'),
    timeout: total('timeout'),
    survived: total('survived'),
    noCoverage: total('noCoverage'),
    explained: total('explained'),
  })
}

function withScore(figures: Omit<Figures, 'score'>): Figures {
  const { mutants, killed, timeout, explained } = figures
  const counted = mutants - explained
  const share = counted === 0 ? 1 : (killed + timeout) / counted
  return { ...figures, score: Math.floor(share * 10_000) / 100 }
}
