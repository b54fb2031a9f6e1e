import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isVirtual } from '../documents/file-names.js'
import { asInputError } from '../documents/input-error.js'
import { writeOutput } from '../documents/output-flag.js'
import { located } from '../documents/position.js'
import { readText } from '../documents/read-text.js'
import { pathsOf, relativePath } from '../documents/repository.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { isNote, type LocatedFinding } from '../results/finding.js'
import { findingKey } from '../results/finding-key.js'
import { type BaselineSummary, inputErrorIn, type Result } from '../results/result.js'
import { baselineText, type KnownFinding, readBaseline } from './baseline-file.js'

/** The flags of a baseline. */
export interface BaselineFlags {
  baseline?: string
  updateBaseline?: boolean
}

/** The baseline of a run. */
export type Baseline = NonNullable<Awaited<ReturnType<typeof loadBaseline>>>

/** A known finding with its count in this run. */
interface Tally extends KnownFinding {
  found: number
}

/** Loads the baseline of the flags. Throws a UsageError when its file is invalid. */
export async function loadBaseline(
  { baseline: name, updateBaseline: isUpdate = false }: BaselineFlags,
  host: Host,
) {
  if (name === undefined) {
    if (isUpdate) throw new UsageError('--update-baseline needs --baseline <file>')
    return undefined
  }
  const folder = dirname(resolve(host.cwd(), name))
  const nameOf = namesFrom(folder, host)
  const tallies = new Map<string, Tally>()
  const tallyOf = ({ file, operation, rule, target }: Omit<KnownFinding, 'count'>): Tally => {
    const key = JSON.stringify([file, operation, rule, target])
    const tally = tallies.get(key) ?? { file, operation, rule, target, count: 0, found: 0 }
    tallies.set(key, tally)
    return tally
  }
  for (const finding of await findingsIn(name, isUpdate, host)) {
    tallyOf(finding).count += finding.count
  }
  const files = new Set<string>()
  /** Files that were not completely read. */
  const unread = new Set<string>()
  let known = 0

  /** Returns whether a finding occurs more often than in the baseline. */
  const isNew = (file: string, operation: string | null, finding: LocatedFinding): boolean => {
    const tally = tallyOf({ file, ...findingKey(operation, finding) })
    tally.found += 1
    return !isUpdate && tally.found > tally.count
  }
  /** Returns whether this run did not look for all findings of an existing file. */
  const isUnchecked = async (file: string): Promise<boolean> =>
    unread.has(file) ||
    (!files.has(file) && (isVirtual(file) || (await exists(resolve(folder, file)))))

  return {
    /** Returns the result without known findings. */
    withoutKnown(result: Result): Result {
      const file = nameOf(result.file)
      files.add(file)
      if (inputErrorIn(result)) {
        unread.add(file)
        return result
      }
      const { operation } = result
      const findings = result.findings.filter(
        (each) => isNote(each) || isNew(file, operation, each),
      )
      const leftOut = result.findings.length - findings.length
      known += leftOut
      return leftOut === 0 ? result : { ...result, findings, known: leftOut }
    },
    sawFile(file: string): void {
      files.add(nameOf(file))
    },
    sawPart(file: string): void {
      unread.add(nameOf(file))
    },
    /** Rewrites the file with `--update-baseline`; returns the known findings and those that are gone. */
    async end(): Promise<Omit<BaselineSummary, 'requests'>> {
      const gone: KnownFinding[] = []
      const updated: KnownFinding[] = []
      for (const { found, count: before, ...finding } of tallies.values()) {
        const isKept = found < before && (await isUnchecked(finding.file))
        if (found < before && !isKept) gone.push({ ...finding, count: before - found })
        const count = isKept ? before : found
        if (count > 0) updated.push({ ...finding, count })
      }
      if (!isUpdate) return { known, gone, updated: false }
      await writeOutput('--baseline', name, baselineText(updated), host)
      return { known: updated.reduce((sum, { count }) => sum + count, 0), gone: [], updated: true }
    },
  }
}

/** Returns a function that names files relative to the baseline's folder, on every platform. */
function namesFrom(
  folder: string,
  { platform, cwd }: Pick<Host, 'platform' | 'cwd'>,
): (file: string) => string {
  const paths = pathsOf(platform)
  return (file) =>
    isVirtual(file) ? file : relativePath(folder, paths.resolve(cwd(), file), platform)
}

async function findingsIn(file: string, isUpdate: boolean, host: Host): Promise<KnownFinding[]> {
  const path = resolve(host.cwd(), file)
  const isThere = await exists(path)
  if (isUpdate && !isThere) return []
  try {
    return readBaseline(await readText(path), isUpdate)
  } catch (error) {
    const { message, position = {} } = asInputError(error)
    const hint = isThere ? '' : '; create it with --update-baseline'
    throw new UsageError(`${located(`--baseline ${file}`, position)}: ${message}${hint}`)
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
