import { shortened as cut } from '../../core/base/text.js'
import type { LocatedFinding } from './finding.js'
import type { DocumentResult } from './result.js'

/** The most bytes of a target or pointer, and of a message, as in responses of the library. */
const longestTarget = 512
const longestMessage = 1024

/**
 * Cuts the long texts of a result, because a long key may occur in each of a thousand findings. The
 * library cuts those of violations and responses, except pointers.
 */
export function shortened<Each extends DocumentResult>(result: Each): Each {
  if (result.findings.length === 0) return result
  return { ...result, findings: result.findings.map(shortFinding) }
}

function shortFinding(finding: LocatedFinding): LocatedFinding {
  const { target, pointer, message } = finding
  // Most are far shorter.
  if (target.length + pointer.length + message.length < longestTarget) return finding
  return {
    ...finding,
    target: cut(target, longestTarget),
    pointer: cut(pointer, longestTarget),
    message: cut(message, longestMessage),
  }
}
