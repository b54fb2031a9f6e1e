import type { Edit, Fix, LocatedFinding } from '../results/finding.js'
import { countOf, type DocumentResult, inputErrorIn } from '../results/result.js'

/** A text with all safe fixes applied. */
interface FixedText {
  text: string
  /** The fixed findings, with their positions before later fixes. */
  fixes: readonly Fixable[]
  /** The results that remain. */
  results: readonly DocumentResult[]
}

/** A finding with a safe fix. */
export type Fixable = LocatedFinding & { repair: Fix }

/** Checks all documents of a text. */
type CheckText = (text: string) => readonly DocumentResult[]

/** A fix may reveal others, for example when a channel becomes known. */
const mostRounds = 100

/** Applies safe fixes to a text until none is left. */
export function applyFixes(text: string, check: CheckText): FixedText {
  let fixed: FixedText = { text, fixes: [], results: check(text) }
  for (let round = 0; round < mostRounds; round++) {
    const next = applyOnce(fixed, check)
    if (next === undefined) break
    fixed = next
  }
  return fixed
}

/** Applies all fixes together, or the first one that makes nothing worse. */
function applyOnce(before: FixedText, check: CheckText): FixedText | undefined {
  const found = before.results.flatMap(({ findings }) => findings.filter(isFixable))
  for (const fixes of found.length > 1 ? [found, ...found.map((each) => [each])] : [found]) {
    if (fixes.length === 0) return undefined
    const text = spliced(
      before.text,
      fixes.flatMap(({ repair }) => repair.edits),
    )
    const after = { text, fixes: [...before.fixes, ...fixes], results: check(text) }
    if (isNoWorse(after.results, before.results)) return after
  }
  return undefined
}

const isFixable = (finding: LocatedFinding): finding is Fixable => finding.repair !== undefined

/** Applies edits to a text; of two edits at the same offset, the later one comes first. */
function spliced(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const edit of [...edits].reverse().sort((one, other) => one.offset - other.offset)) {
    parts.push(text.slice(done, edit.offset), edit.text)
    done = edit.offset + edit.length
  }
  return [...parts, text.slice(done)].join('')
}

/** Returns whether no document got worse; one document may not improve at the cost of another. */
function isNoWorse(after: readonly DocumentResult[], before: readonly DocumentResult[]): boolean {
  return (
    after.length === before.length &&
    after.every((result, index) => {
      const earlier = before[index] as DocumentResult
      return (
        (!inputErrorIn(result) || inputErrorIn(earlier) !== undefined) &&
        countOf(result, 'error') <= countOf(earlier, 'error')
      )
    })
  )
}
