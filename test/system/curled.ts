import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const hasCurl = spawnSync('curl', ['--version']).status === 0

/** Runs a `curl` command and returns status and parsed body. */
export const curled = async (command: string) =>
  hasCurl ? byCurl(command) : byFetch(await wordsOf(command))

async function byCurl(command: string) {
  const { stdout } = await run('bash', ['-c', `${command} -sS -w '\\n%{http_code}'`])
  const lines = stdout.split('\n')
  return { status: Number(lines.pop()), body: parsed(lines.join('\n')) }
}

/** The words of a command as a shell takes it apart. */
export async function wordsOf(command: string): Promise<string[]> {
  const { stdout } = await run('bash', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`])
  return stdout.split('\0').slice(0, -1)
}

/** What `curl` would send, on a machine without it. */
export async function byFetch(words: readonly string[]) {
  const headers = new Headers()
  let [url = '', method, body]: (string | undefined)[] = []
  for (let index = 0; index < words.length; index++) {
    const next = () => words[++index] ?? ''
    const word = words[index] as string
    if (word === '-X') method = next()
    else if (word === '-d' || word === '--data-raw') body = next()
    else if (word === '-u') headers.set('Authorization', `Basic ${btoa(next())}`)
    else if (word === '-H') headers.append(...(next().split(': ') as [string, string]))
    else if (word.startsWith('-')) throw new Error(`What does curl do with ${word}?`)
    else url = word
  }
  method ??= body === undefined ? 'GET' : 'POST'
  const response = await fetch(url, { method, headers, body: body ?? null })
  return { status: response.status, body: parsed(await response.text()) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into it wherever they like.
const parsed = (text: string): any => (text === '' ? undefined : JSON.parse(text))
