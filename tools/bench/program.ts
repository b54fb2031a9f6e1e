import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program that judges requests, as a project with nothing else would have it. */
export interface Program {
  name: string
  /** Text of its module, in TypeScript, which has `judges`. */
  text: string
  /** Modules beside it, by their names. */
  files: Readonly<Record<string, string>>
}

const packages = fileURLToPath(new URL('peers/node_modules/', import.meta.url))

/** A folder that is there while it is used, from which the packages of the peers are found. */
export function inFolder<Result>(use: (folder: string) => Result): Result {
  mkdirSync(packages, { recursive: true })
  const folder = mkdtempSync(join(packages, '.program-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function writeFiles(folder: string, files: Program['files']): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
