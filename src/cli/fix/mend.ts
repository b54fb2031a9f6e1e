import type { Judgement } from '../results/judgement.js'
import type { Edit, Repair } from '../results/repair.js'

/** A text with all repairs made that are certain. */
export interface Mended {
  text: string
  /** The repairs, with the places that they had before those that came after them. */
  repairs: readonly MadeRepair[]
  /** What is still to be said of it. */
  judgements: readonly Judgement[]
}

export interface MadeRepair {
  repair: Repair
  rule: string
  target: string
}

/** Judges all documents of a text. */
export type Judge = (text: string) => readonly Judgement[]

/** A repair may let another be seen, such as the keys of a body whose channel was unknown. */
const mostRounds = 100

/** Makes the certain repairs of a text until there is none left. */
export function mend(text: string, judge: Judge): Mended {
  let mended: Mended = { text, repairs: [], judgements: judge(text) }
  for (let round = 0; round < mostRounds; round++) {
    const next = mendOnce(mended, judge)
    if (next === undefined) break
    mended = next
  }
  return mended
}

/** Makes all repairs that were found, or else the first that does no harm. */
function mendOnce(before: Mended, judge: Judge): Mended | undefined {
  const found = before.judgements.flatMap(repairsOf)
  for (const repairs of found.length > 1 ? [found, ...found.map((each) => [each])] : [found]) {
    if (repairs.length === 0) return undefined
    const text = spliced(
      before.text,
      repairs.flatMap(({ repair }) => repair.edits),
    )
    const after = { text, repairs: [...before.repairs, ...repairs], judgements: judge(text) }
    if (isNoWorse(after.judgements, before.judgements)) return after
  }
  return undefined
}

const repairsOf = ({ violations, warnings }: Judgement): MadeRepair[] =>
  [...violations, ...warnings].flatMap(({ repair, rule, target }) =>
    repair === undefined ? [] : [{ repair, rule, target }],
  )

/** The text with the edits; of two at one place the later one comes first. */
export function spliced(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const edit of [...edits].reverse().sort((one, other) => one.offset - other.offset)) {
    parts.push(text.slice(done, edit.offset), edit.text)
    done = edit.offset + edit.length
  }
  return [...parts, text.slice(done)].join('')
}

/** Each document by itself: what became better in one is no leave to spoil another. */
function isNoWorse(after: readonly Judgement[], before: readonly Judgement[]): boolean {
  return (
    after.length === before.length &&
    after.every((judgement, index) => {
      const earlier = before[index] as Judgement
      return (
        (judgement.error === undefined || earlier.error !== undefined) &&
        judgement.violations.length <= earlier.violations.length
      )
    })
  )
}
