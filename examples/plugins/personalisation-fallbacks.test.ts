import { testRule } from 'campaign-contract/vitest'
import { fallbackInTitle } from './personalisation-fallbacks.ts'
import { push as pushOf } from './test-messages.ts'

const push = (title: unknown) => ({
  ...pushOf({ title }),
  name: `a push: ${JSON.stringify(title)?.slice(0, 60)}`,
})

const email = (subject: string) => ({
  name: `an e-mail: ${subject}`,
  operation: 'updateCampaign' as const,
  body: {
    channel: 'EMAIL',
    campaign_content: {
      locales: ['fr'],
      content: {
        default: { variation_1: { email: { subject: 'News', html_content: 'Hi {{name}}' } } },
        fr: { variation_1: { email: { subject, html_content: 'Salut' } } },
      },
    },
  },
})

const title = 'campaign_content.content.push.android.basic_details.title'
const subject = 'campaign_content.content.fr.variation_1.email.subject'

testRule(fallbackInTitle(), {
  valid: [
    push('Hello'),
    push("Hello {{UserAttribute['First Name'] | default: 'friend'}}"),
    push("Hello {{ name|default('friend') }}"),
    push('{% if name %}Hello{% endif %}'),
    push('{{ is not closed, {% neither'),
    push('}} { {'),
    push(5),
    push(['{{name}}']),
    push('{{'.repeat(50_000)),
    push('{{a | default}}'.repeat(20_000)),
    email("Pour {{name | default: 'vous'}}"),
    { operation: 'createCampaign', change: {} },
  ],
  invalid: [
    {
      ...push("Hello {{UserAttribute['First Name']}}"),
      violations: [
        { target: title, message: "must have a fallback for `{{UserAttribute['First Name']}}`" },
      ],
    },
    {
      ...push('{{a}} {{b | default: 1}} {{c | defaults}}'),
      violations: [{ target: title }, { target: title }],
    },
    { ...push('{% if a %}{{a}}{% endif %}'), violations: [{ target: title, message: /`{{a}}`/ }] },
    { ...push('{% a {{b}}'), violations: [{ target: title, message: /`{{b}}`/ }] },
    { ...push('{a {{b}}'), violations: [{ target: title, message: /`{{b}}`/ }] },
    { ...push(`{{${'x'.repeat(100_000)}}}`), violations: [{ target: title, message: /x…`$/ }] },
    { ...email('Pour {{name}}'), violations: [{ target: subject }] },
  ],
})

testRule(fallbackInTitle({ fallback: /\?\?/g }), {
  valid: [push("{{ a ?? 'b' }}{{ c ?? 'd' }}")],
  invalid: [{ ...push("{{ a | default: 'b' }}"), violations: [{ target: title }] }],
})
