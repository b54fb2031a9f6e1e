import { createContract } from '../../src/core/index.js'
import {
  atKeyword,
  bodyOf,
  brokenAlone,
  declaredKeywords,
  kept,
} from '../../test/conformance/keywords.js'
import { topics } from '../../test/conformance/load-cases.js'
import { recordResult } from './record-result.js'

/* `npm run proof -- cases`: what the conformance cases show, counted. */

const cases = topics.flatMap(({ cases }) => cases)
const generated = topics.filter(({ topic }) => topic.startsWith('keywords-'))
const declared = declaredKeywords()
const keywords = new Set(declared.map(atKeyword))
const broken = new Set(cases.flatMap(brokenAlone))
const valid = cases.filter(({ http, expect }) => http === undefined && expect.ok)
const shown = new Set(valid.flatMap((each) => kept(bodyOf(each))).map(atKeyword))

const { rules } = createContract()
const ids = new Set(rules.map(({ id }) => id as string))
const found = new Set<string>()
const spared = new Set<string>()
for (const { rule, expect } of cases) {
  const places = [...(expect.violations ?? []), ...(expect.warnings ?? [])]
  for (const place of places) if (ids.has(place.rule)) found.add(place.rule)
  if (ids.has(rule) && places.every((place) => place.rule !== rule)) spared.add(rule)
}

recordResult('cases', {
  cases: cases.length,
  generated: generated.flatMap(({ cases }) => cases).length,
  levels: Object.fromEntries(
    ['MUST', 'SHOULD', 'MAY'].map((level) => [
      level,
      cases.filter((each) => each.level === level).length,
    ]),
  ),
  rules: ids.size,
  rulesFound: found.size,
  rulesSpared: spared.size,
  keywords: keywords.size,
  keywordsBroken: [...keywords].filter((keyword) => broken.has(keyword)).length,
  keywordsKept: [...keywords].filter((keyword) => shown.has(keyword)).length,
})
