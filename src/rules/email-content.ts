import { inMessages } from './content.js'
import { lacks, requiredWhen } from './primitives.js'

const emails = inMessages('email')
const noTemplate = lacks('custom_template_id')

export const emailBodyRequired = requiredWhen(emails, noTemplate, 'html_content')
export const emailHeadlineRequired = requiredWhen(emails, noTemplate, 'subject', 'sender_name')
export const emailPreviewTextRequired = requiredWhen(emails, noTemplate, 'preview_text')
