import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { standardInput } from '../documents/find-files.js'
import { writeOutput } from '../documents/output-flag.js'
import { located } from '../documents/place.js'
import { onlyProblem } from '../documents/problem.js'
import { readText } from '../documents/read-text.js'
import type { Host } from '../host/host.js'
import { pathsOf, relativePath } from '../host/relative-path.js'
import { UsageError } from '../host/usage-error.js'
import type { BaselineSummary, Result } from '../results/result.js'
import { type BaselineContent, baselineText, readBaseline } from './baseline-file.js'
import { knownFindings } from './known-findings.js'

/** The flags of a baseline. */
export interface BaselineFlags {
  baseline?: string
  updateBaseline?: boolean
}

/** What a run asks of its baseline. */
export interface Baseline {
  /** The result without what is known. */
  judge(result: Result): Result
  /** Tells of a file in which nothing was found. */
  sawFile(file: string): void
  /** Tells of a file of which not all is judged. */
  sawPart(file: string): void
  /** Writes the file anew where that is asked for, and tells what was known and what is gone. */
  end(): Promise<Omit<BaselineSummary, 'requests'>>
}

/** The baseline that the flags ask for; what is wrong with its file is a UsageError. */
export async function loadBaseline(
  { baseline: file, updateBaseline: isUpdate = false }: BaselineFlags,
  rules: ReadonlySet<string>,
  host: Host,
): Promise<Baseline | undefined> {
  if (file === undefined) {
    if (isUpdate) throw new UsageError('--update-baseline needs --baseline <file>')
    return undefined
  }
  const { findings } = await contentOf(file, isUpdate, rules, host)
  const path = resolve(host.cwd(), file)
  const nameOf = namesFrom(dirname(path), host)
  const held = knownFindings(findings, { nameOf, isUpdate })
  const isThere = async (name: string) =>
    name === standardInput || (await exists(resolve(dirname(path), name)))
  return {
    judge: held.judge,
    sawFile: held.sawFile,
    sawPart: held.sawPart,
    async end() {
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

/** Names of files from the folder of the baseline, the same on every system. */
export function namesFrom(
  folder: string,
  { platform, cwd }: Pick<Host, 'platform' | 'cwd'>,
): (file: string) => string {
  const paths = pathsOf(platform)
  return (file) =>
    file === standardInput ? file : relativePath(folder, paths.resolve(cwd(), file), platform)
}

async function contentOf(
  file: string,
  isUpdate: boolean,
  rules: ReadonlySet<string>,
  host: Host,
): Promise<BaselineContent> {
  const path = resolve(host.cwd(), file)
  if (isUpdate && !(await exists(path))) return { findings: [] }
  const content = await readContent(file, path, rules)
  if (content.stale !== undefined && !isUpdate) {
    throw new UsageError(`--baseline ${file}: ${content.stale}; --update-baseline writes it anew`)
  }
  return content
}

async function readContent(
  file: string,
  path: string,
  rules: ReadonlySet<string>,
): Promise<BaselineContent> {
  try {
    return readBaseline(await readText(path), rules)
  } catch (error) {
    const { message, place = {} } = onlyProblem(error)
    const isMissing = !(await exists(path))
    const hint = isMissing ? '; --update-baseline writes it' : ''
    throw new UsageError(`${located(`--baseline ${file}`, place)}: ${message}${hint}`)
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
