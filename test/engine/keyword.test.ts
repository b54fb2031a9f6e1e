import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

const keywordsOf = (body: unknown) => {
  const { violations, warnings } = createContract().check('changeCampaignStatus', {
    body,
  }) as { violations: { rule: string; keyword?: string }[]; warnings: typeof violations }
  return [...(violations ?? []), ...warnings].map(({ rule, keyword }) => [rule, keyword])
}

it.each<[given: unknown, rule: string, keyword: string | undefined]>([
  [{}, 'structure', 'required'],
  [{ action: 5 }, 'structure', 'type'],
  [{ action: 'HALT' }, 'structure', 'enum'],
  [{ action: 'STOP', reason: 'x' }, 'field/unknown', undefined],
])(
  'a violation of the structure has the JSON Schema keyword that failed: %j',
  (body, rule, keyword) => {
    expect(keywordsOf(body)).toContainEqual([rule, keyword])
  },
)
