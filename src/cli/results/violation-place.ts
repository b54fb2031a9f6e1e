import type {
  Contract,
  JsonFinding,
  JsonScan,
  OperationName,
  ResponseCheckId,
  Violation,
} from '../../core/index.js'
import { type Path, type Place, type Region, regionOf, type Wanted } from '../documents/place.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { Repair } from './repair.js'

/**
 * A violation with its place in the file. What is wrong with a response that a file holds, or with
 * the file itself, is told of in the same way, and has no answer of the API.
 */
export type PlacedViolation = Omit<Violation, 'rule' | 'status' | 'code'> &
  Partial<Pick<Violation, 'status' | 'code'>> &
  Region & { repair?: Repair; rule: Violation['rule'] | ResponseCheckId | 'input/duplicate-key' }

/** What is needed to find the places of a request's violations. */
export interface Origin {
  document: SourceDocument
  /** Where the body stands; no path where the document is the body. */
  bodyPath: Path
  /** Of the body in a JSON document. */
  bodyScan: JsonScan | undefined
  operation: OperationName
  contract: Contract
}

/** The violations with their places; the text is walked once for all, and not at all for none. */
export function withPlaces(violations: readonly Violation[], origin: Origin): PlacedViolation[] {
  // Stryker disable next-line ConditionalExpression: it only saves time.
  if (violations.length === 0) return []
  const regions = regionsOf(
    violations.map((violation) => wantedOf(violation, origin)),
    origin.document,
  )
  const placeInText = textPlaces(origin)
  return violations.map((violation, index) => ({
    ...violation,
    ...(placeInText(violation) ?? (regions[index] as Region)),
  }))
}

/** What is there has an end; of what is not there only the place is known in which it lacks. */
function regionsOf(
  wanted: readonly Wanted[],
  { extents, locate, placeAt }: SourceDocument,
): Region[] {
  const found = extents(wanted)
  const missing = wanted.filter((_, index) => found[index] === undefined)
  const places = missing.length === 0 ? [] : locate(missing)
  return found.map((extent) =>
    extent === undefined ? (places.shift() as Place) : regionOf(extent, placeAt),
  )
}

/** Finds what a rule says about the text: the parsed value has no place for it, or another one. */
function textPlaces({
  document: { json },
  bodyScan,
}: Origin): (violation: Violation) => Place | undefined {
  if (!json) return () => undefined
  const { duplicateKeys, impreciseNumbers } = bodyScan as JsonScan
  const left: Partial<Record<Violation['rule'], Iterable<JsonFinding>>> = {
    'body/duplicate-key': duplicateKeys.values(),
    'body/number-precision': impreciseNumbers.values(),
  }
  return ({ rule, pointer }) => {
    const keys = keysOf(pointer)
    // The rules speak in the order of the text: each iterator goes on where it was left.
    for (const { path, offset } of left[rule] ?? []) {
      if (leadsTo(keys, path)) return json.placeAt(offset)
    }
    return undefined
  }
}

const leadsTo = (keys: readonly string[], path: Path): boolean =>
  keys.length === path.length && keys.every((key, index) => key === String(path[index]))

function wantedOf({ rule, target, pointer }: Violation, origin: Origin): Wanted {
  const { bodyPath } = origin
  if (pointer !== '') {
    // Where the key itself is wrong, it is shown and not its value.
    return {
      path: [...bodyPath, ...keysOf(pointer)],
      at: rule === 'field/unknown' ? 'key' : 'value',
    }
  }
  if (target === '' || bodyPath.length === 0) return { path: bodyPath, at: 'value' }
  return { path: pathOfName(target, origin), at: 'key' }
}

/** Where a parameter or header stands, or the part in which it would. */
function pathOfName(name: string, { document, operation, contract }: Origin): Path {
  const { pathParameters, queryParameters } = contract.operations[operation]
  const isQuery = among(queryParameters, name)
  const part = among(pathParameters, name) ? 'params' : isQuery ? 'query' : 'headers'
  const entries = (document.value as Partial<Record<typeof part, object>>)[part] ?? {}
  const isIt = (key: string) =>
    part === 'headers' ? key.toLowerCase() === name.toLowerCase() : key === name
  const written = Object.keys(entries).find(isIt)
  return written === undefined ? [part] : [part, written]
}

const among = (names: readonly string[], name: string): boolean => names.includes(name)

/** The keys of a JSON Pointer (RFC 6901). */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
