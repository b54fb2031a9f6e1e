import type { PluginRule, RuleRequest } from '../../src/core/index.js'

type Rule = PluginRule<'testCampaign'>
type Request = RuleRequest<'testCampaign'>

const rule = (name: string, check: Rule['check']): Rule => ({
  id: `bench/${name}`,
  operations: ['testCampaign'],
  summary: name,
  check,
})

const androidOf = ({ body }: Request) => {
  const content = body.campaign_content?.content
  return content !== undefined && 'push' in content ? content.push?.android : undefined
}

const android = ['campaign_content', 'content', 'push', 'android', 'basic_details']

/** Rules as a team could have them, each of which reads a few fields. Request A satisfies them all. */
export const tenRules: readonly Rule[] = [
  rule('name-characters', ({ body }, { report }) => {
    const name = body.basic_details?.name
    if (name !== undefined && !/^[\w ]+$/.test(name)) {
      report({ path: ['basic_details', 'name'], message: 'must have only letters and digits' })
    }
  }),
  rule('name-length', ({ body }, { report }) => {
    const name = body.basic_details?.name
    if (name !== undefined && name.length > 60) {
      report({ path: ['basic_details', 'name'], message: 'must have at most 60 characters' })
    }
  }),
  rule('tags-allowed', ({ body }, { report }) => {
    for (const [index, tag] of (body.basic_details?.tags ?? []).entries()) {
      if (!['retail', 'stores', 'online'].includes(String(tag))) {
        report({ path: ['basic_details', 'tags', index], message: 'must be a known tag' })
      }
    }
  }),
  rule('team-required', ({ body }, { report }) => {
    if (body.basic_details?.team === undefined) {
      report({ path: ['basic_details', 'team'], message: 'must name a team' })
    }
  }),
  rule('few-testers', ({ body }, { report }) => {
    const values = body.test_campaign_meta.identifier_values
    if (values !== undefined && values.length > 5) {
      report({ path: ['test_campaign_meta', 'identifier_values'], message: 'must be at most 5' })
    }
  }),
  rule('testers-only', ({ body }, { report }) => {
    for (const [index, id] of (body.test_campaign_meta.identifier_values ?? []).entries()) {
      if (!String(id).startsWith('user-')) {
        const path = ['test_campaign_meta', 'identifier_values', index]
        report({ path, message: 'must start with `user-`' })
      }
    }
  }),
  rule('title-length', (request, { report }) => {
    const title = androidOf(request)?.basic_details?.title
    if (typeof title === 'string' && title.length > 65) {
      report({ path: [...android, 'title'], message: 'must have at most 65 characters' })
    }
  }),
  rule('image-host', (request, { report }) => {
    const url = androidOf(request)?.basic_details?.image_url
    if (url !== undefined && !url.startsWith('https://cdn.example.com/')) {
      report({ path: [...android, 'image_url'], message: 'must be on the CDN' })
    }
  }),
  rule('action-with-value', (request, { report }) => {
    const details = androidOf(request)?.basic_details
    if (details?.default_click_action !== undefined && !details.default_click_action_value) {
      report({ path: [...android, 'default_click_action_value'], message: 'must be given' })
    }
  }),
  rule('brand-colour', (request, { report }) => {
    const colour = androidOf(request)?.basic_details?.background_color_code
    if (colour !== undefined && colour.toLowerCase() !== '#1f8a70') {
      report({ path: [...android, 'background_color_code'], message: 'must be #1f8a70' })
    }
  }),
]
