import { asList, isGivenId, type Path } from '../base/json.js'
import { outsideAscii } from '../formats/characters.js'
import { isTemplate } from '../formats/patterns.js'
import { messagesOf } from './content.js'
import type { LocatedObject } from './located-object.js'
import { collect, lacksId, requiredWhen, type Selector } from './primitives.js'
import { type BodyRule, valid, violation } from './rule.js'

const emails: Selector = (context) => messagesOf(context).emails
const noTemplate = lacksId('custom_template_id')

export const emailBodyRequired: BodyRule = (context) =>
  collect(emails(context), (email) =>
    email.value.html_content !== undefined || isGivenId(email.value.custom_template_id)
      ? valid
      : violation(
          email.at('html_content'),
          'Either `html_content` or `custom_template_id` is required.',
        ),
  )

export const emailHeadlineRequired = requiredWhen(emails, noTemplate, 'subject', 'sender_name')
export const emailPreviewTextRequired = requiredWhen(emails, noTemplate, 'preview_text')

/** The fields of an e-mail that hold one address, and those that hold several. */
const addressFields = ['from_address', 'reply_to_address'] as const
const addressListFields = ['cc_ids', 'bcc_ids'] as const

export const emailInternationalAddress: BodyRule = (context) =>
  collect(emails(context), (email) => [
    ...collect(addressFields, (field) => checkAddress(email.value[field], email, field)),
    ...collect(addressListFields, (field) =>
      collect(asList(email.value[field]) ?? [], (address, index) =>
        checkAddress(address, email, field, index),
      ),
    ),
  ])

const checkAddress = (address: unknown, email: LocatedObject, ...path: Path) =>
  typeof address === 'string' && outsideAscii.test(address) && !isTemplate(address)
    ? violation(
        email.at(...path),
        'Should have only ASCII characters; many mail servers reject others.',
      )
    : valid
