import { bug, when } from './bugs/active.mjs'
import {
  add,
  anything,
  email,
  firstOf,
  join,
  list,
  needsIf,
  oneOf,
  own,
  shape,
  text,
  uri,
  whole,
} from './check.mjs'

const hasTemplate = (value) => own(value, 'custom_template_id') !== undefined

const plainName = /^[\w.-]+@/
const withoutPlus = (value, path, out) => {
  email(value, path, out)
  if (!plainName.test(value)) add(out, path, `${path} has to be an email address`)
}
const orNamed = (value, path, out) =>
  email(/^[^<>]+ <([^<>]+)>$/.exec(value)?.[1] ?? value, path, out)
const orEmpty = (value, path, out) => value === '' || email(value, path, out)
const sender = when(
  'from-address-plus-rejected',
  withoutPlus,
  when(
    'from-address-display-name-accepted',
    orNamed,
    when('from-address-empty-accepted', orEmpty, email),
  ),
)

const withoutSubdomain = (value, path, out) => {
  email(value, path, out)
  if (/@[^.]+\.[^.]+\./.test(value)) add(out, path, `${path} has to be an email address`)
}
const orOne = (check) => (value, path, out) =>
  check(typeof value === 'string' ? [value] : value, path, out)

const orSeveral = (value, path, out) => {
  for (const each of typeof value === 'string' ? value.split(/[;,] ?/) : [value]) {
    email(each, path, out)
  }
}

const withShortDomain = (value, path, out) => {
  email(value, path, out)
  if (!/\.[a-z]{2,4}$/i.test(value)) add(out, path, `${path} has to be an email address`)
}

const attachmentTypes = [
  'URL',
  ...(bug('attachment-personalized-rejected') ? [] : ['PERSONALIZED_ATTACHMENT']),
]

const attachment = shape({
  file_type: when('attachment-type-any', text, oneOf(...attachmentTypes)),
  url: when('attachment-url-number-accepted', anything, when('attachment-url-uri-only', uri, text)),
})

const orSingle = (value, path, out) =>
  list(attachment)(Array.isArray(value) ? value : [value], path, out)

const attachments = when('attachments-object-accepted', orSingle, list(attachment))

export const emailContent = shape(
  {
    subject: text,
    preview_text: text,
    sender_name: text,
    from_address: when('from-address-any-text', text, sender),
    reply_to_address: when(
      'reply-to-any-text',
      text,
      when('reply-to-subdomain-rejected', withoutSubdomain, email),
    ),
    cc_ids: when(
      'cc-any-text',
      list(text),
      when(
        'cc-single-address-accepted',
        orOne(list(email)),
        list(when('cc-long-domain-rejected', withShortDomain, email)),
      ),
    ),
    bcc_ids: when(
      'bcc-any-text',
      list(text),
      when(
        'bcc-first-only',
        firstOf(list(email)),
        list(when('bcc-several-in-one-accepted', orSeveral, email)),
      ),
    ),
    html_content: text,
    email_editor: when(
      'email-editor-any',
      text,
      oneOf('Froala Editor', ...(bug('ace-editor-rejected') ? [] : ['Ace Editor'])),
    ),
    custom_template_id: text,
    custom_template_version: when('email-template-version-text', anything, whole),
    attachments: when('attachments-first-only', firstOf(list(attachment)), attachments),
  },
  needsIf((value) => !hasTemplate(value) && !bug('html-content-optional'), 'html_content'),
  needsIf((value) => hasTemplate(value) && bug('html-content-with-template'), 'html_content'),
  needsIf(
    (value) => !hasTemplate(value) || bug('subject-required-with-template'),
    'subject',
    'preview_text',
    'sender_name',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('sender-name-required-with-template'),
    'sender_name',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('preview-text-required-with-template'),
    'preview_text',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('mail-template-needs-version'),
    'custom_template_version',
  ),
  needsIf(() => bug('email-editor-always-required'), 'email_editor'),
  (value, path, out) => {
    const both = hasTemplate(value) && own(value, 'html_content') !== undefined
    if (both && bug('html-and-template-rejected')) {
      add(out, join(path, 'html_content'), 'html_content and custom_template_id exclude each other')
    }
  },
)
