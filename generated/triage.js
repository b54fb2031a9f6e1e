// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { isObject, visitedLength } from '../src/core/base/json.js'
import { isDateTime, isDateTimeOrTemplate, isEmail, isHexColorOrTemplate, isIdnEmailOrTemplate, isUriOrTemplate } from '../src/core/formats/formats.js'
import { isLongerThan, isShorterThan } from '../src/core/formats/code-point-length.js'

/*
 * Bits: 1 of `low` is the structure. Some rules share a bit.
 *
 * low 2 geofence/dwell-time-required
 * low 4 geofence/number-format
 * low 8 push/ios-audience-required
 * low 16 push/ios-audience-ambiguous
 * low 32 push/platform-without-content
 * low 64 push/content-without-platform
 * low 128 push/triggered-platform-only-unused
 * low 256 content/default-locale-listed
 * low 512 variation/key-format
 * low 1024 variation/percentages-required
 * low 2048 variation/optimizer-duration-required
 * low 4096 variation/optimizer-metric-required
 * low 8192 push/field-of-other-template
 * low 16384 push/timer-specific-time-required
 * low 32768 push/timer-time-period-required
 * low 65536 push/timer-duration-required
 * low 131072 push/dismiss-text-required
 * low 262144 push/auto-dismiss-value-required
 * low 524288 push/custom-template-id-required
 * low 1048576 push/timer-required
 * low 2097152 push/banner-image-required
 * low 4194304 email/international-address
 * low 8388608 email/body-required
 * low 16777216 email/headline-required
 * low 33554432 email/preview-text-required
 * low 67108864 content/variation-level-missing
 * low 134217728 content/mixed-shape
 * low 268435456 content/default-locale-missing
 * low 536870912 content/flat-shape-not-allowed
 * low 1073741824 content/locale-unlisted
 * low -2147483648 content/locale-without-content
 * high 1 variation/count-mismatch
 * high 2 variation/percentages-sum
 * high 4 variation/content-mismatch
 * high 8 content/channel-mismatch
 * high 16 delivery/business-event-required
 * high 32 delivery/geofences-required
 * high 64 create/channel-not-supported
 * high 128 create/delivery-type-not-supported
 * high 256 test/connector-email-only
 * high 512 connector/unknown
 * high 1024 delivery/channel-mismatch
 * high 2048 email/subscription-category-required
 * high 4096 email/subscription-category-unknown
 * low 2 publish/status-value
 * high 64 test/identifier-value-format
 * high 128 test/narrowing-unknown
 * high 1024 test/mode-conflict
 * high 8192 test/channel-required
 * high 16384 test/content-required
 * high 32768 test/platform-draft-only
 * high 65536 test/identifier-channel
 * high 131072 test/draft-unknown
 * high 262144 test/draft-state
 * high 524288 test/draft-channel
 * high 1048576 delivery/live-activity-id-required
 * high 2097152 delivery/live-activity-ios-only
 * high 4194304 test/basic-details-required
 * high 8388608 test/connector-required
 * high 16777216 test/email-identity-required
 * low 2 offering/name-characters
 * low 4 offering/required
 * low 8 offering/control-group-range
 */

const pattern1 = /^variation_[1-9][0-9]*$/u
const pattern2 = /^-?[0-8]?[0-9](\.[0-9]+)?$/u
const pattern3 = /^-?(1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]+)?$/u
const pattern4 = /^[1-9][0-9]*$/u
const pattern5 = /^[A-Za-z0-9_]*$/u

/** Returns whether `for...in` visits every property; of an instance of a class, it may not. */
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object)
  return prototype === Object.prototype || prototype === null
}

function every1(object) {
  for (const key in object) if (object[key] !== undefined && !(!((key === "push" || key === "email")))) return false
  return true
}

function every2(object) {
  for (const key in object) if (object[key] !== undefined && !((key === "push" || key === "email"))) return false
  return true
}

function visit7(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string' && isEmail(inner))) {
      bits.low |= 4194304
      if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
    }
  }
}

function visit9(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "file_type":
      if (!((inner === "URL" || inner === "PERSONALIZED_ATTACHMENT"))) bits.low |= 1
      break
    case "url":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
}

function visit8(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    visit9(inner, names, bits)
  }
}

function visit6(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "cc_ids":
      visit7(inner, names, bits)
      break
    case "bcc_ids":
      visit7(inner, names, bits)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "email_editor":
      if (!((inner === "Froala Editor" || inner === "Ace Editor"))) bits.low |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits.low |= 1
      break
    case "attachments":
      visit8(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits.low |= 8388608
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits.low |= 16777216
  if (!(field4 !== undefined)) bits.low |= 33554432
}

function visit13(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(isObject(inner))) bits.low |= 1
  }
}

function visit12(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "notification_channel":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "include_app_name_and_time":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "background_color_code":
      if (!((typeof inner === 'string' && isHexColorOrTemplate(inner)))) bits.low |= 1
      break
    case "app_name_color_code":
      if (!((typeof inner === 'string' && isHexColorOrTemplate(inner)))) bits.low |= 1
      break
    case "notification_control_color":
      if (!((inner === "LIGHT" || inner === "DARK"))) bits.low |= 1
      break
    case "include_title_and_message":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "apply_background_color_in_text_editor":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "title":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "message":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "summary":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "image_url":
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits.low |= 1
      break
    case "image_scaling":
      if (!((inner === "FIT_INSIDE_IMAGE_CONTAINER" || inner === "FILL_IMAGE_CONTAINER"))) bits.low |= 1
      break
    case "banner_image_url":
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits.low |= 1
      break
    case "input_gif_url":
      field1 = inner
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits.low |= 1
      break
    case "collapsed_push_notification":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "carousel_content":
      break
    case "default_click_action":
      if (!((inner === "DEEPLINKING" || inner === "NAVIGATE_TO_A_SCREEN" || inner === "RICH_LANDING"))) bits.low |= 1
      break
    case "default_click_action_value":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "key_value_pairs":
      visit13(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined)))) bits.low |= 8192
}

