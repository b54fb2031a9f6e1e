import type { RequestInput } from '../contract/request.js'
import { type BodyCheck, type BodyCollectors, Check, hasBody } from './check.js'
import { collect } from './collect.js'
import { draftToCheck, isAboutDraft, waitsForDraft } from './draft.js'

/** The topics about a draft as it would be published, and the collectors of one. */
interface DraftPlan {
  readonly topics: (check: BodyCheck) => void
  readonly collectors: BodyCollectors
}

/** Checks a body, and the draft that it publishes. */
export function checkWithDraft(
  c: Check,
  request: RequestInput,
  body: (check: Check) => void,
  { topics, collectors }: DraftPlan,
): void {
  const { traits, settings, bound, facts, headers } = c
  const draft = draftToCheck(c)
  if (draft !== undefined) {
    const ofDraft = { ...request, body: draft }
    c.draft = new Check(traits, settings, bound, ofDraft, facts, { headers }, c) as BodyCheck
  }
  body(c)
  if (c.draft !== undefined) {
    collect(c.draft, collectors)
    topics(c.draft)
    adopt(c, c.draft)
  } else {
    if (hasBody(c)) topics(c)
    if (waitsForDraft(c)) skipRulesOfDraft(c)
  }
}

/** Takes over what was found in the draft. What has very many findings is part of it. */
function adopt(c: Check, { found, dropped }: Check): void {
  c.found = [...c.found, ...found]
  c.count = c.found.length
  c.dropped = dropped
}

/** Skips the rules about the draft that found nothing in the request. */
function skipRulesOfDraft(c: Check): void {
  const seen = new Set([...c.found.map(({ rule }) => rule), ...c.skipped])
  for (const { id } of c.bound.entries) if (isAboutDraft(id) && !seen.has(id)) c.skip(id)
}
