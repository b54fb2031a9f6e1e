import { relative } from 'node:path'
import { ignoredBy, namedFiles } from '../../config/request-settings.js'
import { withWorkspaceFile } from '../../config/workspace-file.js'
import { isWellKnown } from '../../documents/file-names.js'
import { findFiles } from '../../documents/find-files.js'
import { isSearched } from '../../documents/found-file.js'
import { readOutputs } from '../../documents/output-flag.js'
import { formatNames } from '../../formats/index.js'
import type { Host } from '../../host/host.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { showError, UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { type CheckFlags, checkCommand } from './check-command.js'
import { type Changes, fileChanges, watchedPaths } from './file-changes.js'

const waiting = 'Waiting for changes. Press Ctrl-C to stop.\n'
const clearScreen = '\u001b[2J\u001b[H'

/** Runs `check --watch`: checks again on file changes until a signal. Returns the last exit code. */
export async function watchCommand(
  named: readonly string[],
  { pluginFiles: _, ...flags }: CheckFlags,
  host: Host,
): Promise<number> {
  // Without `pluginFiles`: worker threads would load modules that changed, unlike this thread.
  const args = namedFiles(named, flags)
  assertWatchable(args, flags)
  const facts = [flags, ...(flags.overrides ?? [])].map((each) => each.facts)
  const inputs = [...facts, flags.baseline, flags.workspace || undefined].filter(
    (file) => file !== undefined,
  )
  const written = readOutputs(flags.output, formatNames, host).map(({ file }) => file)
  const paths = watchedPaths([...args, ...inputs], written, host.cwd())
  const changes = await fileChanges(paths)
  const shutdown = onShutdownSignal(host)
  const end = shutdown.signal.then(() => undefined)
  try {
    let checked = await filesOf(args, inputs, flags, host)
    let exitCode = await checkCommand(args, flags, host)
    host.stderr.write(waiting)
    for (;;) {
      const changed = await Promise.race([end, changes.next()])
      if (changed === undefined) return exitCode
      const former = checked
      checked = await filesOf(args, inputs, flags, host)
      const own = [...changed].filter(([path]) => former.has(path) || checked.has(path))
      if (own.length === 0) continue
      if (isScreen(host)) host.stdout.write(clearScreen)
      host.stderr.write(whatChanged(new Map(own), host))
      exitCode = await checkAgain(args, flags, host)
      host.stderr.write(waiting)
    }
  } finally {
    shutdown.dispose()
    await changes.close()
  }
}

function assertWatchable(args: readonly string[], flags: CheckFlags): void {
  if (args.includes('-')) {
    throw new UsageError('--watch: cannot watch standard input; pass files or folders')
  }
  if (flags.updateBaseline) {
    throw new UsageError('--watch cannot be combined with --update-baseline')
  }
}

/** Checks again. Prints an error instead of throwing, because the next change may fix it. */
async function checkAgain(args: readonly string[], flags: CheckFlags, host: Host): Promise<number> {
  try {
    return await checkCommand(args, await withWorkspaceFile(flags, host), host)
  } catch (error) {
    host.stderr.write(showError(error))
    return exitCodes.error
  }
}

/** Returns the paths of all files that a run reads. */
async function filesOf(
  args: readonly string[],
  inputs: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<ReadonlySet<unknown>> {
  const searched = await findFiles(args, host, ignoredBy(flags, host))
  const found = [
    ...searched.filter((file) => !(isSearched(file) && isWellKnown(file.name))),
    ...(await findFiles(inputs, host)),
  ]
  return new Set(found.map(({ source }) => source))
}

const isScreen = ({ stdout, env }: Host): boolean => stdout.isTTY === true && env.TERM !== 'dumb'

/** Formats the changes in one line. */
function whatChanged(changes: Changes, host: Host): string {
  const [[path, word] = ['', '']] = changes
  const more = changes.size === 1 ? '' : `, and ${changes.size - 1} more`
  return `\n${relative(host.cwd(), path)} ${word}${more}\n`
}
