import { fromPointer } from '../../core/base/json.js'
import type {
  Contract,
  Facts,
  JsonFinding,
  OperationName,
  RequestInput,
  RuleId,
  Violation,
} from '../../core/index.js'
import type { Path, Position, Wanted } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { LocatedFinding } from './finding.js'

/** A request that is checked, and where it is written. */
export interface CheckedRequest {
  document: SourceDocument
  /** Path of the body in the document; empty when the document is the body. */
  bodyPath: Path
  operation: OperationName
  request: RequestInput
  facts: Facts
  contract: Contract
  /** The rules that are skipped because the file leaves out their input, and that input. */
  omitted?: { rules: readonly RuleId[]; needs: readonly string[] }
}

/** Adds positions to the violations in one pass over the text. */
export function withPositions(
  violations: readonly Violation[],
  checked: CheckedRequest,
): LocatedFinding[] {
  // Only saves time.
  if (violations.length === 0) return []
  const positionInText = textPositions(checked)
  return violations.map((violation) => ({
    ...violation,
    ...(positionInText(violation) ?? checked.document.regionOf(wantedOf(violation, checked))),
  }))
}

/** Locates violations of rules about the text, which the parsed value does not show. */
function textPositions({
  document: { positionAt },
  request: { bodyScan = { duplicateKeys: [], impreciseNumbers: [] } },
}: CheckedRequest): (violation: Violation) => Position | undefined {
  const { duplicateKeys, impreciseNumbers } = bodyScan
  const left: Partial<Record<Violation['rule'], Iterable<JsonFinding>>> = {
    'body/duplicate-key': duplicateKeys.values(),
    'body/number-precision': impreciseNumbers.values(),
  }
  return ({ rule, pointer }) => {
    const keys = fromPointer(pointer)
    // Violations come in text order, so each iterator continues where it stopped.
    for (const { path, offset } of left[rule] ?? []) {
      if (leadsTo(keys, path)) return positionAt(offset)
    }
    return undefined
  }
}

const leadsTo = (keys: readonly string[], path: Path): boolean =>
  keys.length === path.length && keys.every((key, index) => key === String(path[index]))

function wantedOf({ rule, target, pointer }: Violation, checked: CheckedRequest): Wanted {
  const { bodyPath } = checked
  if (pointer !== '') {
    // For an unknown field, point to the key instead of the value.
    return {
      path: [...bodyPath, ...fromPointer(pointer)],
      at: rule === 'field/unknown' ? 'key' : 'value',
    }
  }
  if (target === '' || bodyPath.length === 0) return { path: bodyPath, at: 'value' }
  return wantedOfName(target, checked)
}

/** Returns the value of a parameter or header, or the key of its part when it is missing. */
function wantedOfName(name: string, { document, operation, contract }: CheckedRequest): Wanted {
  const { pathParameters, queryParameters } = contract.operations[operation]
  const isQuery = among(queryParameters, name)
  const part = among(pathParameters, name) ? 'params' : isQuery ? 'query' : 'headers'
  const entries = (document.value as Partial<Record<typeof part, object>>)[part] ?? {}
  const isIt = (key: string) =>
    part === 'headers' ? key.toLowerCase() === name.toLowerCase() : key === name
  const written = Object.keys(entries).find(isIt)
  return written === undefined
    ? { path: [part], at: 'key' }
    : { path: [part, written], at: 'value' }
}

const among = (names: readonly string[], name: string): boolean => names.includes(name)
