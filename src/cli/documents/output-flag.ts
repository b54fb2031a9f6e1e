import { type FileHandle, lstat, mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { nearest } from '../../core/base/nearest.js'
import type { Host } from '../host/host.js'
import { inertText } from '../host/inert-output.js'
import { UsageError } from '../host/usage-error.js'
import { InputError } from './input-error.js'

/** A parsed `--output <format>=<file>`. */
export interface Output<Format extends string> {
  format: Format
  file: string
}

/** Parses all `--output` flags. Throws a UsageError when a file is written twice or is an input. */
export function readOutputs<Format extends string>(
  texts: readonly string[] | undefined,
  formats: readonly Format[],
  host: Pick<Host, 'cwd'>,
  read: readonly (string | undefined)[] = [],
): Output<Format>[] {
  const outputs = (texts ?? []).map((text) => readOutput(text, formats))
  const pathOf = (file: string) => resolve(host.cwd(), file)
  const inputs = new Set(read.filter((file) => file !== undefined).map(pathOf))
  const taken = new Set<string>()
  for (const { format, file } of outputs) {
    const path = pathOf(file)
    const reason = inputs.has(path)
      ? 'this file is an input'
      : taken.has(path) && 'another output uses this file'
    if (reason) throw new UsageError(`--output ${format}=${file}: ${reason}`)
    taken.add(path)
  }
  return outputs
}

function readOutput<Format extends string>(
  text: string,
  formats: readonly Format[],
): Output<Format> {
  const [, name = '', file = ''] = /^(\w+)=(.+)$/s.exec(text) ?? []
  const format = formats.find((known) => known === name)
  if (file === '-')
    throw new UsageError(
      `--output ${text}: must be a file; --format sets the format of standard output`,
    )
  if (format !== undefined) return { format, file }
  const [written = ''] = text.split('=')
  const meant = formats.find((known) => known === written) ?? nearest(written, formats)
  const hint = meant === undefined ? '' : `. Did you mean \`${meant}=${file || '<file>'}\`?`
  throw new UsageError(
    `--output ${text}: must be <format>=<file>, where <format> is one of ${formats.join(', ')}${hint}`,
  )
}

/** A file that is written piece by piece. */
export type OutputFile = Awaited<ReturnType<typeof openOutput>>

const chunk = 65_536

/** Opens a file for writing or appending. Throws a UsageError with the flag when that fails. */
export async function openOutput(
  flag: string,
  file: string,
  host: Pick<Host, 'cwd'>,
  mode: 'w' | 'a' = 'w',
) {
  const withFlag = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } catch (error) {
      throw new UsageError(`${flag} ${file}: ${(error as Error).message}`)
    }
  }
  const handle = await withFlag(openForWriting(resolve(host.cwd(), file), mode))
  const inert = inertText()
  let pending = ''
  const flush = async () => {
    const text = pending
    pending = ''
    if (text !== '') await withFlag(handle.appendFile(text))
  }
  return {
    async write(text: string): Promise<void> {
      pending += inert(text, true)
      if (pending.length >= chunk) await flush()
    },
    async close(): Promise<void> {
      try {
        await flush()
      } finally {
        await withFlag(handle.close())
      }
    },
  }
}

/** Writes a text to a file. */
export async function writeOutput(
  flag: string,
  file: string,
  text: string,
  host: Pick<Host, 'cwd'>,
): Promise<void> {
  const output = await openOutput(flag, file, host)
  await output.write(text)
  await output.close()
}

/** Opens a file for writing (`w`) or appending (`a`). Creates missing folders. */
async function openForWriting(path: string, mode: 'w' | 'a'): Promise<FileHandle> {
  const stats = await lstat(path).catch(() => undefined)
  if (stats?.isDirectory()) throw new InputError('is a folder')
  // A committed link could lead to any file; those in `/dev`, such as `/dev/stdout`, are the system's.
  if (stats?.isSymbolicLink() && !path.startsWith('/dev/')) {
    throw new InputError('is a symbolic link; name the file that it leads to')
  }
  if (stats === undefined) await mkdir(dirname(path), { recursive: true })
  return open(path, mode)
}
