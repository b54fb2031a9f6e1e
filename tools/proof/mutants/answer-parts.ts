import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { campaigns, contract, offerings } from '../../../src/testing/sandbox/mutants/contract.js'
import { onError, without } from '../../../src/testing/sandbox/mutants/edit-response.js'
import { detailsMissing } from '../../../src/testing/sandbox/mutants/responses.js'

type Change = (
  error: JsonObject,
  entries: readonly JsonObject[],
  status: number,
) => JsonObject | undefined

/** Creates a mutant that changes the targets of an error, in one family or both. */
const inErrors = (
  name: string,
  summary: string,
  family: 'campaigns' | 'offerings',
  change: Change,
): Mutant => ({
  name: `answer/${family}-${name}`,
  summary: `In ${family}, ${summary}`,
  // Any violation may be reported with such an answer.
  shows: { operations: family === 'campaigns' ? campaigns : offerings, subjects: ['*'] },
  answer: onError((error, { status }, { operation }) => {
    if (contract.operations[operation].family !== family) return undefined
    const entries = (Array.isArray(error.details) ? error.details : []).filter(isObject)
    return change(error, entries, status)
  }),
})

/** Returns a target without its last part. */
const parentOf = (target: unknown): string => String(target).split('.').slice(0, -1).join('.')

const isBelow = (target: unknown): boolean => String(target).includes('.')

const inBoth: readonly (readonly [name: string, summary: string, change: Change])[] = [
  [
    'target-empty',
    'leaves the target of an error empty.',
    (error) => (error.target === '' ? undefined : { ...error, target: '' }),
  ],
  [
    'target-is-parent',
    'names the object around the field as target.',
    (error) => (isBelow(error.target) ? { ...error, target: parentOf(error.target) } : undefined),
  ],
  [
    'target-is-last-part',
    'names the field without the path to it as target.',
    (error) =>
      isBelow(error.target)
        ? { ...error, target: String(error.target).split('.').at(-1) }
        : undefined,
  ],
  [
    'target-is-pointer',
    'writes the target as a JSON Pointer.',
    (error) =>
      isBelow(error.target)
        ? { ...error, target: `/${String(error.target).replaceAll('.', '/')}` }
        : undefined,
  ],
  [
    'target-lower-case',
    'writes the names of headers in a target in lower case.',
    (error) =>
      /^[A-Z]/.test(String(error.target))
        ? { ...error, target: String(error.target).toLowerCase() }
        : undefined,
  ],
  [
    'details-first-only',
    'reports only the first of several violations.',
    (error, entries) =>
      entries.length > 1 ? { ...error, details: entries.slice(0, 1) } : undefined,
  ],
  [
    'details-without-last',
    'omits the last of several violations.',
    (error, entries) =>
      entries.length > 1 ? { ...error, details: entries.slice(0, -1) } : undefined,
  ],
  [
    'details-emptied',
    'leaves the details of several violations empty.',
    (error, entries) => (entries.length > 1 ? { ...error, details: [] } : undefined),
  ],
  [
    'details-with-parents',
    'names the objects around the fields in the details.',
    (error, entries) =>
      entries.some(({ target }) => isBelow(target))
        ? { ...error, details: entries.map((each) => ({ ...each, target: parentOf(each.target) })) }
        : undefined,
  ],
  [
    'details-name-more',
    'names a valid field in the details.',
    (error, entries) => {
      const [first] = entries
      if (first === undefined) return undefined
      return { ...error, details: [...entries, { ...first, target: 'nothing_wrong' }] }
    },
  ],
  [
    'details-no-array',
    'puts the only violation into `details` without an array around it.',
    (error, entries) => (entries.length === 1 ? { ...error, details: entries[0] } : undefined),
  ],
  [
    'details-texts',
    'reports the violations as strings.',
    (error, entries) =>
      entries.length > 0 ? { ...error, details: entries.map(({ message }) => message) } : undefined,
  ],
  ...(['target', 'message'] as const).map((key): readonly [string, string, Change] => [
    `details-without-${key}`,
    `omits \`${key}\` from the entries of the details.`,
    (error, entries) =>
      entries.length > 0
        ? { ...error, details: entries.map((each) => without(each, key)) }
        : undefined,
  ]),
]

const inOneFamily: readonly Mutant[] = [
  inErrors(
    'details-without-code',
    'omits `code` from the entries of the details.',
    'offerings',
    (error, entries) =>
      entries.length > 0
        ? { ...error, details: entries.map((each) => without(each, 'code')) }
        : undefined,
  ),
  inErrors(
    'details-code-unknown',
    'has an undocumented code in the details.',
    'offerings',
    (error, entries) =>
      entries.length > 0
        ? { ...error, details: entries.map((each) => ({ ...each, code: 'WRONG_VALUE' })) }
        : undefined,
  ),
  inErrors('details-missing', 'omits the details of VALIDATION_FAILED.', 'offerings', (error) =>
    error.details === undefined ? undefined : without(error, 'details'),
  ),
  inErrors(
    'details-everywhere',
    'has details with other codes than VALIDATION_FAILED too.',
    'offerings',
    (error) => {
      const { code, target, message, details } = error
      return details === undefined ? { ...error, details: [{ code, target, message }] } : undefined
    },
  ),
  inErrors(
    'details-empty-everywhere',
    'has empty details with other codes than VALIDATION_FAILED.',
    'offerings',
    (error) => (error.details === undefined ? { ...error, details: [] } : undefined),
  ),
  detailsMissing,
  inErrors(
    'details-of-conflict',
    'reports a conflict in the details, which must be empty.',
    'campaigns',
    (error, _, status) => {
      const { target, message } = error
      return status === 409 ? { ...error, details: [{ target, message }] } : undefined
    },
  ),
]

/** Servers that report violations at other targets, or not all of them. */
export const answerParts: readonly Mutant[] = [
  ...inBoth.flatMap(([name, summary, change]) =>
    (['campaigns', 'offerings'] as const).map((family) => inErrors(name, summary, family, change)),
  ),
  ...inOneFamily,
]
