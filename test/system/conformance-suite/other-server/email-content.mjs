import { when } from './active-bug.mjs'
import { email } from './formats.mjs'
import { fields, integer, listOf, oneOf, requireKeys, text } from './shape.mjs'
import { hasId, isObject } from './values.mjs'

const shape = fields({
  subject: text,
  preview_text: text,
  sender_name: text,
  from_address: email,
  reply_to_address: email,
  cc_ids: listOf(email),
  bcc_ids: listOf(email),
  html_content: text,
  email_editor: oneOf('Froala Editor', 'Ace Editor'),
  custom_template_id: text,
  custom_template_version: integer,
  attachments: listOf(fields({ file_type: oneOf('URL', 'PERSONALIZED_ATTACHMENT'), url: text })),
})

const requiredBesideTemplate = when('email-template-subject', ['subject'], [])
const requiredAlone = ['html_content', 'subject', 'sender_name']

export function checkEmail(content, path, violations) {
  shape(content, path, violations)
  if (!isObject(content)) return
  const hasTemplate = hasId(content, 'custom_template_id')
  const required = hasTemplate ? requiredBesideTemplate : requiredAlone
  requireKeys(content, path, required, 'for this message', violations)
}
