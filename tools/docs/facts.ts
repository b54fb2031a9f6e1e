import { groupBy } from '../../src/conformance/grouping.js'
import { createContract, type Facts, type Rule } from '../../src/core/index.js'
import { type CaseRequest, cases, inputOf, requestOf } from '../../test/conformance/load-cases.js'
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
  return page(
    '# Facts',
    'Some rules depend on facts that only your server knows: whether a tag exists, which state a campaign has, how many calls the caller has made. Pass them as the third argument of `check`. Every member is optional. A rule whose fact is missing is skipped, and listed in `unchecked` if the request could violate it.',
    '`null` means that the campaign, offering or earlier call does not exist. An inventory is a `Set`, a list, or a function that checks one id. Await every fact before you pass it: a promise throws a TypeError. Call `factsNeeded` to find out what to look up:',
    fenced('ts', factsNeededExample),
    '## Rules by fact',
    table(
      ['fact', 'meaning', 'rules that need it'],
      names.map((name) => [code(name), meanings[name], readersOf(name, rules)]),
    ),
    'Many rules need `campaign` only when a draft is validated or published, or if the body has no channel; the page of a rule lists the operations.',
    '## Rules by member of a fact',
    'Rules skipped when that member is missing:',
    table(
      ['member', 'rules that need it'],
      [...membersByRule(rules)].map(([member, those]) => [
        code(member),
        links([...new Set(those.map(({ rule }) => rule))]),
      ]),
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

/** Returns whether a rule needs a fact, or a member of it. */
const reads = ({ facts }: Rule, name: keyof Facts): boolean =>
  facts.some((fact) => fact.split('.')[0] === name)

/** Returns links to the rules that need a fact, and to a group if all of its rules do. */
function readersOf(name: keyof Facts, rules: readonly Rule[]): string {
  if (name === 'now') return 'every rule that compares with the current time'
  if (name === 'plugins') return 'rules of plugins that declare it'
  const readers = new Set(rules.filter((rule) => reads(rule, name)).map(({ id }) => id))
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

/** Facts whose members are known one by one. */
const composite = ['workspace', 'campaign', 'offering'] as const

/** Returns, for each member of a fact, the rules that are skipped without it in a case, in contract order. */
function membersByRule(rules: readonly Rule[]) {
  const contract = createContract()
  const readers = rules.filter((rule) => composite.some((name) => reads(rule, name)))
  const order = [...new Set<string>(readers.map(({ id }) => id))]
  const isSkipped = (id: string, request: CaseRequest) => {
    const { input, facts } = inputOf(request)
    return (contract.check(request.operation, input, facts).unchecked as string[]).includes(id)
  }
  const needed = cases.flatMap(({ rule, http, options, ...each }) => {
    if (!order.includes(rule) || http !== undefined || options !== undefined) return []
    const request = requestOf(each)
    if (isSkipped(rule, request)) return []
    return composite.flatMap((fact) => {
      const members = Object.entries(request.given?.[fact] ?? {})
      return members.flatMap(([member]) => {
        const others = Object.fromEntries(members.filter(([name]) => name !== member))
        const without = { ...request, given: { ...request.given, [fact]: others } }
        return isSkipped(rule, without) ? [{ member: `${fact}.${member}`, rule }] : []
      })
    })
  })
  needed.sort((one, other) =>
    one.member === other.member
      ? order.indexOf(one.rule) - order.indexOf(other.rule)
      : one.member < other.member
        ? -1
        : 1,
  )
  return groupBy(needed, ({ member }) => member)
}
