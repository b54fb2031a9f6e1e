import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Mutant } from './place.js'
import type { Notice } from './quick-check.js'

interface Explanation {
  because: string
  mutants: string[]
}

export interface TestedMutant {
  mutant: Mutant
  notice: Notice
}

const explanations = (): Explanation[] =>
  parse(readFileSync(new URL('explained.yaml', import.meta.url), 'utf8')) ?? []

/** The reasons why mutants survive, by their ids. */
export function explained(all: readonly Mutant[]): Map<string, string> {
  const reasons = new Map(
    explanations().flatMap(({ because, mutants }) => mutants.map((id) => [id, because] as const)),
  )
  const known = new Set(all.map(({ id }) => id))
  const stale = [...reasons.keys()].filter((id) => !known.has(id))
  if (stale.length > 0) throw new Error(`explained, but no mutants:\n${stale.join('\n')}`)
  return reasons
}

/** The figures of a run. */
export function figures(tested: readonly TestedMutant[], reasons: ReadonlyMap<string, string>) {
  const survivors = tested.filter(({ notice }) => notice === undefined).map(({ mutant }) => mutant)
  const unexplained = survivors.filter(({ id }) => !reasons.has(id))
  const noticed = tested.length - survivors.length
  const byGenerator = tested.filter(({ notice }) => notice?.startsWith('generator')).length
  const wronglyExplained = tested
    .filter(({ mutant, notice }) => notice !== undefined && reasons.has(mutant.id))
    .map(({ mutant }) => mutant.id)
  return {
    mutants: tested.length,
    noticed,
    noticedByTests: noticed - byGenerator,
    noticedByGenerator: byGenerator,
    survived: survivors.length,
    explained: survivors.length - unexplained.length,
    percentNoticed: percent(noticed, tested.length),
    percentNoticedOrExplained: percent(tested.length - unexplained.length, tested.length),
    byMutator: Object.fromEntries(
      countBy(tested, ({ mutant }) => mutant.mutator).map(([mutator, own]) => [
        mutator,
        { mutants: own.length, noticed: own.filter(({ notice }) => notice !== undefined).length },
      ]),
    ),
    byTestFile: Object.fromEntries(
      countBy(tested, ({ notice }) => notice?.split(' > ')[0] ?? 'nothing').map(([file, own]) => [
        file,
        own.length,
      ]),
    ),
    survivors: unexplained.map(({ id }) => id),
    explanations: survivors.flatMap(({ id }) => {
      const because = reasons.get(id)
      return because === undefined ? [] : [{ id, because }]
    }),
    wronglyExplained,
  }
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((part / whole) * 10_000) / 100

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}
