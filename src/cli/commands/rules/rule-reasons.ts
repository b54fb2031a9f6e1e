import type { RuleId } from '../../../core/index.js'

/** Why each rule exists, in one to three sentences: what goes wrong without it, and what to do. */
export const ruleReasons: Readonly<Record<string, string>> = {
  'auth/credentials-malformed':
    'The server reads the workspace from the user name and the API key from the password. If the header is missing or not decodable, it cannot tell whose campaign or offering this is. Send `Authorization: Basic` with the base64 of `<username>:<password>`.',
  'auth/credentials-rejected':
    'Well-formed credentials can still belong to no workspace, for example after a key was replaced. Every request fails until you send valid ones, so do not retry with the same credentials.',
  'auth/permission-missing':
    'A valid key may lack the right to change campaigns, so nothing it sends has an effect. Use a key with the permissions View, Create and Manage, and Create, Manage and Publish.',
  'http/method-not-allowed':
    'A call with another method reaches no operation, so nothing is read or changed. The header `Allow` of the response lists the methods of the path.',
  'http/path-malformed':
    'Routers disagree about such paths: one finds the operation, another does not. A request could then reach a handler without validation. Write the path exactly as documented.',
  'http/content-type':
    'The API reads JSON only. A form or plain text would not be parsed, and the campaign or search would not contain what you sent. Send JSON with `Content-Type: application/json`.',
  'http/body-too-large':
    'The server stops reading above its limit, so nothing of the request is stored. Send a smaller body, for example with links to images instead of their data.',
  'rate-limit/exceeded':
    'Calls above the limit are not executed. Wait for the seconds in `Retry-After`, then send the request again: retrying sooner only gets another 429.',
  'body/missing':
    'These operations read everything they need from the body, so without one there is nothing to execute. A client that drops the body, for example in a redirect, loses the whole request.',
  'body/not-json':
    'If the text is not JSON, the server cannot read a single field, so no other violation can be reported. Build the body with a JSON library instead of joining strings.',
  'body/not-object':
    'Every field has a name, so a list, a text or a number has no place for any of them. Send an object, even for a single value.',
  'body/duplicate-key':
    'Parsers keep only the last value of a repeated key, silently. Your campaign could be sent with a value that you did not mean. Write each key once.',
  'body/number-precision':
    'Parsing rounds numbers that a double cannot hold, so the stored value would differ from the one you sent. Write such a value as a string.',
  'request-id/missing':
    'The request id connects a request with its response and its error. Without it you cannot trace a failed call. Send a new UUID v4 in the header or in the body; a GET has only the header.',
  'request-id/mismatch':
    'With two different ids, no one can tell which one identifies the call. Send one of them, or the same value twice.',
  'request-id/format':
    'A short or sequential id may be used twice, and then two calls look like one. A random UUID v4 is unique without coordination. The API only recommends it, so the rule is off by default.',
  'idempotency/key-missing':
    'If the response is lost, you have to retry. Without a key the server cannot tell a retry from a new call, and the campaign is created or the test sent twice. Generate a UUID v4 for each new request and repeat it on retries.',
  'idempotency/key-malformed':
    'A key derived from the payload is the same for two intended calls, so the second would not run. A random UUID v4 never collides.',
  'idempotency/conflict':
    'The key promises that this is the same request again, but it is not. The server can neither repeat the earlier response nor safely run the new call. Use a new key, for which nothing is stored.',
  'idempotency/in-progress':
    'The first call with this key is still running. Running a second one could send or create everything twice. Wait for the first response, or use a new key for a different call.',
  'params/malformed':
    'Ids of campaigns and drafts are object ids. An id of another form names nothing; often it was cut off or copied from another field. Copy the full id of 24 hexadecimal characters.',
  'params/unusual':
    'Campaign ids are object ids elsewhere in the API, so this one is probably a name or was cut off, and the campaign will not be found. Check the id; the request itself is accepted.',
  'field/unknown':
    'The API may ignore a key it does not know, so a typo silently drops a setting: the campaign is sent without it. Use the suggested name, or remove the key.',
  'field/unlikely-type':
    'The API description gives no type for the field, but its words imply one, so another type is probably a mistake that only shows when the message is sent. Send the type of the message below.',
  'field/unlikely-value':
    'The value is not one that the API description names, or a number that makes no sense, such as a negative duration. The API may accept it and find or do nothing. Correct it, or ignore the warning if your service has more values.',
  'body/empty':
    'An empty object or list is accepted but changes nothing, or targets no one. It usually means that your code lost its data. Fill it, or leave it out.',
  'test/mode-conflict':
    'A test uses either a saved draft or the content of the request. With both, it is unclear which message the testers should get. Remove one of them.',
  'test/channel-required':
    'Without a draft, only the request can say whether this is a push message or an e-mail, and so which fields it needs. Add `channel`.',
  'test/content-required':
    'Without a draft and without content there is no message to send to the testers. Add `campaign_content` with `content`, or name a draft.',
  'test/basic-details-required':
    'An inline e-mail test has no draft to take the name, content type and recipient attribute from, so it cannot be sent. Add `basic_details`.',
  'test/connector-required':
    'A connector is the service that delivers the e-mail. Without a draft, only the request can name it. Add `connector`.',
  'test/email-identity-required':
    'These four fields say what the e-mail is, to which subscription it belongs and which attribute holds the address. Without a draft they must be in the request. `user_attribute_identifier` is required although it has a default.',
  'test/connector-email-only':
    'A push message is not delivered through a connector, so it is ignored. Perhaps you meant to test an e-mail draft: check `draft_id`, or remove `connector`.',
  'test/identifier-channel':
    "Each channel finds its testers in its own way: an e-mail has no push token to go to. With this identifier no one would get the test. Use one of the channel's identifiers.",
  'test/identifier-value-format':
    'No user has this value, so this tester gets no message, while the call itself succeeds. Write e-mail addresses in full and phone numbers in E.164 form.',
  'test/platform-draft-only':
    '`platform` selects among the platforms of a draft. An inline test goes to all platforms it has content for. Remove `platform`, and send content only for the platforms you want to test.',
  'test/narrowing-unknown':
    'A variation, locale or platform that the content does not have selects nothing, so the test would reach no one. Name one that exists, or leave the field out to test all. An e-mail has no platforms, so leave `platform` out.',
  'test/draft-unknown':
    'There is no draft to take the message from. Check the id and the workspace of your credentials.',
  'test/draft-state':
    'Tests are for drafts; this campaign has already been published. Create a draft with the content, or test the content inline.',
  'test/draft-channel':
    'The draft defines the channel. A different `channel` suggests that `draft_id` names another campaign than you think. Send the channel of the draft, or leave it out.',
  'content/default-locale-listed':
    'The locale `default` always exists; `locales` lists only the additional ones. Listing it would add the default a second time. Remove it from `locales`.',
  'content/flat-shape-not-allowed':
    'A flat message has no place to say which locale or variation it belongs to, so the other ones would have no content. Key the content by locale, then by variation.',
  'content/mixed-shape':
    'With a flat message and locale keys in one object, it is unclear which message a user should get. Use one of the two shapes.',
  'content/default-locale-missing':
    'Users whose locale has no content of its own get the default. Without it there is nothing to send to them. Add content for `default`.',
  'content/variation-level-missing':
    'Content by locale is always keyed by variation, too. Without that level, the message is not found where the API expects it. With a single variation, add `variation_1`.',
  'content/locale-unlisted':
    'Only listed locales belong to the campaign, so this translation would reach no one. Add the locale to `locales`, or remove its content.',
  'content/locale-without-content':
    'Users of this locale get the default message instead of a translation, which may not be what you intended. Add the content, or remove the locale from `locales`.',
  'content/channel-mismatch':
    'A campaign sends through one channel, so a message for the other one is never sent. Write the message for the channel of the campaign.',
  'variation/percentages-required':
    'With MANUAL you decide how many users get each variation. Without the percentages the audience cannot be divided. Add `manual_distribution_percentage`.',
  'variation/key-format':
    'A percentage applies to the content with the same key. A key of another form matches no content, so that share of the audience would get no message. Name the variations `variation_1`, `variation_2` and so on.',
  'variation/optimizer-duration-required':
    'The optimizer collects results for this many hours before it picks a winner. Without the number it would not know when to decide. Add `optimizer_campaign_duration`.',
  'variation/optimizer-metric-required':
    'The optimizer needs to know what makes a variation better: opens, clicks or both. Add `optimizer_distribution_metric`.',
  'variation/count-mismatch':
    'If the two numbers differ, a variation has no share of the audience, or a share has no variation. Give each variation one percentage.',
  'variation/percentages-sum':
    'Below 100 part of the audience gets no variation, above 100 the shares overlap. Adjust the percentages so that they add up to 100.',
  'variation/content-mismatch':
    'A variation with a percentage but without content has nothing to send; content without a percentage is never sent. Write content for exactly the variations that have a percentage.',
  'push/custom-template-id-required':
    '`Custom` means that the message is built from a saved template. Without its id there is no message to build. Add `custom_template_id`.',
  'push/timer-required':
    'The two timer templates show a countdown. Without `timer` there is nothing to count down to. Add `timer`, or choose another template.',
  'push/timer-specific-time-required':
    'A personalized timer ends at a time that is different for each user, often a template. Without `specific_time` the countdown has no end. Add it.',
  'push/timer-time-period-required':
    'A timer that ends at a specific time also needs its period; the time alone is incomplete. Add `time_period`.',
  'push/timer-duration-required':
    'A timer without a personalized value runs for a fixed duration. Without hours and minutes the countdown has no end. Add both, also if one of them is 0.',
  'push/banner-image-required':
    'This template is an image with text. Without the image, the notification has no banner to show. Add `banner_image_url`.',
  'push/dismiss-text-required':
    'Sticky and auto-dismissed notifications let users dismiss them with a button, and the button needs a text. Add `dismiss_button_text`.',
  'push/auto-dismiss-value-required':
    'The notification should disappear by itself, but nothing says after how long. Add `auto_dismiss_notification_time_value`.',
  'push/field-of-other-template':
    'The chosen template does not use this field, so users will not see the effect you expect. Change `template_type`, or remove the field.',
  'push/platform-without-content':
    'Users of this platform are targeted but get nothing, because there is no message for them. Add content for the platform, or remove it from `platforms`.',
  'push/content-without-platform':
    'This content is never sent, because the platform is not targeted. Add the platform to `platforms`, or remove its content.',
  'email/body-required':
    'Without HTML and without a template, the e-mail has no text to send. Add `html_content`, or name a saved template in `custom_template_id`.',
  'email/headline-required':
    'An e-mail without a subject or sender cannot be sent. A saved template brings both; otherwise add `subject` and `sender_name`.',
  'email/preview-text-required':
    'Inboxes show the preview text next to the subject. Without it the e-mail is still sent, but readers see no preview that you wrote. Add `preview_text`.',
  'email/international-address':
    'Mail servers must support an extension (SMTPUTF8) for such an address, and many do not, so the message or the replies to it get lost. Use an address in ASCII; a domain has a form that starts with `xn--`.',
  'geofence/dwell-time-required':
    '`dwell` triggers the campaign when a user has stayed in the area for some time. Without the value and its unit, nothing says how long, and the campaign would never know when to start. Add both.',
  'geofence/number-format':
    'The values are strings, so a text like `north` passes the type check but describes no place on earth. No one enters such an area, so the campaign never starts. Write numbers within their range.',
  'push/ios-audience-required':
    'These keys decide which iOS devices get the message. If none is true, no device does. Set one of them, such as `send_to_all_eligible_device`.',
  'push/ios-audience-ambiguous':
    'The three keys exclude each other: a campaign cannot go to all devices and leave some out. With more than one, it is unclear who gets the message. Keep one.',
  'push/triggered-platform-only-unused':
    'A ONE_TIME or PERIODIC campaign is not triggered by an event, so there is no triggering platform and the field has no effect. Remove it, or select the platforms with `platforms`.',
  'email/subscription-category-required':
    'A promotional e-mail belongs to a subscription category. A draft without one is accepted, but cannot be published. Add `subscription_category` before you publish.',
  'email/subscription-category-unknown':
    'No one is subscribed to a category that does not exist. Use one that is configured in the workspace, in the exact spelling.',
  'connector/unknown':
    'The connector delivers the e-mail. If the workspace has none of this type and name, the campaign cannot be sent. Use a configured connector, or configure this one first.',
  'delivery/business-event-required':
    'The business event starts this campaign. Without its name the campaign is never triggered. Add `business_event`.',
  'delivery/geofences-required':
    'A location-triggered campaign starts when a user enters, leaves or stays in an area. Without `geofences` there is no area, so it never starts.',
  'delivery/live-activity-id-required':
    'The id connects the campaign with its live activity. Without it, iOS devices have nothing to show. Add `broadcast_live_activity_id`, or target other platforms with another delivery type.',
  'delivery/live-activity-ios-only':
    'A live activity campaign reaches iOS only, so users of the other platforms would get nothing. Target `IOS` alone.',
  'delivery/channel-mismatch':
    'These delivery types react to a device, its location or a live activity, which e-mail does not have. Such a campaign could never start. Use channel PUSH, or another delivery type.',
  'create/channel-not-supported':
    'The API can find SMS campaigns but not create them, so nothing would be sent. Create the campaign with PUSH or EMAIL.',
  'create/delivery-type-not-supported':
    'Live activity campaigns exist, but the API cannot create them. Choose a delivery type that can be created.',
  'update/channel-not-supported':
    'The API can find SMS campaigns but not update them, so your change would be lost. Update only campaigns of channel PUSH or EMAIL.',
  'update/channel-changed':
    'Content, details and connector of a campaign belong to its channel, so an update of another channel usually addresses the wrong campaign. Send the channel of the campaign, or none.',
  'campaign/unknown':
    'There is no campaign to read or change. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with a search.',
  'status/publish-not-accepted':
    'This operation changes campaigns that are already published, so a draft would stay unpublished. Publish it with `PATCH /v5/campaigns/{campaign_id}` and `{"status": "PUBLISH"}`.',
  'status/stop-periodic':
    'A PERIODIC campaign cannot be stopped for good, and it would go on sending. Pause it instead; you can resume it later.',
  'status/pause-one-time':
    'A ONE_TIME campaign sends once, so there is no later send to pause. Stop it instead.',
  'status/resume-one-time':
    'A ONE_TIME campaign cannot be paused, so there is nothing to resume. The only action it accepts is STOP.',
  'status/not-published':
    'A draft does not send anything yet, so there is nothing to stop, pause or resume. Publish it first.',
  'publish/status-value':
    'An update can only publish a draft. With another value the campaign would keep its status while you expect a change. To stop, pause or resume a campaign, use the status change.',
  'publish/not-draft':
    'The campaign is already published, so publishing it again would have no meaning. To change a live campaign, enable versioning in the workspace, or create a new draft.',
  'publish/incomplete':
    'Without content there is nothing to send, and without a connector an e-mail cannot be delivered. Add the missing parts to the draft before you publish it.',
  'executions/delivery-type':
    'Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns run several times. Any other campaign has no executions, so the list is always empty. Check the id.',
  'search/limit-missing':
    'Without `limit`, the page size is not defined, so your paging can skip or repeat campaigns. Send a `limit` from 1 to 15.',
  'search/legacy-delivery-type':
    'The search accepts the earlier name but finds nothing, without an error, so it looks as if no such campaigns existed. Use `campaign_delivery_type`.',
  'search/legacy-id':
    '`id` was the filter of V1. Here it may be ignored, and the search then returns other campaigns, too. Use `ids` with a list.',
  'search/version-filter-unavailable':
    'Without versioning, there are no versions to filter by, so the result may not be what you expect. Remove the filter, or enable versioning.',
  'offering/feature-disabled':
    'Without offer decisioning, the workspace has no offerings to list or change. Have it enabled before you call these operations.',
  'params/offer-id-malformed':
    'Ids of offerings include the prefix `offer_`. Without it the id names no offering, so the list would be empty or the update would change nothing. Send the id as the API returned it.',
  'offering/unknown':
    'There is no offering to update. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with `listOfferings`.',
  'offering/expired':
    'An expired offering stays expired: a later expiry does not bring it back, so the update would have no effect. Create a new offering.',
  'offering/archived':
    'An archived offering cannot be changed any more. Create a new offering; the name is free again.',
  'offering/required':
    'Without a name, a schedule, an audience and content there is nothing to offer to anyone. Send all of these fields; an update can send single ones.',
  'offering/name-characters':
    'The offering is rejected with INVALID_OFFER_NAME, often because a name was copied from a title. Use ASCII letters, digits and underscores, without spaces or accents.',
  'offering/name-taken':
    'Two offerings of the same name are indistinguishable. Choose another name, or archive the other offering.',
  'offering/schedule-order':
    'An offering that expires before it starts is never active. The dates are often swapped, or have different time zones. Set an expiry after the start.',
  'offering/expiry-in-past':
    'An offering with this expiry would be expired at once, and an expired offering cannot be updated any more. Set an expiry in the future, and check the offset.',
  'offering/start-in-past':
    'The offering cannot become active in the past; usually the offset or the year is wrong. Start now or later. An update may keep a start that has passed.',
  'offering/tag-unknown':
    'A tag that does not exist labels nothing. Use the id of an existing tag, not its name, or create the tag first.',
  'offering/template-unknown':
    'The content is built from a personalization template. If it does not exist, there is nothing to show. Use an id from `listOfferTemplates`.',
  'offering/attribute-unknown':
    'Attributes must be configured before an offering uses them; an unknown one has no meaning. Use the id of a configured attribute, or configure it first.',
  'offering/field-locked':
    'Once an offering is active, users may already have seen it, so its start, conversion and variations stay fixed. Leave the locked field out, or send its stored value.',
  'offering/split-mismatch':
    'A share for a variant that does not exist reaches no one, and a variant without a share is never shown. Name exactly the variants of `variantsPerLocale`.',
  'offering/split-sum':
    'Below 100 part of the audience gets no variant, above 100 the shares overlap. Adjust the percentages so that they add up to 100.',
  'offering/control-group-range':
    'The control group is the share of the audience that does not see the offering. A number outside 0 to 100 is no share. Often it was meant as a fraction or has a digit too many.',
} satisfies Partial<Record<RuleId, string>>
