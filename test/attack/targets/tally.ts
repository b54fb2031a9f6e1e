import type { Attempt } from './attack.js'
import { isCanonicalPath } from './routes.js'
import type { AttackServer } from './runs.js'

/** Counts what breaks no promise but somebody should decide about, with an example of each. */
export function tallyOf(server: AttackServer, attempts: readonly Attempt[]): string[] {
  const counts = new Map<string, { count: number; example: string; tricks: number }>()
  for (const attempt of attempts) {
    const name = nameOf(server, attempt)
    const before = counts.get(name)
    const { method, target, tricks } = attempt.sent
    const isShorter = before === undefined || tricks.length < before.tricks
    const example = isShorter ? JSON.stringify(`${method} ${target}`) : before.example
    const least = Math.min(tricks.length, before?.tricks ?? tricks.length)
    counts.set(name, { count: (before?.count ?? 0) + 1, example, tricks: least })
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { count, example }]) => `${String(count).padStart(6)} ${name}, ${example}`)
}

function nameOf(server: AttackServer, { sent, runs, outcome, problems }: Attempt): string {
  if (problems.length > 0) return 'broke the promise'
  const [run] = runs
  if (run === undefined) return typeof outcome === 'string' ? outcome : `answered ${outcome.status}`
  if (run.route === 'other method') return 'route of another method ran with a verdict'
  if (run.route !== 'catch-all') return 'handler ran with its verdict'
  if (run.verdict !== undefined) return 'catch-all ran with a verdict'
  return looksLikeContract(server, sent.target)
    ? 'catch-all ran without a verdict on what looks like a contract path'
    : 'catch-all ran without a verdict'
}

/** Reads a target as leniently as any router might. */
function looksLikeContract({ basePath }: AttackServer, target: string): boolean {
  const path = target
    .replace(/^[a-z]+:[/\\]*(?:[^/\\?#]*(?=[/\\]))?/i, '')
    .replace(/[?#].*/s, '')
    .replaceAll(/%25/g, '%')
    .replaceAll(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\\', '/')
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/[^\x21-\x7e]/g, '')
    .toLowerCase()
  const kept: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  const joined = `/${kept.join('/')}`
  return joined.startsWith(basePath) && isCanonicalPath(joined.slice(basePath.length))
}
