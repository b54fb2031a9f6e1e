import { messagesOf } from './content.js'
import { collect, lacks, requiredWhen, type Selector } from './primitives.js'
import { type BodyRule, valid, violation } from './rule.js'

const emails: Selector = (context) => messagesOf(context).emails
const noTemplate = lacks('custom_template_id')

export const emailBodyRequired: BodyRule = (context) =>
  collect(emails(context), (email) =>
    email.value.html_content !== undefined || email.value.custom_template_id !== undefined
      ? valid
      : violation(
          email.at('html_content'),
          'Either `html_content` or `custom_template_id` is required.',
        ),
  )

export const emailHeadlineRequired = requiredWhen(emails, noTemplate, 'subject', 'sender_name')
export const emailPreviewTextRequired = requiredWhen(emails, noTemplate, 'preview_text')
