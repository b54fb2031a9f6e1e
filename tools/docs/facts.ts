import {
  createContract,
  type Facts,
  type RuleDescription,
  type RuleId,
} from '../../src/core/index.js'
import { type CaseRequest, inputOf, requestOf } from '../../test/conformance/load-cases.js'
import { cases } from './examples.js'
import { groupBy } from './group-by.js'
import { code, fenced, page, table } from './markdown.js'

/** What each fact is; a member that is missing here fails the types, one that is no fact too. */
const meanings: { readonly [Name in keyof Required<Facts>]: string } = {
  now: 'the time of the request; without it the clock of the contract',
  authenticated: 'whether the credentials are right',
  permitted: 'whether the API key has the permissions that the operation needs',
  workspace: 'settings and inventories of the caller’s workspace',
  campaign: 'the stored campaign or draft that the request names, or `null` where there is none',
  offering: 'the stored offering that the request names, or `null` where there is none',
  idempotency: 'the earlier call with the same key, or `null` where there was none',
  recentRequests: 'when the caller called this operation before, in epoch milliseconds',
}

/** `docs/facts.md`: which fact decides which rules. */
export function factsPage(): string {
  const { rules } = createContract()
  const names = Object.keys(meanings) as (keyof Facts)[]
  const unlocked = membersByRule(rules)
  return page(
    '# Facts',
    'A request does not say everything that the contract asks about: whether a tag exists, in which state a campaign is, how often the caller called before. The server knows, and says it in the third argument of `check`. Every member is optional. A rule that lacks a fact does not guess: it finds nothing, and where the request could break it the verdict lists it in `unchecked`.',
    '`null` is a fact, too: there is no such campaign, offering or earlier call. An inventory is a `Set`, a list, or a function that answers for one id. `factsNeeded` tells what to look up for a request before it is judged:',
    fenced('ts', factsNeededExample),
    '## Rules by fact',
    table(
      ['fact', 'what it says', 'rules that read it'],
      names.map((name) => [code(name), meanings[name], readersOf(name, rules)]),
    ),
    'Many rules need `campaign` only where a draft is validated or published, or where the body does not name the channel; the page of a rule says on which operations.',
    '## Rules by member of a fact',
    'A rule that is not listed decides with what else it is told. The table is found by trial: from the facts of every conformance case each member was taken away, and the rule was asked again.',
    table(
      ['member', 'rules that it decides'],
      [...unlocked].map(([member, ids]) => [code(member), links([...ids])]),
    ),
    '## What a rule does without its facts',
    'A verdict that is `ok` with rules in `unchecked` says: nothing that could be judged is wrong. Whether that is enough is for the server to decide, for example by loading more and checking again.',
  )
}

const factsNeededExample = `import { createContract } from 'campaign-contract'

const request = { params: { offer_id: 'offer_17' }, body: { tags: ['tag_a'] } }
console.log(JSON.stringify(createContract().factsNeeded('updateOffering', request).offering))
// {"id":"offer_17"}`

const links = (ids: readonly string[]): string =>
  ids.map((id) => `[${id}](rules/${id}.md)`).join(', ')

/** The rules that read a fact; a group all of whose rules do stands for them. */
function readersOf(name: keyof Facts, rules: readonly RuleDescription[]): string {
  if (name === 'now') return 'every rule that compares with the present'
  const reads = ({ facts }: RuleDescription) => facts.includes(name)
  const readers = new Set(rules.filter(reads).map(({ id }) => id))
  const groups = groupBy([...new Set(rules.map(({ id }) => id))], (id) => id.split('/')[0] ?? '')
  return [...groups]
    .map(([group, ids]) => {
      const reading = ids.filter((id) => readers.has(id))
      const isWhole = reading.length === ids.length && ids.length > 1
      return isWhole ? `[${group}/*](rules/README.md#${group})` : links(reading)
    })
    .filter((text) => text !== '')
    .join(', ')
}

type Members = Record<string, unknown>

/** Facts that are made of members which are known one by one. */
const composite = ['workspace', 'campaign', 'offering'] as const

type Composite = (typeof composite)[number]

/** Member of a fact to the rules that turn \`unchecked\` in a case when it is taken away. */
function membersByRule(rules: readonly RuleDescription[]): Map<string, Set<RuleId>> {
  const contract = createContract()
  const readers = new Set<string>(
    rules.filter(({ facts }) => composite.some((name) => facts.includes(name))).map(({ id }) => id),
  )
  const found = new Map<string, Set<RuleId>>()
  const uncheckedIn = (request: CaseRequest) => {
    const { input, facts } = inputOf(request)
    return contract.check(request.operation, input, facts).unchecked
  }
  for (const each of cases) {
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
  rules: readonly RuleDescription[],
): Map<string, Set<RuleId>> {
  const order = [...new Set(rules.map(({ id }) => id))]
  return new Map(
    [...found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([member, ids]) => [member, new Set(order.filter((id) => ids.has(id)))]),
  )
}
