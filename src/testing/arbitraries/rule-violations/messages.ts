import type { Path } from '../../../core/base/json.js'
import type { Fault, RuleViolations } from '../fault.js'
import { branchViolations } from './branches.js'
import { forbidden, missing, remove, set } from './define.js'
import { contentOf } from './effective-campaign.js'

export const messageViolations: RuleViolations = function* (generated, names) {
  const content = contentOf(generated)
  if (content === undefined) return
  for (const message of content.messages) {
    if (content.medium === 'email') yield* emailViolations(message)
    else {
      const android = [...message, 'android']
      yield* branchViolations('AndroidContent', android, names)
      yield* branchViolations('AndroidTimer', [...android, 'timer'], names)
      yield* branchViolations('AndroidAdvanced', [...android, 'advanced'], names)
      yield* branchViolations('IosContent', [...message, 'ios'], names)
      yield* androidViolations(android)
    }
  }
}

function* emailViolations(email: Path): Generator<Fault> {
  const field = (name: string) => [...email, name]
  const html = set(field('html_content'), '<p>Sale</p>')
  const noTemplate = remove(field('custom_template_id'))
  const subject = set(field('subject'), 'Sale')
  const sender = set(field('sender_name'), 'Shop')
  const complete = [noTemplate, html, subject, sender]
  const from = field('from_address')
  // The e-mail may be empty so far, so what it requires is set along with the address.
  yield forbidden('email/international-address', from, 'news@bücher.example', ...complete)
  yield missing('email/body-required', field('html_content'), noTemplate, subject, sender)
  yield missing('email/headline-required', field('subject'), noTemplate, html, sender)
  yield missing('email/headline-required', field('sender_name'), noTemplate, html, subject)
  const preview = field('preview_text')
  yield missing('email/preview-text-required', preview, ...complete)
}

function* androidViolations(android: Path): Generator<Fault> {
  const template = (type: string) => set([...android, 'template_type'], type)
  const details = (name: string) => [...android, 'basic_details', name]
  const named = details('include_app_name_and_time')
  yield forbidden('push/field-of-other-template', named, true, template('BASIC'))
  const gif = details('input_gif_url')
  const stylized = template('STYLIZED_BASIC')
  yield forbidden('push/field-of-other-template', gif, 'https://example.com/a.gif', stylized)
}
