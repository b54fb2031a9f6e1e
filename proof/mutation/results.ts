import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What became of the mutants of a folder. */
export interface Figures {
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
  /** The day of the last run of each folder. */
  folders: Record<string, Figures & { date: string }>
  overall: Figures
}

/** The statuses of mutants as Stryker names them. */
export type Status = string

export function figuresOf(statuses: readonly Status[]): Figures {
  const count = (...wanted: Status[]) => statuses.filter((each) => wanted.includes(each)).length
  return withScore({
    mutants: statuses.length,
    killed: count('Killed', 'CompileError', 'RuntimeError'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    explained: count('Ignored'),
  })
}

/** Replaces the figures of these folders in the file of results, and adds up all. */
export function writeResults(file: string, measured: Record<string, Figures>): void {
  const date = new Date().toISOString().slice(0, 10)
  const earlier: Results['folders'] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Results).folders
    : {}
  const dated = Object.entries(measured).map(([folder, found]) => [folder, { date, ...found }])
  const folders = { ...earlier, ...Object.fromEntries(dated) } as Results['folders']
  const sorted = Object.fromEntries(Object.entries(folders).sort(([a], [b]) => (a < b ? -1 : 1)))
  const results: Results = { folders: sorted, overall: sum(Object.values(folders)) }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
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
