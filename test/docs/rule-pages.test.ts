import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type Facts, type RuleId } from '../../src/core/index.js'
import { blocks, docs, type Page } from './markdown.js'

const ids = [...new Set(createContract().rules.map(({ id }) => id))]
const isRulePage = ({ path }: Page) =>
  path.startsWith('docs/rules/') && path !== 'docs/rules/README.md'
const pathOf = (id: RuleId) => `docs/rules/${id}.md`
const pageOf = (id: RuleId) => docs.find(({ path }) => path === pathOf(id)) as Page

it('every rule has a page, and every page a rule', () => {
  expect(docs.filter(isRulePage).map(({ path }) => path)).toEqual(ids.map(pathOf).sort())
})

it('the index names every rule', () => {
  const index = docs.find(({ path }) => path === 'docs/rules/README.md')?.text ?? ''
  expect(ids.filter((id) => !index.includes(`[${id}](${id}.md)`))).toEqual([])
})

/** The request of a page, judged as the document or the HTTP request that it is. */
function judge(page: Page, responseId: string, rules: Record<string, 'error'> = {}) {
  const contract = createContract({ rules, responseId: () => responseId })
  const { operation, facts = {}, ...request } = parse(blocks(page, 'yaml')[0] ?? '')
  return operation === undefined
    ? contract.checkHttp(request)
    : contract.check(operation, request, withDates(facts))
}

function withDates(facts: Record<string, unknown>): Facts {
  const { now, idempotency } = facts as { now?: string; idempotency?: { createdAt: string } }
  return {
    ...facts,
    ...(now !== undefined && { now: new Date(now) }),
    ...(idempotency && {
      idempotency: { ...idempotency, createdAt: new Date(idempotency.createdAt) },
    }),
  } as Facts
}

/** The targets and messages that a page lists, in its order. */
const listed = ({ text }: Page): string[] =>
  [...text.matchAll(/^- (?:`([^`\n]+)`|as a whole): (.*)$/gm)].flatMap(
    ([line, target = '', message]) =>
      text.indexOf(line) > text.indexOf('## A request') ? [`${target}: ${message}`] : [],
  )

describe('the request on a page breaks its rule', () => {
  it.each(ids)('%s', (id) => {
    const page = pageOf(id)
    const [answer] = blocks(page, 'json').map((text) => JSON.parse(text))
    const byDefault = judge(page, answer.response_id)
    const asError = judge(page, answer.response_id, { [id]: 'error' })
    if (byDefault === undefined || asError === undefined || asError.ok) {
      throw new Error('the request is accepted, or is for no operation')
    }
    const said = page.text.match(
      /It is (rejected|accepted, with a warning):|is off by default/,
    )?.[0]
    const rejects = said?.startsWith('It is rejected') ?? false
    const found = asError.violations.map(({ target, message }) => `${target}: ${message}`)
    const status = Number(page.text.match(/with status (\d+)/)?.[1])
    expect(new Set(asError.violations.map(({ rule }) => rule))).toEqual(new Set([id]))
    expect(asError.warnings).toEqual([])
    expect({ status: asError.response.status, body: asError.response.body }).toEqual({
      status,
      body: answer,
    })
    expect(listed(page)).toEqual(found)
    expect(byDefault.ok).toBe(!rejects)
    expect(byDefault.warnings.map(({ rule }) => rule)).toEqual(
      said?.startsWith('It is accepted') ? found.map(() => id) : [],
    )
  })
})
