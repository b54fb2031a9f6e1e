import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { configsIn } from '../../config/find-settings.js'
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
import { type Project, projectOf } from './project.js'

export interface InitFlags {
  as: ConfigKind
  force?: boolean
  dryRun?: boolean
}

/** A file to write; without `text`, it is kept. */
interface Step {
  file: string
  text?: string
}

/** Runs `init`: writes the setup of a project and returns the exit code. */
export async function initCommand(
  files: readonly string[],
  flags: InitFlags,
  host: Host,
): Promise<number> {
  const folder = host.cwd()
  const project = projectOf(host)
  const { manager, isInstalled } = project
  const steps = [
    ...exampleStep(files, folder),
    ...(await configSteps(files, flags, folder, project)),
    fileStep(
      relative(folder, join(project.root, workflowFile(project))),
      workflow(project),
      flags,
      folder,
    ),
  ]
  for (const { file, text } of steps) {
    if (text !== undefined && !flags.dryRun) await write(join(folder, file), file, text)
  }
  const wrote = flags.dryRun ? 'would write' : 'wrote'
  const lines = steps.map(({ file, text }) => `${text === undefined ? 'kept' : wrote} ${file}`)
  const next = [
    ...(isInstalled ? [] : [`${manager.add} campaign-contract`]),
    `${manager.run} campaign-contract check`,
  ]
  const shown = [...lines, '', 'Next:', ...next.map((command) => `  ${command}`)]
  host.stdout.write(`${shown.join('\n')}\n`)
  return exitCodes.ok
}

/** Adds an example request when there is nothing to check. */
function exampleStep(files: readonly string[], folder: string): Step[] {
  if (files.length > 0 || existsSync(join(folder, 'requests'))) return []
  return [{ file: exampleFile, text: exampleRequest }]
}

async function configSteps(
  files: readonly string[],
  flags: InitFlags,
  folder: string,
  project: Project,
): Promise<Step[]> {
  const file = configFileName(flags.as)
  // Two configurations in one folder are an error.
  const other = (await configsIn(folder)).find((name) => name !== file)
  if (other !== undefined) return [{ file: `${other} (already the configuration)` }]
  const text = configText(flags.as, files.length > 0 ? files : ['requests'], project)
  const today = new Date().toISOString().slice(0, 10)
  const step = fileStep(file, text, flags, folder)
  // A configuration that is kept names no facts file, or its own.
  return step.text === undefined
    ? [step]
    : [step, fileStep(factsFile, factsText(today), flags, folder)]
}

function fileStep(file: string, text: string, { force }: InitFlags, folder: string): Step {
  if (force || !existsSync(join(folder, file))) return { file, text }
  return { file: `${file} (already exists; --force overwrites it)` }
}

async function write(path: string, file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}
