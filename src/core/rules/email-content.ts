import { messagesOf } from './content.js'
import { collect, lacks, type Places, requiredWhen } from './primitives.js'
import { type BodyRule, fine, problem } from './rule.js'

const emails: Places = (context) => messagesOf(context).emails
const noTemplate = lacks('custom_template_id')

export const emailBodyRequired: BodyRule = (context) =>
  collect(emails(context), (place) =>
    place.value.html_content !== undefined || place.value.custom_template_id !== undefined
      ? fine
      : problem(
          place.at('html_content'),
          'Either `html_content` or `custom_template_id` is required.',
        ),
  )

export const emailHeadlineRequired = requiredWhen(emails, noTemplate, 'subject', 'sender_name')
export const emailPreviewTextRequired = requiredWhen(emails, noTemplate, 'preview_text')
