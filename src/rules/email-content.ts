import { given } from '../json.js'
import { inMessages } from './content.js'
import { collect, lacks, requiredWhen } from './primitives.js'
import { fine, problem, type Rule } from './rule.js'

const emails = inMessages('email')
const noTemplate = lacks('custom_template_id')

export const emailBodyRequired: Rule = (context) =>
  collect(emails(context), ({ path, value }) =>
    given(value, 'html_content') || given(value, 'custom_template_id')
      ? fine
      : problem(
          [...path, 'html_content'],
          'Either `html_content` or `custom_template_id` is required.',
        ),
  )

export const emailHeadlineRequired = requiredWhen(emails, noTemplate, 'subject', 'sender_name')
export const emailPreviewTextRequired = requiredWhen(emails, noTemplate, 'preview_text')
