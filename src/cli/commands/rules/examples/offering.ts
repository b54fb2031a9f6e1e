import type { RuleExamples } from './rule-example.js'

export const offering: RuleExamples = {
  'offering/feature-disabled': {
    why: 'Without offer decisioning, the workspace has no offerings to list or change. Have it enabled before you call these operations.',
  },
  'offering/unknown': {
    why: 'There is no offering to update. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with `listOfferings`.',
    request: `
  operation: updateOffering
  body:
    priority: 3
  facts:
-   offering: null
+   offering:
+     status: draft
`,
  },
  'offering/expired': {
    why: 'An expired offering stays expired: a later expiry does not bring it back, so the update would have no effect. Create a new offering.',
  },
  'offering/archived': {
    why: 'An archived offering cannot be changed any more. Create a new offering; the name is free again.',
  },
  'offering/required': {
    why: 'Without a name, a schedule, an audience and content there is nothing to offer to anyone. Send all of these fields; an update can send single ones.',
  },
  'offering/name-characters': {
    why: 'The offering is rejected with INVALID_OFFER_NAME, often because a name was copied from a title. Use ASCII letters, digits and underscores, without spaces or accents.',
  },
  'offering/name-taken': {
    why: 'Two offerings of the same name are indistinguishable. Choose another name, or archive the other offering.',
    request: `
  operation: updateOffering
  body:
-   name: Welcome_Gift
+   name: Welcome_Gift_2
  facts:
    workspace:
      offeringNames:
        - Welcome_Gift
    offering:
      name: Autumn_Sale_2026
`,
  },
  'offering/schedule-order': {
    why: 'An offering that expires before it starts is never active. The dates are often swapped, or have different time zones. Set an expiry after the start.',
    request: `
  operation: updateOffering
  body:
    scheduling:
      start_datetime: 2026-09-01T08:00:00Z
-     expiry_datetime: 2026-08-31T08:00:00Z
+     expiry_datetime: 2099-12-31T08:00:00Z
`,
  },
  'offering/expiry-in-past': {
    why: 'An offering with this expiry would be expired at once, and an expired offering cannot be updated any more. Set an expiry in the future, and check the offset.',
  },
  'offering/start-in-past': {
    why: 'The offering cannot become active in the past; usually the offset or the year is wrong. Start now or later. An update may keep a start that has passed.',
    request: `
  operation: updateOffering
  body:
    scheduling:
-     start_datetime: 2026-04-02T08:00:00Z
+     start_datetime: 2026-05-20T08:00:00Z
  facts:
    now: 2026-05-01T12:00:00.000Z
    offering:
      status: draft
`,
  },
  'offering/tag-unknown': {
    why: 'A tag that does not exist labels nothing. Use the id of an existing tag, not its name, or create the tag first.',
  },
  'offering/template-unknown': {
    why: 'The content is built from a personalization template. If it does not exist, there is nothing to show. Use an id from `listOfferTemplates`.',
  },
  'offering/attribute-unknown': {
    why: 'Attributes must be configured before an offering uses them; an unknown one has no meaning. Use the id of a configured attribute, or configure it first.',
  },
  'offering/field-locked': {
    why: 'Once an offering is active, users may already have seen it, so its start, conversion and variations stay fixed. Leave the locked field out, or send its stored value.',
    request: `
  operation: updateOffering
  body:
-   scheduling:
-     start_datetime: 2026-05-20T08:00:00Z
+   priority: 1
  facts:
    offering:
      status: active
`,
  },
  'offering/split-mismatch': {
    why: 'A share for a variant that does not exist reaches nobody, and a variant without a share is never shown. Name exactly the variants of `variantsPerLocale`.',
  },
  'offering/split-sum': {
    why: 'Below 100 part of the audience gets no variant, above 100 the shares overlap. Adjust the percentages so that they add up to 100.',
  },
  'offering/control-group-range': {
    why: 'The control group is the share of the audience that does not see the offering. A number outside 0 to 100 is no share. Often it was meant as a fraction or has a digit too many.',
  },
}
