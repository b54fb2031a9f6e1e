import { diffLines } from 'diff'
import jsonPatch from 'fast-json-patch'
import { stringify } from 'yaml'
import { writtenExamples } from '../../src/cli/commands/rules/written-examples.js'
import { isObject, type Path, toPointer, valueAt } from '../../src/core/base/json.js'
import { type Contract, createContract, type OperationName } from '../../src/core/index.js'
import { type CaseRequest, cases, inputOf, requestOf } from '../../test/conformance/load-cases.js'
import { InputError } from '../generate/input-error.js'
import { rules } from './rule-cells.js'

const notice = '// Generated from conformance/ by `npm run generate`. Do not edit.'

/*
 * The example of a rule is its shortest lesson: of its cases, the rejected and the accepted request that
 * differ least, for the operation that requires least, without all that they have in common and the rule
 * does not need.
 */

interface Pair {
  rejected: CaseRequest
  corrected: CaseRequest
}

/** Returns `generated/rule-examples.ts`: the example of each rule that has no written one. */
export function ruleExamplesCode(): string {
  const derived = [...rules.keys()].filter((id) => !Object.hasOwn(writtenExamples, id))
  return `${notice}

/** Requests, with marks before the lines as in \`src/cli/commands/rules/written-examples.ts\`. */
export const derivedExamples: Readonly<Record<string, string>> = {
${derived.map((id) => `  '${id}': \`\n${exampleOf(id).replace(/[`$\\]/g, '\\$&')}\`,`).join('\n')}
}
`
}

function exampleOf(id: string): string {
  const contract = createContract({ rules: { [id]: 'error' } })
  const showsRule = ({ rejected, corrected }: Pair) =>
    resultOf(contract, rejected, id) === id && resultOf(contract, corrected, id) === ''
  const own = cases.filter(({ rule, http, options }) => rule === id && !http && !options)
  const requests = own.flatMap((each) => [requestOf({ id, base: each.base }), requestOf(each)])
  const accepted = requests.filter((request) => resultOf(contract, request, id) === '')
  const pairs = requests
    .filter((request) => resultOf(contract, request, id) === id)
    .flatMap((rejected) => accepted.map((corrected): Pair => ({ rejected, corrected })))
    .filter(({ rejected, corrected }) => rejected.operation === corrected.operation)
  if (pairs.length === 0) {
    throw new InputError(
      `${id}: no case violates only this rule; add one, or an example to src/cli/commands/rules/written-examples.ts`,
    )
  }
  const distances = pairs.map(distanceOf)
  const least = Math.min(...distances)
  const closest = pairs.filter((_, index) => distances[index] === least)
  const moved = closest
    .flatMap((pair) => simplestFirst.map((operation) => ofOperation(operation, pair)))
    .find(showsRule)
  return [closest[0] as Pair, ...(moved ? [moved] : [])]
    .map((pair) => textOf(shortened(pair, showsRule)))
    .reduce((one, other) => (linesIn(other) < linesIn(one) ? other : one))
}

const linesIn = (text: string): number => text.split('\n').length

/** Operations whose requests need nothing but what an example is about. */
const simplestFirst = ['getCampaign', 'updateCampaign', 'updateOffering'] as const

const ofOperation = (operation: OperationName, { rejected, corrected }: Pair): Pair => ({
  rejected: { ...rejected, operation },
  corrected: { ...corrected, operation },
})

/** Returns the rules that a request violates, or that the rule is skipped. */
function resultOf(contract: Contract, request: CaseRequest, id: string): string {
  const { input, facts } = inputOf(request)
  const verdict = contract.check(request.operation, input, facts)
  const violations = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  const isSkipped = (verdict.unchecked as string[]).includes(id)
  return isSkipped ? 'skipped' : [...new Set(violations.map(({ rule }) => rule))].join(' ')
}

/** What a difference costs: an added value teaches most, a removed one least. */
const costs = { added: 2, replaced: 3, removed: 6 }

/** Returns how much two requests differ. A fact counts more, because a client cannot correct it. */
function distanceOf({ rejected, corrected }: Pair): number {
  const before = valuesOf(rejected)
  const after = valuesOf(corrected)
  const paths = new Set([...before.keys(), ...after.keys()])
  const differing = [...paths].filter((path) => before.get(path) !== after.get(path))
  return differing.reduce((distance, path) => {
    const what = !before.has(path) ? 'added' : after.has(path) ? 'replaced' : 'removed'
    return distance + costs[what] * (path.startsWith('/given/') ? 100 : 1)
  }, 0)
}

const knownValues = new WeakMap<CaseRequest, ReadonlyMap<string, unknown>>()

/** Returns the values of a request by their pointers. */
function valuesOf(request: CaseRequest): ReadonlyMap<string, unknown> {
  const values =
    knownValues.get(request) ??
    new Map(
      [...pathsIn(request)]
        .map((path): [string, unknown] => [toPointer(path), valueAt(request, path)])
        .filter(([, value]) => typeof value !== 'object'),
    )
  knownValues.set(request, values)
  return values
}

/**
 * Removes what both requests have, and all but one member of what only the corrected one has, as long as
 * they show the rule.
 */
function shortened(pair: Pair, showsRule: (pair: Pair) => boolean): Pair {
  const result = [...pathsIn(pair.corrected)].reduce((shown, path) => {
    const { rejected, corrected } = shown
    const [one, other] = [rejected, corrected].map((each) => valueAt(each, path))
    if (other === undefined) return shown
    const isAdded = one === undefined && !isObject(valueAt(rejected, path.slice(0, -1)))
    const isAlone = Object.keys(Object(valueAt(corrected, path.slice(0, -1)))).length === 1
    if (isAdded ? isAlone : JSON.stringify(one) !== JSON.stringify(other)) return shown
    const shorter = {
      rejected: isAdded ? rejected : without(rejected, path),
      corrected: without(corrected, path),
    }
    return showsRule(shorter) ? shorter : shown
  }, pair)
  return result === pair ? pair : shortened(result, showsRule)
}

/** Yields the paths of a request: outermost first, and the last of a list first. */
function* pathsIn({ operation: _, ...parts }: CaseRequest): Generator<Path> {
  let level: [Path, unknown][] = [[[], parts]]
  while (level.length > 0) {
    level = level.flatMap(([path, value]) =>
      Object.entries(isObject(value) || Array.isArray(value) ? value : {})
        .map(([key, inner]): [Path, unknown] => [[...path, key], inner])
        .reverse(),
    )
    for (const [path] of level) yield path
  }
}

const without = (request: CaseRequest, path: Path): CaseRequest =>
  jsonPatch.applyOperation(structuredClone(request), { op: 'remove', path: toPointer(path) })
    .newDocument

/** Returns both requests as YAML, each line behind its mark. */
function textOf({ rejected, corrected }: Pair): string {
  const parts = diffLines(yamlOf(rejected), yamlOf(corrected))
  return parts
    .map(({ value, added, removed }) =>
      value.replace(/^(?=.)/gm, added ? '+ ' : removed ? '- ' : '  '),
    )
    .join('')
}

const yamlOf = ({ operation, given, ...parts }: CaseRequest): string =>
  stringify({ operation, ...parts, ...(given && { facts: given }) }, { lineWidth: 0 })

/** Returns `generated/rule-targets.ts`: the targets that the conformance cases expect of each rule. */
export const ruleTargetsCode = (): string => `${notice}

/** The targets of each rule in the conformance cases, with any index as \`[]\`. */
export const ruleTargets: Readonly<Record<string, readonly string[]>> = {
${[...rules.keys()].map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(targetsOf(id))},`).join('\n')}
}
`

const expected = cases.flatMap(({ expect: { violations = [], warnings = [] } }) => [
  ...violations,
  ...warnings,
])

function targetsOf(id: string): string[] {
  const targets = expected.filter(({ rule, target }) => rule === id && target !== '')
  return [...new Set(targets.map(({ target }) => target.replace(/\[\d+\]/g, '[]')))].sort()
}
