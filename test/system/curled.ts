import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a `curl` command and returns status and parsed body. */
export async function curled(command: string) {
  const script = `${command} -sS -w '\\n%{http_code}'`
  const { stdout } = await promisify(execFile)('bash', ['-c', script])
  const lines = stdout.split('\n')
  return { status: Number(lines.pop()), body: parsed(lines.join('\n')) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into it wherever they like.
const parsed = (text: string): any => (text === '' ? undefined : JSON.parse(text))
