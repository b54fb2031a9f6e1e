import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configsIn } from '../../config/find-settings.js'
import { asInputError } from '../../documents/input-error.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import type { ConfigKind } from './config-kinds.js'
import {
  configFileName,
  configText,
  exampleFile,
  exampleRequest,
  factsFile,
  factsText,
  workflow,
  workflowFile,
} from './config-text.js'
import { preCommitFile, withHook } from './pre-commit.js'

export interface InitFlags {
  as: ConfigKind
  force?: boolean
  dryRun?: boolean
}

/** The action for a file; without `text`, the file is kept. */
interface Step {
  file: string
  text?: string
  did: string
  would?: string
}

/** Runs `init`: writes the setup of a project and returns the exit code. */
export async function initCommand(
  files: readonly string[],
  flags: InitFlags,
  host: Host,
): Promise<number> {
  const folder = host.cwd()
  // Detects all errors before writing anything.
  const steps = [
    ...exampleStep(files, folder),
    ...(await configSteps(files, flags, folder)),
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
  host.stdout.write(`${shown.join('\n')}\n`)
  return exitCodes.ok
}

/** Adds an example request when there is nothing to check. */
function exampleStep(files: readonly string[], folder: string): Step[] {
  if (files.length > 0 || existsSync(join(folder, 'requests'))) return []
  return [{ file: exampleFile, text: exampleRequest, ...written }]
}

const written = { did: 'wrote', would: 'would write' }
const kept = 'kept'

async function configSteps(
  files: readonly string[],
  flags: InitFlags,
  folder: string,
): Promise<Step[]> {
  const file = configFileName(flags.as)
  // Two configurations in one folder are an error.
  const other = (await configsIn(folder)).find((name) => name !== file)
  if (other !== undefined) return [{ file: `${other} (already the configuration)`, did: kept }]
  const text = configText(flags.as, files.length > 0 ? files : ['requests'])
  const today = new Date().toISOString().slice(0, 10)
  const step = fileStep(file, text, flags, folder)
  // A configuration that is kept names no facts file, or its own.
  return step.text === undefined
    ? [step]
    : [step, fileStep(factsFile, factsText(today), flags, folder)]
}

function fileStep(file: string, text: string, { force }: InitFlags, folder: string): Step {
  if (force || !existsSync(join(folder, file))) return { file, text, ...written }
  return { file: `${file} (already exists; --force overwrites it)`, did: kept }
}

/** Only adds to this file, because it belongs to the user. */
async function preCommitStep(folder: string): Promise<Step> {
  const path = join(folder, preCommitFile)
  const isThere = existsSync(path)
  try {
    const text = withHook(isThere ? await readText(path) : '')
    if (text === undefined) return { file: `${preCommitFile} (already has the hook)`, did: kept }
    const added = { did: 'added to', would: 'would add to' }
    return { file: preCommitFile, text, ...(isThere ? added : written) }
  } catch (error) {
    throw new UsageError(`${preCommitFile}: ${asInputError(error).message}`)
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
