import { isObject } from '../../json.js'
import type { Fault, RuleFaults } from '../fault.js'

const content = ['body', 'campaign_content', 'content'] as const

/** Faults of `campaign_content`: its shape, its locales. */
export const contentFaults: RuleFaults = function* ({ request }): Generator<Fault> {
  const body = isObject(request.body) ? request.body : {}
  const campaignContent = isObject(body.campaign_content) ? body.campaign_content : {}
  if (isObject(campaignContent.content) && Object.hasOwn(campaignContent.content, 'default')) {
    yield {
      rule: 'content/default-locale-missing',
      keyword: 'rule',
      changes: [{ path: [...content, 'default'] }],
      targets: ['campaign_content.content.default'],
    }
  }
}
