// Valid bodies, with other fields.
export const day = 86_400_000
export const month = 30 * day

/** The time in so many milliseconds. */
export const after = (milliseconds) => new Date(Date.now() + milliseconds).toISOString()

export const schedule = (start, expiry) => ({
  start_datetime: after(start),
  expiry_datetime: after(expiry),
})

const created_by = 'ann@example.com'
const android = { template_type: 'BASIC', basic_details: { title: 'Hello', message: 'World' } }

export const flat = (fields) => ({ content: { push: { android: { ...android, ...fields } } } })

/** Content by locale and variation. */
export const keyed = (locales, variations = ['variation_1']) => {
  const messages = variations.map((variation) => [variation, { push: { android } }])
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(messages)]))
}

/** The first variations, with equal shares. */
export const variationsOf = (count) => {
  const names = Array.from({ length: count }, (_, index) => `variation_${index + 1}`)
  const shares = Object.fromEntries(names.map((name) => [name, 100 / count]))
  const details = { distribution_type: 'MANUAL', no_of_variations: count }
  return { names, variation_details: { ...details, manual_distribution_percentage: shares } }
}

export const push = (fields) => ({
  channel: 'PUSH',
  campaign_delivery_type: 'ONE_TIME',
  created_by,
  campaign_content: flat(),
  ...fields,
})

export const mail = (fields) => ({
  channel: 'EMAIL',
  campaign_delivery_type: 'ONE_TIME',
  created_by,
  ...fields,
})

export const meta = (fields) => ({
  test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['token'], ...fields },
})

/** The body of an inline test. */
export const inline = (fields) => ({
  channel: 'PUSH',
  campaign_content: flat(),
  ...meta(fields),
})

export const inlineMail = (details, fields) => ({
  channel: 'EMAIL',
  basic_details: {
    name: 'Mail',
    content_type: 'PROMOTIONAL',
    user_attribute_identifier: 'Email (Standard)',
    subscription_category: 'Newsletter',
    ...details,
  },
  connector: { connector_type: 'SENDGRID', connector_name: 'Marketing' },
  campaign_content: {
    content: {
      email: {
        subject: 'Hi',
        preview_text: 'There',
        sender_name: 'Ann',
        html_content: '<p>Hi</p>',
      },
    },
  },
  ...meta({ identifier: 'EMAIL', identifier_values: ['a@example.com'], ...fields }),
})

let serial = 0
export const uniqueName = () => {
  serial += 1
  return `Offer_${Date.now()}_${serial}`
}

export const offer = (fields) => ({
  name: uniqueName(),
  description: 'A sale',
  priority: 10,
  delivery: { limit: 1 },
  created_by,
  scheduling: schedule(day, month),
  segment_info: { id: 'all' },
  offer_content: { meta: { templateId: 'tpl_banner' } },
  tags: ['tag_winter'],
  variation_meta: {
    type: 'SMV',
    variantsPerLocale: ['variation_1', 'variation_2'],
    smv_distribution: { variation_1: 50, variation_2: 50 },
    control_group: { percentage: 5 },
  },
  ...fields,
})
