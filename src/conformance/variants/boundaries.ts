import { type Path, toPointer } from '../../core/base/json.js'
import type { FindingLevel } from '../../core/index.js'
import { fieldsUnder, type RequestField } from './conditions.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

/** Yields a valid request with the values at and beyond each bound. */
export function* boundaryEdits({ request, target }: SubjectCase): Generator<Edit> {
  if (target !== undefined) return
  for (const field of fieldsUnder(request, ['body'])) {
    const { path } = field
    const isOfferingName =
      request.operation.endsWith('Offering') && toPointer(path) === '/body/name'
    const edits = isOfferingName ? [...boundsOf(field), ...nameCharacters] : boundsOf(field)
    for (const { label, value, level } of edits) {
      yield { ...edit(request, path, value, label), ...(level && { level }) }
    }
  }
}

interface Labelled {
  label: string
  value: unknown
  level?: FindingLevel
}

function boundsOf({ node, value, path }: RequestField): Labelled[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = node
  const numbers = [
    ...(minimum === undefined
      ? []
      : [minimum - 1, minimum, minimum + 0.5, -Math.abs(Number(value))]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
  ]
  const lengths = [
    ...(minLength === undefined || minLength < 2 ? [] : [minLength - 1, minLength]),
    ...(maxLength === undefined ? [] : [maxLength, maxLength + 1]),
  ]
  const zero = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? ['0'] : []
  const texts =
    (node.enum ?? []).includes(value) && typeof value === 'string' ? spellings(value) : []
  const counts = maxItems === undefined || !Array.isArray(value) ? [] : [maxItems, maxItems + 1]
  return [
    ...numbers.map((each) => ({ label: String(each), value: each })),
    ...lengths.map((each) => ({ label: `length-${each}`, value: 'a'.repeat(each) })),
    ...texts,
    ...zero.map((each) => ({ label: 'zero', value: each, level: levelOfZero(path) })),
    ...counts.map((count) => ({
      label: `items-${count}`,
      value: Array.from({ length: count }, (_, index) => distinct((value as unknown[])[0], index)),
    })),
  ]
}

/** A server may clean a value before it compares it. */
const spellings = (value: string): Labelled[] => [
  {
    label: 'other-case',
    value: value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase(),
  },
  { label: 'with-spaces', value: ` ${value} ` },
]

/** Returns MUST for numbers in texts that are often zero, which a server may mistake for missing. */
const levelOfZero = (path: Path): FindingLevel =>
  /^(latitude|longitude|duration_\w+)$/.test(String(path.at(-1))) ? 'MUST' : 'SHOULD'

/** Returns another text of the same kind for each index, since a list may have to have no repetitions. */
function distinct(item: unknown, index: number): unknown {
  if (typeof item !== 'string' || index === 0) return item
  return item.includes('@') ? `${index}${item}` : `${item}${index}`
}

/** One character of each class that a name must not have. */
const forbidden: Readonly<Record<string, [character: string, level: FindingLevel]>> = {
  space: [' ', 'MUST'],
  dash: ['-', 'MUST'],
  dot: ['.', 'MUST'],
  comma: [',', 'MUST'],
  slash: ['/', 'MUST'],
  apostrophe: ["'", 'MUST'],
  'at-sign': ['@', 'MUST'],
  percent: ['%', 'MUST'],
  hash: ['#', 'MUST'],
  tab: ['\t', 'MUST'],
  'line-break': ['\n', 'MUST'],
  emoji: ['\u{1F600}', 'MUST'],
  // Whether "letters" are only those of ASCII is not stated.
  'accented-letter': ['é', 'SHOULD'],
  'cjk-letter': ['售', 'SHOULD'],
}

const nameCharacters: readonly Labelled[] = Object.entries(forbidden).flatMap(
  ([label, [character, level]]) => [
    { label: `${label}-inside`, value: `Summer${character}Sale`, level },
    { label: `${label}-first`, value: `${character}Summer_Sale`, level },
    { label: `${label}-last`, value: `Summer_Sale${character}`, level },
  ],
)
