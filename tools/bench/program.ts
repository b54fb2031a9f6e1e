import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program that validates requests, like a project with only that validator. */
export interface Program {
  name: string
  /** TypeScript source of its module, which exports `validators`. */
  text: string
  /** Other modules, by their names. */
  files: Readonly<Record<string, string>>
}

const packages = fileURLToPath(new URL('peers/node_modules/', import.meta.url))

/** Runs a function with a temporary folder that can import the peers' packages. */
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