function visit14(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4, field5
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "timer_ends_at":
      field2 = inner
      if (!((inner === "DURATION" || inner === "SPECIFIC_TIME_USER_TIMEZONE" || inner === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE"))) bits.low |= 1
      break
    case "specific_time":
      field1 = inner
      if (!((typeof inner === 'string' && isDateTimeOrTemplate(inner)))) bits.low |= 1
      break
    case "time_period":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "personalized_value":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "duration_hour":
      field4 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "duration_minute":
      field5 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === true)) || field1 !== undefined))) bits.low |= 16384
  if (!((!((field2 !== undefined && (field2 === "SPECIFIC_TIME_USER_TIMEZONE" || field2 === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE"))) || field3 !== undefined))) bits.low |= 32768
  if (!((!((field0 !== undefined && field0 === false)) || (field4 !== undefined && field5 !== undefined)))) bits.low |= 65536
}

function visit16(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "btn_name":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "click_action_type":
      if (!((inner === "DEEPLINKING" || inner === "NAVIGATE_TO_A_SCREEN" || inner === "RICH_LANDING" || inner === "CALL" || inner === "SHARE" || inner === "COPY" || inner === "SET_USER_ATTRIBUTE" || inner === "TRACK_EVENT" || inner === "CUSTOM_ACTION" || inner === "SNOOZE" || inner === "REMIND_LATER"))) bits.low |= 1
      break
    case "click_action_name":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "click_action_value":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "key_value_pairs":
      if (!(Array.isArray(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
}

function visit15(value, names, bits) {
  if (!(Array.isArray(value))) return
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    visit16(inner, names, bits)
  }
}

function visit17(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "coupon_code":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "icon_type_in_notification":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "use_large_icon":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "make_notification_sticky":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "dismiss_button_text":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "auto_dismiss_notification":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "auto_dismiss_notification_time_value":
      field3 = inner
      if (!((Number.isInteger(inner) && inner >= 0))) bits.low |= 1
      break
    case "auto_dismiss_notification_time_granularity":
      if (!((inner === "MINUTES" || inner === "HOURS" || inner === "DAYS"))) bits.low |= 1
      break
    }
  }
  if (!((!(((field0 !== undefined && field0 === true) || (field1 !== undefined && field1 === true))) || field2 !== undefined))) bits.low |= 131072
  if (!((!((field1 !== undefined && field1 === true)) || field3 !== undefined))) bits.low |= 262144
}

function visit11(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      field0 = inner
      if (!((inner === "BASIC" || inner === "STYLIZED_BASIC" || inner === "SIMPLE_IMAGE_CAROUSEL" || inner === "IMAGE_BANNER_WITH_TEXT" || inner === "TIMER" || inner === "TIMER_WITH_PROGRESS_BAR" || inner === "Custom"))) bits.low |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits.low |= 1
      break
    case "basic_details":
      field3 = inner
      visit12(inner, names, bits)
      break
    case "timer":
      field2 = inner
      visit14(inner, names, bits)
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits.low |= 1
      visit15(inner, names, bits)
      break
    case "advanced":
      visit17(inner, names, bits)
      break
    case "template_backup":
      if (!(isObject(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "Custom")) || (field1 !== undefined && !(field1 === ""))))) bits.low |= 524288
  if (!((!((field0 !== undefined && (field0 === "TIMER" || field0 === "TIMER_WITH_PROGRESS_BAR"))) || field2 !== undefined))) bits.low |= 1048576
  if (!((!((field0 !== undefined && field0 === "IMAGE_BANNER_WITH_TEXT")) || (field3 !== undefined && (!(isObject(field3)) || field3.banner_image_url !== undefined))))) bits.low |= 2097152
}

function visit18(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      field0 = inner
      if (!((inner === "BASIC" || inner === "STYLIZED_BASIC" || inner === "SIMPLE_IMAGE_CAROUSEL" || inner === "Custom"))) bits.low |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits.low |= 1
      break
    case "basic_details":
      if (!(isObject(inner))) bits.low |= 1
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits.low |= 1
      break
    case "advanced":
      if (!(isObject(inner))) bits.low |= 1
      break
    case "template_backup":
      if (!(isObject(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "Custom")) || (field1 !== undefined && !(field1 === ""))))) bits.low |= 524288
}

function visit19(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      if (!(inner === "BASIC")) bits.low |= 1
      break
    case "basic_details":
      if (!(isObject(inner))) bits.low |= 1
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits.low |= 1
      break
    case "advanced":
      if (!(isObject(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
}

function visit10(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      visit11(inner, names, bits)
      break
    case "ios":
      visit18(inner, names, bits)
      break
    case "web":
      visit19(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit5(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "email":
      bits.high |= 8
      visit6(inner, names, bits)
      break
    case "push":
      visit10(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit4(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!(!((key === "push" || key === "email")))) bits.low |= 67108864
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      visit5(inner, names, bits)
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit3(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    if (!((key === "push" || key === "email" || key === "default"))) bits.low |= 1073741824
    switch (key) {
    case "push":
      field0 = inner
      visit10(inner, names, bits)
      break
    case "email":
      field1 = inner
      bits.high |= 8
      visit6(inner, names, bits)
      break
    case "default":
      field2 = inner
      visit4(inner, names, bits)
      break
    default:
      visit4(inner, names, bits)
    }
  }
  if (!((every1(value) || every2(value)))) bits.low |= 134217728
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits.low |= 268435456
}

function visit20(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(!(inner === "default"))) bits.low |= 256
    if (!(typeof inner === 'string')) bits.low |= 1
  }
}

function visit22(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!((!(typeof key === 'string') || pattern1.test(key)))) bits.low |= 512
    switch (key) {
    default:
      if (!((Number.isInteger(inner) && inner >= 0))) bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit21(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "distribution_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "MANUAL" || inner === names.optimizedDistribution)))) bits.low |= 1
      break
    case "no_of_variations":
      if (!((Number.isInteger(inner) && inner >= 1))) bits.low |= 1
      break
    case "manual_distribution_percentage":
      field1 = inner
      visit22(inner, names, bits)
      break
    case "optimizer_campaign_duration":
      field2 = inner
      if (!((Number.isInteger(inner) && inner >= 0))) bits.low |= 1
      break
    case "optimizer_distribution_metric":
      field3 = inner
      if (!((inner === "OPEN_RATE" || inner === "CLICK_RATE" || inner === "BOTH"))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "MANUAL")) || field1 !== undefined))) bits.low |= 1024
  if (!((!((field0 !== undefined && field0 === names.optimizedDistribution)) || field2 !== undefined))) bits.low |= 2048
  if (!((!((field0 !== undefined && field0 === names.optimizedDistribution)) || field3 !== undefined))) bits.low |= 4096
}

function visit2(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      visit3(inner, names, bits)
      break
    case "locales":
      field1 = inner
      visit20(inner, names, bits)
      break
    case "variation_details":
      field2 = inner
      visit21(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!(!((field0 !== undefined && ((!(isObject(field0)) || field0.push !== undefined) || (!(isObject(field0)) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!(isObject(field2)) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits.low |= 536870912
  if (!(!(field1 !== undefined))) bits.low |= -2147483648
  if (!(!(field2 !== undefined))) bits.high |= 1
  if (!(!(field2 !== undefined))) bits.high |= 2
  if (!(!(field2 !== undefined))) bits.high |= 4
}

function visit24(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string')) bits.low |= 1
  }
}

function visit25(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!((inner === "ANDROID" || inner === "IOS" || inner === "WEB"))) bits.low |= 1
  }
}

function visit26(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4, field5, field6, field7, field8
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "latitude":
      field4 = inner
      if (!((!(typeof inner === 'string') || pattern2.test(inner)))) bits.low |= 4
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "longitude":
      field5 = inner
      if (!((!(typeof inner === 'string') || pattern3.test(inner)))) bits.low |= 4
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "radius":
      field6 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits.low |= 4
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "response_time_value":
      field7 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits.low |= 4
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "dwell_time_value":
      field1 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits.low |= 4
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "name":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "response_time_granularity":
      field8 = inner
      if (!((inner === "MINUTES" || inner === "HOURS" || inner === "DAYS"))) bits.low |= 1
      break
    case "triggered_at":
      field0 = inner
      if (!((inner === "ENTRY" || inner === "EXIT" || inner === "dwell"))) bits.low |= 1
      break
    case "dwell_time_granularity":
      field2 = inner
      if (!((inner === "MINUTES" || inner === "HOURS" || inner === "DAYS"))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((!((field0 === undefined || field0 === "dwell")) || (field1 !== undefined && field2 !== undefined)))) bits.low |= 2
  if (!((field3 !== undefined && field4 !== undefined && field5 !== undefined && field6 !== undefined && field7 !== undefined && field8 !== undefined && field0 !== undefined))) bits.low |= 1
}

function visit28(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push_amp_plus_enabled":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
}

function visit29(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "send_to_all_eligible_device":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "exclude_provisional_push_devices":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "send_to_only_provisional_push_enabled_devices":
      field2 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(((field0 !== undefined && !(field0 === false)) || (field1 !== undefined && !(field1 === false)) || (field2 !== undefined && !(field2 === false))))) bits.low |= 8
  if (!(!((field1 !== undefined || field2 !== undefined)))) bits.low |= 16
}

function visit27(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "android":
      visit28(inner, names, bits)
      break
    case "ios":
      visit29(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
}

function visit23(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "tags":
      visit24(inner, names, bits)
      break
    case "team":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platforms":
      field0 = inner
      visit25(inner, names, bits)
      break
    case "broadcast_live_activity_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "geofences":
      visit26(inner, names, bits)
      break
    case "send_to_triggered_platform_only":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "platform_specific_details":
      visit27(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(field0 !== undefined))) bits.low |= 32
  if (!(!(field0 !== undefined))) bits.low |= 64
  if (!(!(field1 !== undefined))) bits.low |= 128
}

function visit1(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "campaign_content":
      visit2(inner, names, bits)
      break
    case "campaign_delivery_type":
      field0 = inner
      if (!(!(inner === "BROADCAST_LIVE_ACTIVITY"))) bits.high |= 128
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits.low |= 1
      break
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field3 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "created_by":
      field4 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      field1 = inner
      visit23(inner, names, bits)
      break
    case "connector":
      field2 = inner
      break
    }
  }
  if (!((!((field0 !== undefined && field0 === "BUSINESS_EVENT_TRIGGERED")) || (field1 === undefined || (!(isObject(field1)) || field1.business_event !== undefined))))) bits.high |= 16
  if (!((!((field0 !== undefined && field0 === "LOCATION_TRIGGERED")) || (field1 === undefined || (!(isObject(field1)) || field1.geofences !== undefined))))) bits.high |= 32
  if (!(!(field2 !== undefined))) bits.high |= 256
  if (!((field3 !== undefined && field0 !== undefined && field4 !== undefined))) bits.low |= 1
}

function visit35(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      visit11(inner, names, bits)
      break
    case "ios":
      visit18(inner, names, bits)
      break
    case "web":
      visit19(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit36(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "cc_ids":
      visit7(inner, names, bits)
      break
    case "bcc_ids":
      visit7(inner, names, bits)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "email_editor":
      if (!((inner === "Froala Editor" || inner === "Ace Editor"))) bits.low |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits.low |= 1
      break
    case "attachments":
      visit8(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits.low |= 8388608
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits.low |= 16777216
  if (!(field4 !== undefined)) bits.low |= 33554432
}

function visit34(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      bits.high |= 8
      visit35(inner, names, bits)
      break
    case "email":
      visit36(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit33(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!(!((key === "push" || key === "email")))) bits.low |= 67108864
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      visit34(inner, names, bits)
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit32(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    if (!((key === "push" || key === "email" || key === "default"))) bits.low |= 1073741824
    switch (key) {
    case "push":
      field0 = inner
      bits.high |= 8
      visit35(inner, names, bits)
      break
    case "email":
      field1 = inner
      visit36(inner, names, bits)
      break
    case "default":
      field2 = inner
      visit33(inner, names, bits)
      break
    default:
      visit33(inner, names, bits)
    }
  }
  if (!((every1(value) || every2(value)))) bits.low |= 134217728
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits.low |= 268435456
}

function visit31(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      visit32(inner, names, bits)
      break
    case "locales":
      field1 = inner
      visit20(inner, names, bits)
      break
    case "variation_details":
      field2 = inner
      visit21(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!(!((field0 !== undefined && ((!(isObject(field0)) || field0.push !== undefined) || (!(isObject(field0)) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!(isObject(field2)) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits.low |= 536870912
  if (!(!(field1 !== undefined))) bits.low |= -2147483648
  if (!(!(field2 !== undefined))) bits.high |= 1
  if (!(!(field2 !== undefined))) bits.high |= 2
  if (!(!(field2 !== undefined))) bits.high |= 4
}

function visit37(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "content_type":
      if (!((inner === "PROMOTIONAL" || inner === "TRANSACTIONAL"))) bits.low |= 1
      break
    case "subscription_category":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "tags":
      visit24(inner, names, bits)
      break
    case "team":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "user_attribute_identifier":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platforms":
      field0 = inner
      bits.low |= 1
      break
    case "send_to_triggered_platform_only":
      field1 = inner
      bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(field0 !== undefined))) bits.low |= 32
  if (!(!(field0 !== undefined))) bits.low |= 64
  if (!(!(field1 !== undefined))) bits.low |= 128
  if (!(field2 !== undefined)) bits.high |= 2048
  if (!(!(field2 !== undefined))) bits.high |= 4096
}

function visit38(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "connector_type":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "connector_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((field0 !== undefined && field1 !== undefined))) bits.low |= 1
}

function visit30(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "campaign_content":
      visit31(inner, names, bits)
      break
    case "campaign_delivery_type":
      field2 = inner
      if (!((!((inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED")) && !(inner === "BROADCAST_LIVE_ACTIVITY")))) bits.high |= 1024
      if (!(!(inner === "BROADCAST_LIVE_ACTIVITY"))) bits.high |= 128
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits.low |= 1
      break
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field1 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "created_by":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      visit37(inner, names, bits)
      break
    case "connector":
      field0 = inner
      visit38(inner, names, bits)
      break
    }
  }
  if (!(!(field0 !== undefined))) bits.high |= 512
  if (!((field1 !== undefined && field2 !== undefined && field3 !== undefined))) bits.low |= 1
}

function visit40(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "tags":
      visit24(inner, names, bits)
      break
    case "team":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platforms":
      field0 = inner
      visit25(inner, names, bits)
      break
    case "broadcast_live_activity_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "geofences":
      visit26(inner, names, bits)
      break
    case "send_to_triggered_platform_only":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    case "platform_specific_details":
      visit27(inner, names, bits)
      break
    case "content_type":
      if (!((inner === "PROMOTIONAL" || inner === "TRANSACTIONAL"))) bits.low |= 1
      break
    case "subscription_category":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "user_attribute_identifier":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(field0 !== undefined))) bits.low |= 32
  if (!(!(field0 !== undefined))) bits.low |= 64
  if (!(!(field1 !== undefined))) bits.low |= 128
  if (!(field2 !== undefined)) bits.high |= 2048
  if (!(!(field2 !== undefined))) bits.high |= 4096
}

function visit44(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      visit10(inner, names, bits)
      break
    case "email":
      visit36(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit43(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!(!((key === "push" || key === "email")))) bits.low |= 67108864
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      visit44(inner, names, bits)
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit42(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    if (!((key === "push" || key === "email" || key === "default"))) bits.low |= 1073741824
    switch (key) {
    case "push":
      field0 = inner
      visit10(inner, names, bits)
      break
    case "email":
      field1 = inner
      visit36(inner, names, bits)
      break
    case "default":
      field2 = inner
      visit43(inner, names, bits)
      break
    default:
      visit43(inner, names, bits)
    }
  }
  if (!((every1(value) || every2(value)))) bits.low |= 134217728
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits.low |= 268435456
}

function visit41(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      visit42(inner, names, bits)
      break
    case "locales":
      field1 = inner
      visit20(inner, names, bits)
      break
    case "variation_details":
      field2 = inner
      visit21(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!(!((field0 !== undefined && ((!(isObject(field0)) || field0.push !== undefined) || (!(isObject(field0)) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!(isObject(field2)) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits.low |= 536870912
  if (!(!(field1 !== undefined))) bits.low |= -2147483648
  if (!(!(field2 !== undefined))) bits.high |= 1
  if (!(!(field2 !== undefined))) bits.high |= 2
  if (!(!(field2 !== undefined))) bits.high |= 4
}

function visit39(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "campaign_delivery_type":
      field1 = inner
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits.low |= 1
      break
    case "created_by":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      visit40(inner, names, bits)
      break
    case "connector":
      visit38(inner, names, bits)
      break
    case "campaign_content":
      visit41(inner, names, bits)
      break
    }
  }
  if (!((field0 !== undefined && field1 !== undefined && field2 !== undefined))) bits.low |= 1
}

function visit45(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "campaign_content":
      visit2(inner, names, bits)
      break
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits.low |= 2
      break
    case "campaign_delivery_type":
      field0 = inner
      if (!((inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY"))) bits.low |= 1
      break
    case "basic_details":
      field1 = inner
      visit23(inner, names, bits)
      break
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!((!((field0 !== undefined && field0 === "BUSINESS_EVENT_TRIGGERED")) || (field1 === undefined || (!(isObject(field1)) || field1.business_event !== undefined))))) bits.high |= 16
  if (!((!((field0 !== undefined && field0 === "LOCATION_TRIGGERED")) || (field1 === undefined || (!(isObject(field1)) || field1.geofences !== undefined))))) bits.high |= 32
}

function visit46(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "campaign_content":
      visit31(inner, names, bits)
      break
    case "campaign_delivery_type":
      if (!(!((inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits.high |= 1024
      if (!((inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY"))) bits.low |= 1
      break
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits.low |= 2
      break
    case "basic_details":
      visit37(inner, names, bits)
      break
    case "connector":
      visit38(inner, names, bits)
      break
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit47(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "delivery_type":
      bits.low |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits.low |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits.low |= 2
      break
    case "campaign_delivery_type":
      if (!((inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY"))) bits.low |= 1
      break
    case "basic_details":
      visit40(inner, names, bits)
      break
    case "connector":
      visit38(inner, names, bits)
      break
    case "campaign_content":
      visit41(inner, names, bits)
      break
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit48(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    }
  }
}

function visit49(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "action":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "STOP" || inner === "PAUSE" || inner === "RESUME" || inner === "PUBLISH")))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(field0 !== undefined)) bits.low |= 1
}

function visit52(value, names, bits) {
  if (!(Array.isArray(value))) return
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")) && typeof inner === 'string'))) bits.low |= 1
  }
}

function visit53(value, names, bits) {
  if (!(Array.isArray(value))) return
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "DRAFT" || inner === "ACTIVE")) && typeof inner === 'string'))) bits.low |= 1
  }
}

function visit54(value, names, bits) {
  if (!(Array.isArray(value))) return
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")) && typeof inner === 'string'))) bits.low |= 1
  }
}

function visit51(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "id":
      bits.low |= 1
      break
    case "delivery_type":
      bits.low |= 1
      break
    case "ids":
      visit24(inner, names, bits)
      break
    case "channels":
      if (!(((!(typeof inner === 'string') || (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")) && (typeof inner === 'string' || Array.isArray(inner))))) bits.low |= 1
      visit52(inner, names, bits)
      break
    case "created_by":
      break
    case "created_date":
      break
    case "name":
      break
    case "status":
      if (!(((!(typeof inner === 'string') || (inner === "DRAFT" || inner === "ACTIVE")) && (typeof inner === 'string' || Array.isArray(inner))))) bits.low |= 1
      visit53(inner, names, bits)
      break
    case "tags":
      break
    case "campaign_delivery_type":
      if (!(((!(typeof inner === 'string') || (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")) && (typeof inner === 'string' || Array.isArray(inner))))) bits.low |= 1
      visit54(inner, names, bits)
      break
    case "version_number":
      break
    default:
      bits.low |= 1
    }
  }
}

function visit50(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "limit":
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 15))) bits.low |= 1
      break
    case "campaign_fields":
      visit51(inner, names, bits)
      break
    }
  }
}

function visit57(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
  if (!(value.length >= 1)) bits.low |= 1
  if (!(value.length <= 10)) bits.low |= 1
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string')) bits.low |= 1
  }
}

function visit56(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!((!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid))) || (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === names.gaid)))) bits.high |= 65536
      if (!(!((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL")))) bits.high |= 64
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits.low |= 1
      break
    case "identifier_values":
      field4 = inner
      visit57(inner, names, bits)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platform":
      field2 = inner
      if (!((inner === "ANDROID" || inner === "IOS" || inner === "WEB"))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits.high |= 128
  if (!((field3 !== undefined && field4 !== undefined))) bits.low |= 1
}

function visit62(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits.low |= 4194304
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits.low |= 1
      }
      break
    case "cc_ids":
      visit7(inner, names, bits)
      break
    case "bcc_ids":
      visit7(inner, names, bits)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "email_editor":
      if (!((inner === "Froala Editor" || inner === "Ace Editor"))) bits.low |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits.low |= 1
      break
    case "attachments":
      visit8(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits.low |= 8388608
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits.low |= 16777216
  if (!(field4 !== undefined)) bits.low |= 33554432
}

function visit61(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "email":
      bits.high |= 8
      visit62(inner, names, bits)
      break
    case "push":
      visit10(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit60(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!(!((key === "push" || key === "email")))) bits.low |= 67108864
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      visit61(inner, names, bits)
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit59(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    if (!((key === "push" || key === "email" || key === "default"))) bits.low |= 1073741824
    switch (key) {
    case "push":
      field0 = inner
      visit10(inner, names, bits)
      break
    case "email":
      field1 = inner
      bits.high |= 8
      visit62(inner, names, bits)
      break
    case "default":
      field2 = inner
      visit60(inner, names, bits)
      break
    default:
      visit60(inner, names, bits)
    }
  }
  if (!((every1(value) || every2(value)))) bits.low |= 134217728
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits.low |= 268435456
}

function visit58(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      visit59(inner, names, bits)
      break
    case "locales":
      field1 = inner
      visit20(inner, names, bits)
      break
    case "variation_details":
      field2 = inner
      visit21(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!(!((field0 !== undefined && ((!(isObject(field0)) || field0.push !== undefined) || (!(isObject(field0)) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!(isObject(field2)) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits.low |= 536870912
  if (!(!(field1 !== undefined))) bits.low |= -2147483648
  if (!(!(field2 !== undefined))) bits.high |= 1
  if (!(!(field2 !== undefined))) bits.high |= 2
  if (!(!(field2 !== undefined))) bits.high |= 4
}

function visit63(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "user_attributes":
      if (!(isObject(inner))) bits.low |= 1
      break
    case "event_attributes":
      if (!(isObject(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
}

function visit55(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "test_campaign_meta":
      field3 = inner
      visit56(inner, names, bits)
      break
    case "campaign_content":
      field1 = inner
      visit58(inner, names, bits)
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field2 = inner
      if (!((inner === "PUSH" || inner === "EMAIL"))) bits.low |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      visit23(inner, names, bits)
      break
    case "connector":
      field4 = inner
      break
    case "personalization_details":
      visit63(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits.high |= 1024
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits.high |= 8192
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!(isObject(field1)) || field1.content !== undefined))))) bits.high |= 16384
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!(isObject(field3)) || field3.platform === undefined))))) bits.high |= 32768
  if (!(!(field0 !== undefined))) bits.high |= 65536
  if (!(!(field0 !== undefined))) bits.high |= 131072
  if (!(!(field0 !== undefined))) bits.high |= 262144
  if (!(!(field0 !== undefined))) bits.high |= 524288
  if (!(!(field0 !== undefined))) bits.high |= 16
  if (!(!(field0 !== undefined))) bits.high |= 32
  if (!(!(field0 !== undefined))) bits.high |= 1048576
  if (!(!(field0 !== undefined))) bits.high |= 2097152
  if (!(!(field4 !== undefined))) bits.high |= 256
  if (!(field3 !== undefined)) bits.low |= 1
}

function visit65(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!((!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid))) || (inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER")))) bits.high |= 65536
      if (!(!((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL")))) bits.high |= 64
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits.low |= 1
      break
    case "identifier_values":
      field4 = inner
      visit57(inner, names, bits)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platform":
      field2 = inner
      if (!((inner === "ANDROID" || inner === "IOS" || inner === "WEB"))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits.high |= 128
  if (!((field3 !== undefined && field4 !== undefined))) bits.low |= 1
}

function visit70(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      visit11(inner, names, bits)
      break
    case "ios":
      visit18(inner, names, bits)
      break
    case "web":
      visit19(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit69(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      bits.high |= 8
      visit70(inner, names, bits)
      break
    case "email":
      visit36(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit68(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    count++
    if (!(!((key === "push" || key === "email")))) bits.low |= 67108864
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      visit69(inner, names, bits)
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit67(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) {
      bits.low = bits.high = -1
      continue
    }
    if (!((key === "push" || key === "email" || key === "default"))) bits.low |= 1073741824
    switch (key) {
    case "push":
      field0 = inner
      bits.high |= 8
      visit70(inner, names, bits)
      break
    case "email":
      field1 = inner
      visit36(inner, names, bits)
      break
    case "default":
      field2 = inner
      visit68(inner, names, bits)
      break
    default:
      visit68(inner, names, bits)
    }
  }
  if (!((every1(value) || every2(value)))) bits.low |= 134217728
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits.low |= 268435456
}

function visit66(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      visit67(inner, names, bits)
      break
    case "locales":
      field1 = inner
      visit20(inner, names, bits)
      break
    case "variation_details":
      field2 = inner
      visit21(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!(!((field0 !== undefined && ((!(isObject(field0)) || field0.push !== undefined) || (!(isObject(field0)) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!(isObject(field2)) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits.low |= 536870912
  if (!(!(field1 !== undefined))) bits.low |= -2147483648
  if (!(!(field2 !== undefined))) bits.high |= 1
  if (!(!(field2 !== undefined))) bits.high |= 2
  if (!(!(field2 !== undefined))) bits.high |= 4
}

function visit64(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4, field5
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "test_campaign_meta":
      field3 = inner
      visit65(inner, names, bits)
      break
    case "campaign_content":
      field1 = inner
      visit66(inner, names, bits)
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field2 = inner
      if (!((inner === "PUSH" || inner === "EMAIL"))) bits.low |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      field4 = inner
      visit37(inner, names, bits)
      break
    case "connector":
      field5 = inner
      visit38(inner, names, bits)
      break
    case "personalization_details":
      visit63(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits.high |= 1024
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits.high |= 8192
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!(isObject(field1)) || field1.content !== undefined))))) bits.high |= 16384
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!(isObject(field3)) || field3.platform === undefined))))) bits.high |= 32768
  if (!(((field0 !== undefined && !(field0 === "")) || field4 !== undefined))) bits.high |= 4194304
  if (!(((field0 !== undefined && !(field0 === "")) || field5 !== undefined))) bits.high |= 8388608
  if (!(((field0 !== undefined && !(field0 === "")) || (field4 === undefined || (!(isObject(field4)) || (field4.name !== undefined && field4.content_type !== undefined && field4.user_attribute_identifier !== undefined && field4.subscription_category !== undefined)))))) bits.high |= 16777216
  if (!(!(field0 !== undefined))) bits.high |= 65536
  if (!(!(field0 !== undefined))) bits.high |= 131072
  if (!(!(field0 !== undefined))) bits.high |= 262144
  if (!(!(field0 !== undefined))) bits.high |= 524288
  if (!(!(field0 !== undefined))) bits.high |= 16
  if (!(!(field0 !== undefined))) bits.high |= 32
  if (!(!(field0 !== undefined))) bits.high |= 1048576
  if (!(!(field0 !== undefined))) bits.high |= 2097152
  if (!(!(field0 !== undefined))) bits.high |= 2048
  if (!(!(field5 !== undefined))) bits.high |= 512
  if (!(field3 !== undefined)) bits.low |= 1
}

function visit72(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!(!((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL")))) bits.high |= 64
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits.low |= 1
      break
    case "identifier_values":
      field4 = inner
      visit57(inner, names, bits)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "platform":
      field2 = inner
      if (!((inner === "ANDROID" || inner === "IOS" || inner === "WEB"))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits.high |= 128
  if (!((field3 !== undefined && field4 !== undefined))) bits.low |= 1
}

function visit71(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "channel":
      field2 = inner
      if (!((inner === "PUSH" || inner === "EMAIL"))) bits.low |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "basic_details":
      visit40(inner, names, bits)
      break
    case "connector":
      visit38(inner, names, bits)
      break
    case "campaign_content":
      field1 = inner
      visit41(inner, names, bits)
      break
    case "personalization_details":
      visit63(inner, names, bits)
      break
    case "test_campaign_meta":
      field3 = inner
      visit72(inner, names, bits)
      break
    default:
      bits.low |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits.high |= 1024
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits.high |= 8192
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!(isObject(field1)) || field1.content !== undefined))))) bits.high |= 16384
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!(isObject(field3)) || field3.platform === undefined))))) bits.high |= 32768
  if (!(field3 !== undefined)) bits.low |= 1
}

function visit74(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "start_datetime":
      field0 = inner
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits.low |= 1
      break
    case "expiry_datetime":
      field1 = inner
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
  if (!((field0 !== undefined && field1 !== undefined))) bits.low |= 4
}

function visit75(value, names, bits) {
  if (!(Array.isArray(value))) {
    bits.low |= 1
    return
  }
}

function visit77(value, names, bits) {
  if (!(isObject(value))) return
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
  }
}

function visit76(value, names, bits) {
  if (!(isObject(value))) return
  if (!isPlain(value)) bits.low = bits.high = -1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "meta":
      if (!(isObject(inner))) bits.low |= 1
      visit77(inner, names, bits)
      break
    }
  }
}

function visit79(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "percentage":
      if (!((!(Number.isFinite(inner)) || (inner >= 0 && inner <= 100)))) bits.low |= 8
      if (!(Number.isFinite(inner))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit78(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "control_group":
      visit79(inner, names, bits)
      break
    case "type":
      if (!((inner === "SMV" || inner === "DMV"))) bits.low |= 1
      break
    case "variantsPerLocale":
      break
    case "smv_distribution":
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit73(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let field0, field1, field2, field3, field4, field5, field6, field7
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      field0 = inner
      if (!((!(typeof inner === 'string') || pattern5.test(inner)))) bits.low |= 2
      if (!((typeof inner === 'string' && !isShorterThan(inner, 5) && !isLongerThan(inner, 100)))) bits.low |= 1
      break
    case "description":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "priority":
      field1 = inner
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 100))) bits.low |= 1
      break
    case "scheduling":
      field4 = inner
      visit74(inner, names, bits)
      break
    case "tags":
      visit75(inner, names, bits)
      break
    case "offering_attribute_configuration":
      break
    case "offer_content":
      field6 = inner
      if (!(isObject(inner))) bits.low |= 1
      visit76(inner, names, bits)
      break
    case "variation_meta":
      field7 = inner
      visit78(inner, names, bits)
      break
    case "imp_track_hours":
      if (!((!(Number.isFinite(inner)) || inner >= 0))) bits.low |= 1
      break
    case "capping_rules":
      break
    case "conversion":
      break
    case "segment_info":
      field5 = inner
      if (!((isObject(inner) || Array.isArray(inner)))) bits.low |= 1
      break
    case "delivery":
      field2 = inner
      break
    case "created_by":
      field3 = inner
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "is_global_control_enabled":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!((field0 !== undefined && field1 !== undefined && field2 !== undefined && field3 !== undefined && field4 !== undefined && field5 !== undefined && field6 !== undefined && field7 !== undefined))) bits.low |= 4
}

function visit81(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "start_datetime":
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits.low |= 1
      break
    case "expiry_datetime":
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

function visit80(value, names, bits) {
  if (!(isObject(value))) {
    bits.low |= 1
    return
  }
  if (!isPlain(value)) bits.low = bits.high = -1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "name":
      if (!((!(typeof inner === 'string') || pattern5.test(inner)))) bits.low |= 2
      if (!((typeof inner === 'string' && !isShorterThan(inner, 5) && !isLongerThan(inner, 100)))) bits.low |= 1
      break
    case "description":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "priority":
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 100))) bits.low |= 1
      break
    case "scheduling":
      visit81(inner, names, bits)
      break
    case "tags":
      visit75(inner, names, bits)
      break
    case "offering_attribute_configuration":
      break
    case "offer_content":
      if (!(isObject(inner))) bits.low |= 1
      visit76(inner, names, bits)
      break
    case "variation_meta":
      visit78(inner, names, bits)
      break
    case "imp_track_hours":
      if (!((!(Number.isFinite(inner)) || inner >= 0))) bits.low |= 1
      break
    case "capping_rules":
      break
    case "conversion":
      break
    case "segment_info":
      if (!((isObject(inner) || Array.isArray(inner)))) bits.low |= 1
      break
    case "delivery":
      break
    case "created_by":
      if (!(typeof inner === 'string')) bits.low |= 1
      break
    case "is_global_control_enabled":
      if (!(typeof inner === 'boolean')) bits.low |= 1
      break
    default:
      bits.low |= 1
    }
  }
  if (!(count >= 1)) bits.low |= 1
}

export function createCampaignPUSH(body, names) {
  const bits = { low: 0, high: 0 }
  visit1(body, names, bits)
  return bits
}

export function createCampaignEMAIL(body, names) {
  const bits = { low: 0, high: 0 }
  visit30(body, names, bits)
  bits.low |= 2
  bits.low |= 4
  bits.low |= 8
  bits.low |= 16
  bits.high |= 16
  bits.high |= 32
  return bits
}

export function createCampaign(body, names) {
  const bits = { low: 0, high: 0 }
  visit39(body, names, bits)
  bits.high |= 8
  bits.high |= 16
  bits.high |= 32
  bits.high |= 64
  bits.high |= 128
  bits.high |= 256
  bits.high |= 512
  bits.high |= 1024
  return bits
}

export function updateCampaignPUSH(body, names) {
  const bits = { low: 0, high: 0 }
  visit45(body, names, bits)
  bits.high |= 2048
  bits.high |= 4096
  return bits
}

export function updateCampaignEMAIL(body, names) {
  const bits = { low: 0, high: 0 }
  visit46(body, names, bits)
  bits.low |= 4
  bits.low |= 16
  return bits
}

export function updateCampaign(body, names) {
  const bits = { low: 0, high: 0 }
  visit47(body, names, bits)
  return bits
}

export function validateCampaign(body, names) {
  const bits = { low: 0, high: 0 }
  visit48(body, names, bits)
  return bits
}

export function changeCampaignStatus(body, names) {
  const bits = { low: 0, high: 0 }
  visit49(body, names, bits)
  return bits
}

export function listCampaignExecutions(body, names) {
  const bits = { low: 0, high: 0 }
  visit48(body, names, bits)
  return bits
}

export function searchCampaigns(body, names) {
  const bits = { low: 0, high: 0 }
  visit50(body, names, bits)
  return bits
}

export function testCampaignPUSH(body, names) {
  const bits = { low: 0, high: 0 }
  visit55(body, names, bits)
  return bits
}

export function testCampaignEMAIL(body, names) {
  const bits = { low: 0, high: 0 }
  visit64(body, names, bits)
  bits.low |= 2
  bits.low |= 4
  bits.low |= 8
  bits.low |= 16
  return bits
}

export function testCampaign(body, names) {
  const bits = { low: 0, high: 0 }
  visit71(body, names, bits)
  bits.high |= 8
  bits.high |= 65536
  bits.high |= 131072
  bits.high |= 262144
  bits.high |= 524288
  bits.high |= 16
  bits.high |= 32
  bits.high |= 1048576
  bits.high |= 2097152
  bits.high |= 256
  bits.high |= 512
  bits.high |= 4194304
  bits.high |= 8388608
  bits.high |= 16777216
  return bits
}

export function createOffering(body, names) {
  const bits = { low: 0, high: 0 }
  visit73(body, names, bits)
  return bits
}

export function updateOffering(body, names) {
  const bits = { low: 0, high: 0 }
  visit80(body, names, bits)
  return bits
}
