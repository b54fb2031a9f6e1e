import type { CheckSettings } from '../../../src/cli/checking/check-settings.js'
import { InputError } from '../../../src/cli/documents/input-error.js'
import { offsetsIn } from '../../../src/cli/documents/position.js'
import { checkInput } from '../../../src/cli/inputs/check-input.js'
import { openInput } from '../../../src/cli/inputs/open-input.js'
import { countOf, type DocumentResult, unreadableResult } from '../../../src/cli/results/result.js'
import { isOfPlugin } from '../../../src/core/contract/rule-groups.js'
import type { Contract, OperationName, Plugin } from '../../../src/core/index.js'
import type { Answer, CheckedRequest, Finding, Question } from '../protocol.js'
import { findingsOf, type Place, shortened } from './findings.js'
import { formOf } from './form.js'
import { type Settings, SettingsReader } from './settings.js'
import { storedStates } from './stored-states.js'

/** What one answer shows at most. */
const mostRequests = 200
const mostFindings = 1000

/** Returns a function that answers questions. It never throws, whatever a question contains. */
export function answering(
  plugins: readonly Plugin[] = [],
): (question: Question) => Promise<Answer> {
  const reader = new SettingsReader(plugins)
  return async ({ id, state }) => {
    const start = performance.now()
    const { form, name, text, moved } = formOf(state)
    const answer: Answer = { id, form, requests: [], omitted: 0, findings: [], milliseconds: 0 }
    const settings = reader.read(state)
    if (settings.error !== undefined) return { ...answer, settingsError: settings.error }
    const place = {
      text: state.text,
      moved,
      offsetOf: offsetsIn(state.text),
      pageOf: pagesOf(settings.contract),
    }
    const found =
      state.text.trim() === '' ? {} : await check({ name, text }, place, settings, state)
    return { ...answer, ...found, milliseconds: performance.now() - start }
  }
}

async function check(
  { name, text }: { name: string; text: string },
  place: Place,
  { contract, facts }: Exclude<Settings, { error: object }>,
  state: Question['state'],
): Promise<Pick<Answer, 'requests' | 'omitted' | 'findings'>> {
  const requests: CheckedRequest[] = []
  const findings: Finding[] = []
  let omitted = 0
  let factsOfRequest = facts
  const add = (result: DocumentResult) => {
    if (requests.length === mostRequests) omitted++
    else {
      const found = findingsOf(result, requests.length, place)
      requests.push({
        ...requestOf(result, found, contract),
        states: storedStates(factsOfRequest),
      })
      for (const finding of found.slice(0, mostFindings - findings.length)) findings.push(finding)
    }
  }
  const settings: CheckSettings = {
    contract,
    facts,
    operation: operationIn(state, contract),
    checkedWith: (given) => {
      factsOfRequest = given
    },
    note: (text) => {
      const message = shortened(text.replace(`${name}: `, ''))
      findings.push({ request: 0, from: 0, to: 0, severity: 'note', message })
    },
    noneChecked: ({ message }) => add(unreadableResult(new InputError(message))),
  }
  try {
    const file = { name, source: name, isNamed: true }
    const input = await openInput(file, text, settings)
    for await (const result of input ? checkInput(file, input, settings) : []) add(result)
  } catch (error) {
    // A text that is too deep or too large for the reader.
    add(unreadableResult(error instanceof InputError ? error : new InputError(String(error))))
  }
  return { requests, omitted, findings }
}

/** Returns the chosen operation, which a link may have misspelled. */
export const operationIn = (
  { operation = '' }: Question['state'],
  { operations }: Contract,
): OperationName | undefined =>
  Object.hasOwn(operations, operation) ? (operation as OperationName) : undefined

function requestOf(
  result: DocumentResult,
  findings: readonly Finding[],
  contract: Contract,
): CheckedRequest {
  const { document, operation, ok, response, replay, unchecked, needs } = result
  const number = document === undefined ? '' : `${document}. `
  const answered = response ?? replay
  const named = operation ?? (answered === undefined ? 'unreadable' : 'request')
  return {
    title: number + named,
    ...(operation !== null && { operation }),
    from: findings[0]?.from ?? 0,
    to: findings[0]?.to ?? 0,
    ok,
    ...(answered !== undefined && {
      response: { status: answered.status, headers: answered.headers ?? {}, body: answered.body },
    }),
    violations: countOf(result, 'error'),
    warnings: countOf(result, 'warn'),
    notes: countOf(result, 'note'),
    unchecked: uncheckedOf(unchecked, [...needs.keys()], contract),
  }
}

/** Returns the skipped rules with what each is missing: facts, or else parts of the request. */
function uncheckedOf(
  rules: readonly string[],
  needs: readonly string[],
  contract: Contract,
): CheckedRequest['unchecked'] {
  const skipped = new Set(rules)
  const missing = new Set(needs)
  const parts = needs.filter((need) => !need.startsWith('facts.'))
  const factsOf = new Map<string, string[]>()
  for (const { id, facts } of contract.rules) {
    if (!skipped.has(id)) continue
    const needed = facts.filter((fact) => missing.has(`facts.${fact}`))
    factsOf.set(id, [...new Set([...(factsOf.get(id) ?? []), ...needed])])
  }
  return rules.map((rule) => {
    const facts = factsOf.get(rule) ?? []
    return { rule, facts: facts.length === 0 ? parts : facts }
  })
}

const pages = new WeakMap<Contract, ReadonlyMap<string, string | undefined>>()

/** Returns where each rule is described; rules of plugins may bring a link. */
function pagesOf(contract: Contract): Place['pageOf'] {
  let known = pages.get(contract)
  if (known === undefined) {
    known = new Map<string, string | undefined>(
      contract.rules.map(({ id, docs }) => [id, isOfPlugin(id) ? docs : `rules/${id}.html`]),
    ).set('structure', 'rules/')
    pages.set(contract, known)
  }
  const pageOf = known
  return (rule) => pageOf.get(rule)
}
