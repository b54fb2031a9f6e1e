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
import type { BaselineSummary } from '../results/result.js'
import { baselineText, type KnownFinding, readBaseline } from './baseline-file.js'
import { knownFindings } from './known-findings.js'

/** The flags of a baseline. */
export interface BaselineFlags {
  baseline?: string
  updateBaseline?: boolean
}

/** The baseline of a run. */
export type Baseline = NonNullable<Awaited<ReturnType<typeof loadBaseline>>>

/** Loads the baseline of the flags. Throws a UsageError when its file is invalid. */
export async function loadBaseline(
  { baseline: file, updateBaseline: isUpdate = false }: BaselineFlags,
  host: Host,
) {
  if (file === undefined) {
    if (isUpdate) throw new UsageError('--update-baseline needs --baseline <file>')
    return undefined
  }
  const findings = await findingsIn(file, isUpdate, host)
  const path = resolve(host.cwd(), file)
  const nameOf = namesFrom(dirname(path), host)
  const held = knownFindings(findings, { nameOf, isUpdate })
  const { withoutKnown, sawFile, sawPart } = held
  const isThere = async (name: string) =>
    isVirtual(name) || (await exists(resolve(dirname(path), name)))
  return {
    withoutKnown,
    sawFile,
    sawPart,
    /** Rewrites the file with `--update-baseline`; returns the known findings and those that are gone. */
    async end(): Promise<Omit<BaselineSummary, 'requests'>> {
      if (!isUpdate) {
        return { known: held.known, gone: await held.gone(isThere), updated: false }
      }
      const updated = await held.updated(isThere)
      await writeOutput('--baseline', file, baselineText(updated), host)
      const known = updated.reduce((sum, { count }) => sum + count, 0)
      return { known, gone: [], updated: true }
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
