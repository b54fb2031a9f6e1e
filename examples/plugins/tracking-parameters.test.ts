import { testRule } from 'campaign-contract/vitest'
import { expect, it } from 'vitest'
import { email as emailOf, push } from './test-messages.ts'
import { parametersRequired, tracking } from './tracking-parameters.ts'

const email = (html_content: string) => ({ ...emailOf({ html_content }), name: html_content })

const html = 'campaign_content.content.email.html_content'
const android = 'campaign_content.content.push.android'
const tracked = 'https://shop.example/?utm_source=crm&utm_medium=push&utm_campaign=sale'

testRule(parametersRequired(), {
  valid: [
    email(`<a href="${tracked}">x</a>`),
    email(`<a href="${tracked.replaceAll('&', '&amp;')}">x</a>`),
    email(`<a href="${tracked.replace('sale', '{{Campaign.name}}')}">x</a>`),
    email('<img src="https://cdn.shop.example/a.png"><a href="mailto:help@shop.example">x</a>'),
    email('<a href="#top">x</a><a href="https://">x</a><a>x</a>'),
    push({ default_click_action: 'DEEPLINKING', default_click_action_value: 'shop://cart' }),
    push({ default_click_action: 'DEEPLINKING', default_click_action_value: tracked }),
    push({ image_url: 'https://cdn.shop.example/a.png' }),
    { operation: 'updateCampaign', body: { basic_details: { name: 'Sale' } } },
  ],
  invalid: [
    {
      ...email('<a href="https://shop.example/?utm_source=crm&utm_medium=">x</a>'),
      violations: [
        {
          target: html,
          message: 'the link to shop.example must have `utm_medium`, `utm_campaign`',
        },
      ],
    },
    { ...email('<a href="https://a.example">x</a><a href="//b.example">y</a>'), violations: 1 },
    { ...email('<a href="https://a.example">x</a><AREA HREF=http://b.example>'), violations: 2 },
    {
      ...email(`<a href="https://shop.example/#${tracked.split('?')[1]}">x</a>`),
      violations: [{ target: html }],
    },
    {
      ...push({
        default_click_action: 'RICH_LANDING',
        default_click_action_value: 'https://shop.example/{{Event.id}}',
      }),
      violations: [{ target: `${android}.basic_details.default_click_action_value` }],
    },
    {
      ...push({ message: '<a href="https://shop.example">x</a>' }, [
        { click_action_type: 'DEEPLINKING', click_action_value: 'https://shop.example' },
      ]),
      violations: [
        { target: `${android}.basic_details.message` },
        { target: `${android}.buttons.0.click_action_value` },
      ],
    },
  ],
})

testRule(parametersRequired({ parameters: ['cid'], hosts: ['shop.example'] }), {
  valid: [
    email('<a href="https://shop.example/?cid=1">x</a>'),
    email('<a href="https://other.example">x</a>'),
  ],
  invalid: [
    {
      ...email('<a href="https://SHOP.example/">x</a>'),
      violations: [{ message: /`cid`$/, target: html }],
    },
  ],
})

it('needs a parameter', () => {
  expect(() => tracking({ parameters: [] })).toThrow('at least one parameter')
})
