import { applyPatch } from 'diff'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type Facts, type RuleId } from '../../src/core/index.js'
import { blocks, docs, type Page } from './markdown.js'

const ids = [...new Set(createContract().rules.map(({ id }) => id))]
const isRulePage = ({ path }: Page) =>
  path.startsWith('docs/rules/') && path !== 'docs/rules/README.md'
const pathOf = (id: RuleId) => `docs/rules/${id}.md`
const pageOf = (id: RuleId) => docs.find(({ path }) => path === pathOf(id)) as Page

it('has one page per rule', () => {
  expect(docs.filter(isRulePage).map(({ path }) => path)).toEqual(ids.map(pathOf).sort())
})

it('names every rule in the index', () => {
  const index = docs.find(({ path }) => path === 'docs/rules/README.md')?.text ?? ''
  expect(ids.filter((id) => !index.includes(`[${id}](${id}.md)`))).toEqual([])
})

/** Validates the YAML of a page: a request document or an HTTP request. */
function verdictOn(yaml: string, responseId: string, rules: Record<string, 'error'> = {}) {
  const contract = createContract({ rules, responseId: () => responseId })
  const { operation, facts = {}, ...request } = parse(yaml)
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

/** Returns the rejected request of a page and the corrected one, which may be shown as a diff. */
function requestsOf(page: Page): { rejected: string; corrected: string } {
  const [rejected = '', whole] = blocks(page, 'yaml')
  const [patch = ''] = blocks(page, 'diff')
  const corrected = whole ?? applyPatch(rejected, patch)
  if (corrected === false || corrected === rejected) throw new Error('the diff does not apply')
  return { rejected, corrected }
}

/** Returns the targets and messages that a page lists. */
const listed = ({ text }: Page): string[] =>
  [...text.matchAll(/^- (?:`([^`\n]+)`|whole request): (.*)$/gm)].flatMap(
    ([line, target = '', message]) =>
      text.indexOf(line) > text.indexOf('```yaml') ? [`${target}: ${message}`] : [],
  )

/** Severities by the heading of the first request. */
const headings = {
  'Rejected request': 'error',
  'Request with a warning': 'warn',
  'Reported request': 'off',
} as const

describe.each(ids)('the page of %s', (id) => {
  const page = pageOf(id)
  const { rejected, corrected } = requestsOf(page)
  const [response] = blocks(page, 'json').map((text) => JSON.parse(text))

  it('shows a request that only this rule rejects', () => {
    const [, heading = ''] = page.text.match(/^## (.*[Rr]equest.*)$/m) ?? []
    const severity = headings[heading as keyof typeof headings]
    const byDefault = verdictOn(rejected, response.response_id)
    const asError = verdictOn(rejected, response.response_id, { [id]: 'error' })
    if (byDefault === undefined || asError === undefined || asError.ok) {
      throw new Error('the request is accepted, or has no operation')
    }
    const found = asError.violations.map(({ target, message }) => `${target}: ${message}`)
    const status = Number(page.text.match(/[Ss]tatus (\d+)/)?.[1])
    expect(new Set(asError.violations.map(({ rule }) => rule))).toEqual(new Set([id]))
    expect(asError.warnings).toEqual([])
    expect({ status: asError.response.status, body: asError.response.body }).toEqual({
      status,
      body: response,
    })
    expect(listed(page)).toEqual(found)
    expect(byDefault.ok).toBe(severity !== 'error')
    expect(byDefault.warnings.map(({ rule }) => rule)).toEqual(
      severity === 'warn' ? found.map(() => id) : [],
    )
  })

  it('shows a corrected request that is accepted', () => {
    const verdict = verdictOn(corrected, response.response_id, { [id]: 'error' })
    expect(verdict).toMatchObject({ ok: true, warnings: [] })
    expect(verdict?.unchecked).not.toContain(id)
  })
})
