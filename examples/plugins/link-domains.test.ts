import { testRule } from 'campaign-contract/vitest'
import { expect, it } from 'vitest'
import { allowedDomains, linkDomains } from './link-domains.ts'
import { email, push } from './test-messages.ts'

const rule = allowedDomains({ domains: ['shop.example', 'Bücher.example'] })

const clicking = (value: string, action = 'DEEPLINKING') =>
  push({ default_click_action: action, default_click_action_value: value })
const inPush = (value: string) => ({ ...clicking(value), name: JSON.stringify(value) })

const clickTarget = 'campaign_content.content.push.android.basic_details.default_click_action_value'
const click = [{ target: clickTarget }]
const html = [{ target: 'campaign_content.content.email.html_content' }]

testRule(rule, {
  valid: [
    ...[
      'https://shop.example',
      'https://shop.example./sale',
      'https://SHOP.example:8443/sale?to=https://evil.example#top',
      'http://eu.cdn.shop.example/a@b',
      'https://bücher.example/',
      'https://xn--bcher-kva.example/',
      "https://shop.example/{{UserAttribute['https://evil.example']}}?id={{id}}",
      'shop://cart',
      'mailto:help@other.example',
      'cart/{{id}}',
      '   ',
    ].map((value) => inPush(value)),
    clicking('other.example', 'NAVIGATE_TO_A_SCREEN'),
    { name: 'no content', operation: 'updateCampaign', body: { channel: 'PUSH' } },
    email({ html_content: '<a href="#top">Up</a><a href="https://shop.example">Shop</a>' }),
    email({ html_content: '<p>https://evil.example is not a link</p>' }),
  ],
  invalid: [
    ...[
      'https://evil.example',
      'https://shop.example@evil.example',
      'https://shop.example:pass@evil.example/',
      'https://evil.example?shop.example',
      'https://evil.example#.shop.example',
      'https://evil.example\\.shop.example',
      'https:\\\\evil.example',
      'https:evil.example',
      '//evil.example',
      '\t ht\ntps://evil.example',
      'HTTPS://EVIL.EXAMPLE',
      'https://notshop.example',
      'https://shop.example.evil.example',
      'https://shöp.example',
      'https://ѕhop.example',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://user@shop.example',
      'https://shop.example:port',
      'https://{{Shop.host}}/',
      'https://shop.example{{Shop.end}}/',
      'https://{{user}}@shop.example/',
      'https://shop.example:{{port}}/',
      '{{Event.url}}',
      '{{Event.scheme}}://shop.example',
      'ht{{t}}ps://evil.example',
      '/{{Event.path}}',
    ].map((value) => ({ ...inPush(value), violations: click })),
    {
      ...inPush('https://evil.example/a'),
      violations: [
        {
          target: clickTarget,
          message: 'must lead to shop.example or xn--bcher-kva.example, not to evil.example',
        },
      ],
    },
    {
      ...email({ html_content: '<A HREF=https://evil.example>x</a>' }),
      violations: html,
    },
    {
      ...email({ html_content: "<a href='&#104;ttps:&sol;/evil.example'>x</a>" }),
      violations: html,
    },
    {
      ...email({ html_content: '<a title="{{a["b"]}}" href="https://evil.example">x</a>' }),
      violations: html,
    },
    {
      ...email({
        html_content: '<img src="https://evil.example/a.png"><base href="//evil.example">',
      }),
      violations: [...html, ...html],
    },
    {
      ...email({ attachments: [{ file_type: 'URL', url: 'https://evil.example/a.pdf' }] }),
      violations: [{ path: ['campaign_content', 'content', 'email', 'attachments', 0, 'url'] }],
    },
    {
      operation: 'createCampaign',
      change: {
        campaign_content: {
          locales: ['fr'],
          content: {
            default: { variation_1: { push: { android: { template_type: 'BASIC' } } } },
            fr: {
              variation_1: {
                push: {
                  android: {
                    template_type: 'BASIC',
                    basic_details: { message: '<a href="https://evil.example">x</a>' },
                    buttons: [
                      { click_action_type: 'CALL', click_action_value: 'https://evil.example' },
                      { click_action_type: 'RICH_LANDING', click_action_value: '//evil.example' },
                    ],
                  },
                },
              },
            },
          },
        },
      },
      violations: [
        { target: 'campaign_content.content.fr.variation_1.push.android.basic_details.message' },
        {
          target:
            'campaign_content.content.fr.variation_1.push.android.buttons.1.click_action_value',
        },
      ],
    },
  ],
})

testRule(allowedDomains({ domains: ['shop.example'], templateHosts: true }), {
  valid: [inPush('{{Event.url}}'), inPush('https://{{Shop.host}}/')],
  invalid: [{ ...inPush('https://evil.example/{{path}}'), violations: click }],
})

it.each(['', 'https://shop.example', 'shop.example/path', 'user@shop.example', 'a b', 'a:80'])(
  'rejects %j as a domain',
  (domain) => {
    expect(() => linkDomains({ domains: [domain] })).toThrow('not a domain')
  },
)
