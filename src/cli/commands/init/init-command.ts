import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { printable } from '../../../core/base/printable.js'
import { configsIn } from '../../config/find-config.js'
import { onlyProblem } from '../../documents/problem.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import type { ConfigKind } from './config-kinds.js'
import { configFileName, configText } from './config-text.js'
import { exampleFile, exampleRequest } from './example-request.js'
import { preCommitFile, withHook } from './pre-commit.js'
import { workflow, workflowFile } from './workflow.js'

export interface InitFlags {
  as: ConfigKind
  force?: boolean
  dryRun?: boolean
}

/** What becomes of a file; without a text it stays as it is, for that reason. */
interface Step {
  file: string
  text?: string
  did: string
  would?: string
}

/** `init`: writes what a project needs to be checked, and returns the exit code. */
export async function initCommand(
  files: readonly string[],
  flags: InitFlags,
  host: Host,
): Promise<number> {
  const folder = host.cwd()
  // All that can be wrong is known before anything is written.
  const steps = [
    ...exampleStep(files, folder),
    await configStep(files, flags, folder),
    fileStep(workflowFile, workflow, flags, folder),
    await preCommitStep(folder),
  ]
  for (const { file, text } of steps) {
    if (text !== undefined && !flags.dryRun) await write(join(folder, file), file, text)
  }
  const lines = steps.map(({ file, did, would = did }) => `${flags.dryRun ? would : did} ${file}`)
  const isInstalled = existsSync(join(folder, 'node_modules/campaign-contract'))
  const next = [
    ...(isInstalled ? [] : ['npm install --save-dev campaign-contract']),
    'npx campaign-contract check',
  ]
  const shown = [...lines, '', 'Next:', ...next.map((command) => `  ${command}`)]
  host.stdout.write(`${shown.map(printable).join('\n')}\n`)
  return exitCodes.right
}

/** Without files to check there is one to begin with. */
function exampleStep(files: readonly string[], folder: string): Step[] {
  if (files.length > 0 || existsSync(join(folder, 'requests'))) return []
  return [{ file: exampleFile, text: exampleRequest, ...written }]
}

const written = { did: 'wrote', would: 'would write' }
const kept = 'kept'

async function configStep(
  files: readonly string[],
  flags: InitFlags,
  folder: string,
): Promise<Step> {
  const file = configFileName(flags.as)
  // A second one in the folder would be an error.
  const other = (await configsIn(folder)).find((name) => name !== file)
  if (other !== undefined) return { file: `${other} (it is the configuration already)`, did: kept }
  return fileStep(
    file,
    configText(flags.as, files.length > 0 ? files : ['requests']),
    flags,
    folder,
  )
}

function fileStep(file: string, text: string, { force }: InitFlags, folder: string): Step {
  if (force || !existsSync(join(folder, file))) return { file, text, ...written }
  return { file: `${file} (it is there already; --force writes it anew)`, did: kept }
}

/** What stands in this file is someone's own: it is only ever added to. */
async function preCommitStep(folder: string): Promise<Step> {
  const path = join(folder, preCommitFile)
  const isThere = existsSync(path)
  try {
    const text = withHook(isThere ? await readText(path) : '')
    if (text === undefined)
      return { file: `${preCommitFile} (the hook is there already)`, did: kept }
    const added = { did: 'added to', would: 'would add to' }
    return { file: preCommitFile, text, ...(isThere ? added : written) }
  } catch (error) {
    throw new UsageError(`${preCommitFile}: ${onlyProblem(error).message}`)
  }
}

async function write(path: string, file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}
