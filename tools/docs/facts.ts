import { groupBy } from '../../src/conformance/grouping.js'
import { createContract, type Facts, type Rule, type RuleId } from '../../src/core/index.js'
import { type CaseRequest, inputOf, requestOf, topics } from '../../test/conformance/load-cases.js'
import { code, fenced, page, ruleLink, table } from './markdown.js'

/** Describes each fact; a missing or unknown member fails the type check. */
const meanings: { readonly [Name in keyof Required<Facts>]: string } = {
  now: 'the time of the request; default: the clock of the contract',
  authenticated: 'whether the credentials are valid',
  permitted: 'whether the API key has the permissions that the operation needs',
  workspace: 'settings and inventories of the caller’s workspace',
  campaign: 'the stored campaign or draft that the request names, or `null` if it does not exist',
  offering: 'the stored offering that the request names, or `null` if it does not exist',
  idempotency: 'the earlier call with the same key, or `null` if there was none',
  recentRequests: 'times of the caller’s earlier calls of this operation, in epoch milliseconds',
  plugins: 'what rules of plugins need, by the name of the plugin',
}

/** Returns `docs/facts.md`: which rules need which facts. */
export function factsPage(): string {
  const { rules } = createContract()
  const names = Object.keys(meanings) as (keyof Facts)[]
  const unlocked = membersByRule(rules)
  return page(
    '# Facts',
    'Some rules depend on facts that only your server knows: whether a tag exists, which state a campaign has, how often the caller called before. Pass them as the third argument of `check`. Every member is optional. A rule whose fact is missing is skipped, and listed in `unchecked` if the request could violate it.',
    '`null` means that the campaign, offering or earlier call does not exist. An inventory is a `Set`, a list, or a function that checks one id. Await every fact before you pass it: a promise throws a TypeError. Call `factsNeeded` to find out what to look up:',
    fenced('ts', factsNeededExample),
    '## Rules by fact',
    table(
      ['fact', 'meaning', 'rules that need it'],
      names.map((name) => [code(name), meanings[name], readersOf(name, rules)]),
    ),
    'Many rules need `campaign` only to validate or publish a draft, or if the body has no channel; the page of a rule lists the operations.',
    '## Rules by member of a fact',
    'Rules skipped when that member is missing:',
    table(
      ['member', 'rules that need it'],
      [...unlocked].map(([member, ids]) => [code(member), links([...ids])]),
    ),
    '## Missing facts',
    'A [workspace file](workspace.md) provides facts to every check; facts that you pass override it. If a verdict is `ok` and has rules in `unchecked`, no other rule is violated. Load the missing facts to check these too.',
  )
}

const factsNeededExample = `import { createContract } from 'campaign-contract'

const request = { params: { offer_id: 'offer_17' }, body: { tags: ['tag_a'] } }
console.log(JSON.stringify(createContract().factsNeeded('updateOffering', request).offering))
// {"id":"offer_17"}`

const links = (ids: readonly string[]): string => ids.map(ruleLink).join(', ')

/** Returns links to the rules that need a fact, and to a group if all of its rules do. */
function readersOf(name: keyof Facts, rules: readonly Rule[]): string {
  if (name === 'now') return 'every rule that compares with the current time'
  if (name === 'plugins') return 'rules of plugins that declare it'
  const reads = ({ facts }: Rule) => facts.includes(name)
  const readers = new Set(rules.filter(reads).map(({ id }) => id))
  const groups = groupBy([...new Set(rules.map(({ id }) => id))], (id) => id.split('/')[0] ?? '')
  return [...groups]
    .map(([group, ids]) => {
      const reading = ids.filter((id) => readers.has(id))
      const isWhole = reading.length === ids.length && ids.length > 1
      return isWhole ? `[${group}/*](rules.md#${group})` : links(reading)
    })
    .filter((text) => text !== '')
    .join(', ')
}

type Members = Record<string, unknown>

/** Facts whose members are known one by one. */
const composite = ['workspace', 'campaign', 'offering'] as const

type Composite = (typeof composite)[number]

/** Returns, for each member of a fact, the rules that are skipped without it. */
function membersByRule(rules: readonly Rule[]): Map<string, Set<RuleId>> {
  const contract = createContract()
  const readers = new Set<string>(
    rules.filter(({ facts }) => composite.some((name) => facts.includes(name))).map(({ id }) => id),
  )
  const found = new Map<string, Set<RuleId>>()
  const uncheckedIn = (request: CaseRequest) => {
    const { input, facts } = inputOf(request)
    return contract.check(request.operation, input, facts).unchecked
  }
  for (const each of topics.flatMap(({ cases }) => cases)) {
    if (!readers.has(each.rule) || each.http !== undefined || each.options !== undefined) continue
    const request = requestOf(each)
    if (uncheckedIn(request).includes(each.rule as RuleId)) continue
    for (const [fact, member] of membersOf(request)) {
      const { [member]: _, ...others } = { ...(request.given?.[fact] as object) } as Members
      const without = { ...request, given: { ...request.given, [fact]: others } }
      if (!uncheckedIn(without).includes(each.rule as RuleId)) continue
      const name = `${fact}.${member}`
      found.set(name, (found.get(name) ?? new Set()).add(each.rule as RuleId))
    }
  }
  return inContractOrder(found, rules)
}

const membersOf = ({ given }: CaseRequest): [fact: Composite, member: string][] =>
  composite.flatMap((fact) =>
    Object.keys((given?.[fact] as object | null | undefined) ?? {}).map(
      (member): [Composite, string] => [fact, member],
    ),
  )

function inContractOrder(
  found: ReadonlyMap<string, ReadonlySet<RuleId>>,
  rules: readonly Rule[],
): Map<string, Set<RuleId>> {
  const order = [...new Set(rules.map(({ id }) => id))]
  return new Map(
    [...found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([member, ids]) => [member, new Set(order.filter((id) => ids.has(id)))]),
  )
}
