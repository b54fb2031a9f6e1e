import type { CheckSettings } from '../checking/check-settings.js'
import {
  ignoredBy,
  namedFiles,
  type RequestFlags,
  requestSettings,
  withoutOwnFiles,
} from '../config/request-settings.js'
import { settingsByFile } from '../config/settings-by-file.js'
import { isPacked } from '../documents/file-names.js'
import { findFiles } from '../documents/find-files.js'
import { type FoundFile, sourceOf } from '../documents/found-file.js'
import { asInputError, InputError } from '../documents/input-error.js'
import { fileLimit } from '../documents/limits.js'
import { decode, readBytes, toReadError } from '../documents/read-text.js'
import { skippedFiles } from '../documents/skipped-files.js'
import { screenOf } from '../formats/screen.js'
import { terminalColors } from '../host/colors.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { documentFormat, openInput } from '../inputs/open-input.js'
import { contentOf } from '../inputs/read-source.js'
import { counting } from '../results/counting.js'
import { exitCodes } from '../results/exit-code.js'
import { unreadableResult } from '../results/result.js'
import { type FixedContent, fixDocuments, fixLines } from './fix-content.js'
import { replacementOf } from './replacement.js'
import { type FixSummary, showFixed, showFixes } from './show-fixed.js'

interface FixOptions {
  isDryRun: boolean
  /** Whether a check follows, which shows the remaining findings. */
  isFirst?: boolean
  /** Where to print what was done; by default, beside fixed text or a diff. */
  log?: Pick<Host['stdout'], 'write' | 'isTTY' | 'columns'>
}

/** Fixes the files of the arguments, and prints what was done. An unreadable file does not stop the run. */
export async function fixFiles(
  args: readonly string[],
  flags: RequestFlags,
  host: Host,
  { isDryRun, isFirst = false, ...to }: FixOptions,
) {
  const found = await findFiles(namedFiles(args, flags), host, ignoredBy(flags, host))
  const own = [...(flags.ownFiles ?? []), flags.facts, flags.workspace || undefined]
  const files = withoutOwnFiles(found, own, host)
  const settingsOf = await settingsByFile(flags, await requestSettings(flags, host), host)
  // Fixed text and diffs are the only content of standard output.
  const isTextPrinted = isDryRun || files.some(({ source }) => typeof source === 'object')
  const { log = isTextPrinted ? host.stderr : host.stdout } = to
  const screen = screenOf({ ...host, stdout: log })
  const counts = { fixes: 0, fixed: 0, skipped: 0 }
  const left = counting()
  const skipped = skippedFiles()
  let hasFailed = false

  const report = (
    name: string,
    { fixes, results }: Omit<FixedContent, 'bytes'>,
    isShown: boolean,
  ) => {
    const all = results.map((result) => ({ file: name, ...result }))
    for (const result of all) left.add(result)
    log.write(showFixed({ file: name, fixes, results: isShown ? all : [] }, isDryRun, screen))
  }
  const fail = (name: string, error: unknown, isShown: boolean) =>
    report(name, { fixes: [], results: [unreadableResult(asInputError(error))] }, isShown)

  for (const file of files) {
    let read: ReadFile | undefined
    try {
      // Before the file is read, to notice a change after that.
      const write = await writerOf(file, isDryRun, host)
      read = await readFile(file, settingsOf(file))
      if (read === undefined) {
        skipped.add(file)
        continue
      }
      await write(read)
    } catch (error) {
      hasFailed ||= read !== undefined
      fail(file.name, error, !isFirst || read !== undefined)
      continue
    }
    const { fixed } = read
    if (fixed === undefined) counts.skipped += 1
    else {
      counts.fixes += fixed.fixes.length
      if (fixed.fixes.length > 0) counts.fixed += 1
      report(file.name, fixed, !isFirst)
    }
  }
  const isEmpty = left.requests + counts.skipped === 0
  for (const { name, message } of isEmpty ? skipped.searches : []) {
    fail(name, new InputError(message), !isFirst)
  }
  const summary: FixSummary = { ...counts, left: left.summary(undefined, undefined) }
  log.write(`${showFixes(summary, { isDryRun, isFirst }, screen)}\n`)
  if (!isFirst && skipped.note !== undefined) {
    log.write(`${screen.colors.dim(skipped.note)}\n`)
  }
  return { summary, hasFailed }
}

/** A file before and after its fixes. */
interface ReadFile {
  bytes: Buffer
  areLines: boolean
  /** Undefined for a format that is not fixed. */
  fixed: FixedContent | undefined
}

/** Reads and fixes a file; returns undefined for a searched one that has no requests. */
async function readFile(file: FoundFile, settings: CheckSettings): Promise<ReadFile | undefined> {
  const content = await contentOf(file, settings)
  if (content === undefined) return undefined
  const { areLines } = content
  const bytes = await readBytes(content.source, fileLimit(settings))
  // A fix would change all bytes of a compressed file.
  if (isPacked(bytes)) throw new InputError('compressed with gzip; decompress it before fixing it')
  if (areLines) return { bytes, areLines, fixed: fixLines(bytes, settings) }
  const input = await openInput(file, decode(bytes), settings)
  if (input === undefined) return undefined
  const areDocuments = input.format === documentFormat
  const fixed = areDocuments ? await fixDocuments(file.name, bytes, settings) : undefined
  return { bytes, areLines, fixed }
}

/** Returns a function that prints the changes as a diff, prints fixed standard input, or replaces the file. */
async function writerOf(
  file: FoundFile,
  isDryRun: boolean,
  { stdout, ...host }: Host,
): Promise<(read: ReadFile) => Promise<void>> {
  const source = sourceOf(file)
  const print = async (text: string | Uint8Array) => {
    stdout.write(text)
    await stdout.drained?.()
  }
  if (isDryRun) {
    return async ({ bytes, areLines, fixed }) => {
      if (!fixed?.fixes.length) return
      const { filePatch, paintPatch } = await import('./patch.js')
      const patch = filePatch(file.name, bytes.toString(), fixed.bytes.toString(), areLines)
      await print(paintPatch(patch, terminalColors({ stdout, ...host })))
    }
  }
  if (typeof source !== 'string') return ({ bytes, fixed }) => print(fixed?.bytes ?? bytes)
  const replace = await replacementOf(source).catch((error) => {
    throw toReadError(error)
  })
  return async ({ fixed }) => {
    if (fixed?.fixes.length) await replace(fixed.bytes)
  }
}

/**
 * Applies the safe fixes of `check --fix` and prints them, beside the results in a format for programs.
 * Returns the exit code, which is not 0 when a file could not be written.
 */
export async function fixFirst(
  named: readonly string[],
  flags: RequestFlags & { curl?: string; format?: string; watch?: boolean },
  host: Host,
): Promise<number> {
  const { curl, watch, format = 'pretty' } = flags
  if (curl !== undefined || named.includes('-')) {
    throw new UsageError('--fix: can only fix files; use `campaign-contract fix -`')
  }
  if (watch) throw new UsageError('--fix cannot be combined with --watch')
  const log = format === 'pretty' ? host.stdout : host.stderr
  const { hasFailed } = await fixFiles(named, flags, host, { log, isFirst: true, isDryRun: false })
  return hasFailed ? exitCodes.error : exitCodes.ok
}
