// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { isDateTime, isDateTimeOrTemplate, isEmail, isHexColorOrTemplate, isIdnEmailOrTemplate, isUriOrTemplate } from '../src/core/formats/formats.js'
import { visitedLength } from '../src/core/base/json.js'
import { isLongerThan, isShorterThan } from '../src/core/formats/code-point-length.js'

/*
 * Bits: 1 is the structure. Some rules share a bit.
 *
 *          2 geofence/dwell-time-required
 *          4 push/ios-audience-required
 *          8 content/default-locale-listed
 *         16 variation/key-format
 *         32 variation/percentages-required
 *         64 variation/optimizer-duration-required
 *        128 variation/optimizer-metric-required
 *        256 push/timer-specific-time-required
 *        512 push/timer-time-period-required
 *       1024 push/timer-duration-required
 *       2048 push/dismiss-text-required
 *       4096 push/auto-dismiss-value-required
 *       8192 push/custom-template-id-required
 *      16384 push/timer-required
 *      32768 push/banner-image-required
 *      65536 email/body-required
 *     131072 email/headline-required
 *     262144 content/variation-level-missing
 *     524288 content/mixed-shape
 *    1048576 content/default-locale-missing
 *    2097152 content/flat-shape-not-allowed
 *    4194304 delivery/business-event-required
 *    8388608 delivery/geofences-required
 *          2 delivery/channel-mismatch
 *          2 publish/status-value
 *    4194304 test/mode-conflict
 *    8388608 test/channel-required
 *   16777216 test/content-required
 *   33554432 test/platform-draft-only
 *          2 test/basic-details-required
 *          4 test/connector-required
 *   67108864 test/email-identity-required
 *          2 offering/name-characters
 *          4 offering/required
 *   67108864 geofence/number-format
 *  134217728 push/ios-audience-ambiguous
 *  268435456 push/field-of-other-template
 *  536870912 email/international-address
 * 1073741824 email/preview-text-required
 * -2147483648 content/channel-mismatch
 * -2147483648 test/identifier-value-format
 * -2147483648 test/narrowing-unknown
 * -2147483648 test/identifier-channel
 *          8 offering/control-group-range
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

function visit7(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string' && isEmail(inner))) {
      bits |= 536870912
      if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
    }
  }
  return bits
}

function visit9(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "file_type":
      if (!((typeof inner === 'string' && (inner === "URL" || inner === "PERSONALIZED_ATTACHMENT")))) bits |= 1
      break
    case "url":
      if (!(typeof inner === 'string')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit8(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    bits |= visit9(inner, names)
  }
  return bits
}

function visit6(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "cc_ids":
      bits |= visit7(inner, names)
      break
    case "bcc_ids":
      bits |= visit7(inner, names)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "email_editor":
      if (!((typeof inner === 'string' && (inner === "Froala Editor" || inner === "Ace Editor")))) bits |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits |= 1
      break
    case "attachments":
      bits |= visit8(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits |= 65536
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits |= 131072
  if (!(field4 !== undefined)) bits |= 1073741824
  return bits
}

function visit13(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
  }
  return bits
}

function visit12(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "notification_channel":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "include_app_name_and_time":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "background_color_code":
      if (!((typeof inner === 'string' && isHexColorOrTemplate(inner)))) bits |= 1
      break
    case "app_name_color_code":
      if (!((typeof inner === 'string' && isHexColorOrTemplate(inner)))) bits |= 1
      break
    case "notification_control_color":
      if (!((typeof inner === 'string' && (inner === "LIGHT" || inner === "DARK")))) bits |= 1
      break
    case "include_title_and_message":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "apply_background_color_in_text_editor":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "title":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "message":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "summary":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "image_url":
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits |= 1
      break
    case "image_scaling":
      if (!((typeof inner === 'string' && (inner === "FIT_INSIDE_IMAGE_CONTAINER" || inner === "FILL_IMAGE_CONTAINER")))) bits |= 1
      break
    case "banner_image_url":
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits |= 1
      break
    case "input_gif_url":
      field1 = inner
      if (!((typeof inner === 'string' && isUriOrTemplate(inner)))) bits |= 1
      break
    case "collapsed_push_notification":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "carousel_content":
      break
    case "default_click_action":
      if (!((typeof inner === 'string' && (inner === "DEEPLINKING" || inner === "NAVIGATE_TO_A_SCREEN" || inner === "RICH_LANDING")))) bits |= 1
      break
    case "default_click_action_value":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "key_value_pairs":
      bits |= visit13(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined)))) bits |= 268435456
  return bits
}

function visit14(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4, field5
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "timer_ends_at":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "DURATION" || inner === "SPECIFIC_TIME_USER_TIMEZONE" || inner === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE")))) bits |= 1
      break
    case "specific_time":
      field1 = inner
      if (!((typeof inner === 'string' && isDateTimeOrTemplate(inner)))) bits |= 1
      break
    case "time_period":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "personalized_value":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "duration_hour":
      field4 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "duration_minute":
      field5 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === true)) || field1 !== undefined))) bits |= 256
  if (!((!((field2 !== undefined && (field2 === "SPECIFIC_TIME_USER_TIMEZONE" || field2 === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE"))) || field3 !== undefined))) bits |= 512
  if (!((!((field0 !== undefined && field0 === false)) || (field4 !== undefined && field5 !== undefined)))) bits |= 1024
  return bits
}

function visit16(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "btn_name":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "click_action_type":
      if (!((typeof inner === 'string' && (inner === "DEEPLINKING" || inner === "NAVIGATE_TO_A_SCREEN" || inner === "RICH_LANDING" || inner === "CALL" || inner === "SHARE" || inner === "COPY" || inner === "SET_USER_ATTRIBUTE" || inner === "TRACK_EVENT" || inner === "CUSTOM_ACTION" || inner === "SNOOZE" || inner === "REMIND_LATER")))) bits |= 1
      break
    case "click_action_name":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "click_action_value":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "key_value_pairs":
      if (!(Array.isArray(inner))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit15(value, names) {
  if (!Array.isArray(value)) return 0
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    bits |= visit16(inner, names)
  }
  return bits
}

function visit17(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "coupon_code":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "icon_type_in_notification":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "use_large_icon":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "make_notification_sticky":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "dismiss_button_text":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "auto_dismiss_notification":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "auto_dismiss_notification_time_value":
      field3 = inner
      if (!((Number.isInteger(inner) && inner >= 0))) bits |= 1
      break
    case "auto_dismiss_notification_time_granularity":
      if (!((typeof inner === 'string' && (inner === "MINUTES" || inner === "HOURS" || inner === "DAYS")))) bits |= 1
      break
    }
  }
  if (!((!(((field0 !== undefined && field0 === true) || (field1 !== undefined && field1 === true))) || field2 !== undefined))) bits |= 2048
  if (!((!((field1 !== undefined && field1 === true)) || field3 !== undefined))) bits |= 4096
  return bits
}

function visit11(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "BASIC" || inner === "STYLIZED_BASIC" || inner === "SIMPLE_IMAGE_CAROUSEL" || inner === "IMAGE_BANNER_WITH_TEXT" || inner === "TIMER" || inner === "TIMER_WITH_PROGRESS_BAR" || inner === "Custom")))) bits |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits |= 1
      break
    case "basic_details":
      field3 = inner
      bits |= visit12(inner, names)
      break
    case "timer":
      field2 = inner
      bits |= visit14(inner, names)
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits |= 1
      bits |= visit15(inner, names)
      break
    case "advanced":
      bits |= visit17(inner, names)
      break
    case "template_backup":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "Custom")) || (field1 !== undefined && !(field1 === ""))))) bits |= 8192
  if (!((!((field0 !== undefined && (field0 === "TIMER" || field0 === "TIMER_WITH_PROGRESS_BAR"))) || field2 !== undefined))) bits |= 16384
  if (!((!((field0 !== undefined && field0 === "IMAGE_BANNER_WITH_TEXT")) || (field3 !== undefined && (!((typeof field3 === 'object' && field3 !== null && !Array.isArray(field3))) || field3.banner_image_url !== undefined))))) bits |= 32768
  return bits
}

function visit18(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "BASIC" || inner === "STYLIZED_BASIC" || inner === "SIMPLE_IMAGE_CAROUSEL" || inner === "Custom")))) bits |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits |= 1
      break
    case "basic_details":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits |= 1
      break
    case "advanced":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    case "template_backup":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "Custom")) || (field1 !== undefined && !(field1 === ""))))) bits |= 8192
  return bits
}

function visit19(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "template_type":
      if (!((typeof inner === 'string' && inner === "BASIC"))) bits |= 1
      break
    case "basic_details":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    case "buttons":
      if (!(Array.isArray(inner))) bits |= 1
      break
    case "advanced":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit10(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      bits |= visit11(inner, names)
      break
    case "ios":
      bits |= visit18(inner, names)
      break
    case "web":
      bits |= visit19(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit5(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "email":
      bits |= -2147483648
      bits |= visit6(inner, names)
      break
    case "push":
      bits |= visit10(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit4(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!(!((key === "push" || key === "email")))) bits |= 262144
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      bits |= visit5(inner, names)
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit3(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push":
      field0 = inner
      bits |= visit10(inner, names)
      break
    case "email":
      field1 = inner
      bits |= -2147483648
      bits |= visit6(inner, names)
      break
    case "default":
      field2 = inner
      bits |= visit4(inner, names)
      break
    default:
      bits |= visit4(inner, names)
    }
  }
  if (!((every1(value) || every2(value)))) bits |= 524288
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits |= 1048576
  return bits
}

function visit20(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(!(inner === "default"))) bits |= 8
    if (!(typeof inner === 'string')) bits |= 1
  }
  return bits
}

function visit22(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!((!(typeof key === 'string') || pattern1.test(key)))) bits |= 16
    switch (key) {
    default:
      if (!((Number.isInteger(inner) && inner >= 0))) bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit21(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "distribution_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "MANUAL" || inner === names.optimizedDistribution)))) bits |= 1
      break
    case "no_of_variations":
      if (!((Number.isInteger(inner) && inner >= 1))) bits |= 1
      break
    case "manual_distribution_percentage":
      field1 = inner
      bits |= visit22(inner, names)
      break
    case "optimizer_campaign_duration":
      field2 = inner
      if (!((Number.isInteger(inner) && inner >= 0))) bits |= 1
      break
    case "optimizer_distribution_metric":
      field3 = inner
      if (!((typeof inner === 'string' && (inner === "OPEN_RATE" || inner === "CLICK_RATE" || inner === "BOTH")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((!((field0 !== undefined && field0 === "MANUAL")) || field1 !== undefined))) bits |= 32
  if (!((!((field0 !== undefined && field0 === names.optimizedDistribution)) || field2 !== undefined))) bits |= 64
  if (!((!((field0 !== undefined && field0 === names.optimizedDistribution)) || field3 !== undefined))) bits |= 128
  return bits
}

function visit2(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      bits |= visit3(inner, names)
      break
    case "locales":
      field1 = inner
      bits |= visit20(inner, names)
      break
    case "variation_details":
      field2 = inner
      bits |= visit21(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!(!((field0 !== undefined && ((!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.push !== undefined) || (!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!((typeof field2 === 'object' && field2 !== null && !Array.isArray(field2))) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits |= 2097152
  return bits
}

function visit24(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string')) bits |= 1
  }
  return bits
}

function visit25(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!((typeof inner === 'string' && (inner === "ANDROID" || inner === "IOS" || inner === "WEB")))) bits |= 1
  }
  return bits
}

function visit26(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4, field5, field6, field7, field8
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "latitude":
      field4 = inner
      if (!((!(typeof inner === 'string') || pattern2.test(inner)))) bits |= 67108864
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "longitude":
      field5 = inner
      if (!((!(typeof inner === 'string') || pattern3.test(inner)))) bits |= 67108864
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "radius":
      field6 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits |= 67108864
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "response_time_value":
      field7 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits |= 67108864
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "dwell_time_value":
      field1 = inner
      if (!((!(typeof inner === 'string') || pattern4.test(inner)))) bits |= 67108864
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "name":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "response_time_granularity":
      field8 = inner
      if (!((typeof inner === 'string' && (inner === "MINUTES" || inner === "HOURS" || inner === "DAYS")))) bits |= 1
      break
    case "triggered_at":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "ENTRY" || inner === "EXIT" || inner === "dwell")))) bits |= 1
      break
    case "dwell_time_granularity":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "MINUTES" || inner === "HOURS" || inner === "DAYS")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((!((field0 === undefined || field0 === "dwell")) || (field1 !== undefined && field2 !== undefined)))) bits |= 2
  if (!((field3 !== undefined && field4 !== undefined && field5 !== undefined && field6 !== undefined && field7 !== undefined && field8 !== undefined && field0 !== undefined))) bits |= 1
  return bits
}

function visit28(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push_amp_plus_enabled":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit29(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "send_to_all_eligible_device":
      field0 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "exclude_provisional_push_devices":
      field1 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "send_to_only_provisional_push_enabled_devices":
      field2 = inner
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(((field0 !== undefined && !(field0 === false)) || (field1 !== undefined && !(field1 === false)) || (field2 !== undefined && !(field2 === false))))) bits |= 4
  if (!(!((field1 !== undefined || field2 !== undefined)))) bits |= 134217728
  return bits
}

function visit27(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "android":
      bits |= visit28(inner, names)
      break
    case "ios":
      bits |= visit29(inner, names)
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit23(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "tags":
      bits |= visit24(inner, names)
      break
    case "team":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "platforms":
      bits |= visit25(inner, names)
      break
    case "broadcast_live_activity_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "geofences":
      bits |= visit26(inner, names)
      break
    case "send_to_triggered_platform_only":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "platform_specific_details":
      bits |= visit27(inner, names)
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit1(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "campaign_content":
      bits |= visit2(inner, names)
      break
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "campaign_delivery_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "created_by":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      field1 = inner
      bits |= visit23(inner, names)
      break
    }
  }
  if (!((!((field0 !== undefined && field0 === "BUSINESS_EVENT_TRIGGERED")) || (field1 === undefined || (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.business_event !== undefined))))) bits |= 4194304
  if (!((!((field0 !== undefined && field0 === "LOCATION_TRIGGERED")) || (field1 === undefined || (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.geofences !== undefined))))) bits |= 8388608
  if (!((field2 !== undefined && field0 !== undefined && field3 !== undefined))) bits |= 1
  return bits
}

function visit35(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      bits |= visit11(inner, names)
      break
    case "ios":
      bits |= visit18(inner, names)
      break
    case "web":
      bits |= visit19(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit36(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "cc_ids":
      bits |= visit7(inner, names)
      break
    case "bcc_ids":
      bits |= visit7(inner, names)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "email_editor":
      if (!((typeof inner === 'string' && (inner === "Froala Editor" || inner === "Ace Editor")))) bits |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits |= 1
      break
    case "attachments":
      bits |= visit8(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits |= 65536
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits |= 131072
  if (!(field4 !== undefined)) bits |= 1073741824
  return bits
}

function visit34(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      bits |= -2147483648
      bits |= visit35(inner, names)
      break
    case "email":
      bits |= visit36(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit33(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!(!((key === "push" || key === "email")))) bits |= 262144
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      bits |= visit34(inner, names)
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit32(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push":
      field0 = inner
      bits |= -2147483648
      bits |= visit35(inner, names)
      break
    case "email":
      field1 = inner
      bits |= visit36(inner, names)
      break
    case "default":
      field2 = inner
      bits |= visit33(inner, names)
      break
    default:
      bits |= visit33(inner, names)
    }
  }
  if (!((every1(value) || every2(value)))) bits |= 524288
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits |= 1048576
  return bits
}

function visit31(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      bits |= visit32(inner, names)
      break
    case "locales":
      field1 = inner
      bits |= visit20(inner, names)
      break
    case "variation_details":
      field2 = inner
      bits |= visit21(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!(!((field0 !== undefined && ((!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.push !== undefined) || (!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!((typeof field2 === 'object' && field2 !== null && !Array.isArray(field2))) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits |= 2097152
  return bits
}

function visit37(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "content_type":
      if (!((typeof inner === 'string' && (inner === "PROMOTIONAL" || inner === "TRANSACTIONAL")))) bits |= 1
      break
    case "subscription_category":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "tags":
      bits |= visit24(inner, names)
      break
    case "team":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "user_attribute_identifier":
      if (!(typeof inner === 'string')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit38(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "connector_type":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "connector_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((field0 !== undefined && field1 !== undefined))) bits |= 1
  return bits
}

function visit30(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "campaign_content":
      bits |= visit31(inner, names)
      break
    case "campaign_delivery_type":
      field1 = inner
      if (!(!((inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED")))) bits |= 2
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "created_by":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      bits |= visit37(inner, names)
      break
    case "connector":
      bits |= visit38(inner, names)
      break
    }
  }
  if (!((field0 !== undefined && field1 !== undefined && field2 !== undefined))) bits |= 1
  return bits
}

function visit40(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "business_event":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "tags":
      bits |= visit24(inner, names)
      break
    case "team":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "platforms":
      bits |= visit25(inner, names)
      break
    case "broadcast_live_activity_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "geofences":
      bits |= visit26(inner, names)
      break
    case "send_to_triggered_platform_only":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    case "platform_specific_details":
      bits |= visit27(inner, names)
      break
    case "content_type":
      if (!((typeof inner === 'string' && (inner === "PROMOTIONAL" || inner === "TRANSACTIONAL")))) bits |= 1
      break
    case "subscription_category":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "user_attribute_identifier":
      if (!(typeof inner === 'string')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit44(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      bits |= visit10(inner, names)
      break
    case "email":
      bits |= visit36(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit43(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!(!((key === "push" || key === "email")))) bits |= 262144
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      bits |= visit44(inner, names)
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit42(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push":
      field0 = inner
      bits |= visit10(inner, names)
      break
    case "email":
      field1 = inner
      bits |= visit36(inner, names)
      break
    case "default":
      field2 = inner
      bits |= visit43(inner, names)
      break
    default:
      bits |= visit43(inner, names)
    }
  }
  if (!((every1(value) || every2(value)))) bits |= 524288
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits |= 1048576
  return bits
}

function visit41(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "locales":
      field1 = inner
      bits |= visit20(inner, names)
      break
    case "variation_details":
      field2 = inner
      bits |= visit21(inner, names)
      break
    case "content":
      field0 = inner
      bits |= visit42(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!(!((field0 !== undefined && ((!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.push !== undefined) || (!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!((typeof field2 === 'object' && field2 !== null && !Array.isArray(field2))) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits |= 2097152
  return bits
}

function visit39(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "campaign_delivery_type":
      field1 = inner
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "created_by":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      bits |= visit40(inner, names)
      break
    case "connector":
      bits |= visit38(inner, names)
      break
    case "campaign_content":
      bits |= visit41(inner, names)
      break
    }
  }
  if (!((field0 !== undefined && field1 !== undefined && field2 !== undefined))) bits |= 1
  return bits
}

function visit45(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "campaign_content":
      bits |= visit2(inner, names)
      break
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits |= 2
      break
    case "campaign_delivery_type":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "basic_details":
      field1 = inner
      bits |= visit23(inner, names)
      break
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!((!((field0 !== undefined && field0 === "BUSINESS_EVENT_TRIGGERED")) || (field1 === undefined || (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.business_event !== undefined))))) bits |= 4194304
  if (!((!((field0 !== undefined && field0 === "LOCATION_TRIGGERED")) || (field1 === undefined || (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.geofences !== undefined))))) bits |= 8388608
  return bits
}

function visit46(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "campaign_content":
      bits |= visit31(inner, names)
      break
    case "campaign_delivery_type":
      if (!(!((inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 2
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits |= 2
      break
    case "basic_details":
      bits |= visit37(inner, names)
      break
    case "connector":
      bits |= visit38(inner, names)
      break
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit47(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "delivery_type":
      bits |= 1
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")))) bits |= 1
      break
    case "status":
      if (!(inner === "PUBLISH")) bits |= 2
      break
    case "campaign_delivery_type":
      if (!((typeof inner === 'string' && (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")))) bits |= 1
      break
    case "basic_details":
      bits |= visit40(inner, names)
      break
    case "connector":
      bits |= visit38(inner, names)
      break
    case "campaign_content":
      bits |= visit41(inner, names)
      break
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit48(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    }
  }
  return bits
}

function visit49(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "action":
      field0 = inner
      if (!((typeof inner === 'string' && (inner === "STOP" || inner === "PAUSE" || inner === "RESUME" || inner === "PUBLISH")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(field0 !== undefined)) bits |= 1
  return bits
}

function visit52(value, names) {
  if (!Array.isArray(value)) return 0
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")) && typeof inner === 'string'))) bits |= 1
  }
  return bits
}

function visit53(value, names) {
  if (!Array.isArray(value)) return 0
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "DRAFT" || inner === "ACTIVE")) && typeof inner === 'string'))) bits |= 1
  }
  return bits
}

function visit54(value, names) {
  if (!Array.isArray(value)) return 0
  let bits = 0
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(((!(typeof inner === 'string') || (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")) && typeof inner === 'string'))) bits |= 1
  }
  return bits
}

function visit51(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "id":
      bits |= 1
      break
    case "delivery_type":
      bits |= 1
      break
    case "ids":
      bits |= visit24(inner, names)
      break
    case "channels":
      if (!(((!(typeof inner === 'string') || (inner === "PUSH" || inner === "EMAIL" || inner === "SMS")) && (typeof inner === 'string' || Array.isArray(inner))))) bits |= 1
      bits |= visit52(inner, names)
      break
    case "created_by":
      break
    case "created_date":
      break
    case "name":
      break
    case "status":
      if (!(((!(typeof inner === 'string') || (inner === "DRAFT" || inner === "ACTIVE")) && (typeof inner === 'string' || Array.isArray(inner))))) bits |= 1
      bits |= visit53(inner, names)
      break
    case "tags":
      break
    case "campaign_delivery_type":
      if (!(((!(typeof inner === 'string') || (inner === "ONE_TIME" || inner === "PERIODIC" || inner === "EVENT_TRIGGERED" || inner === "BUSINESS_EVENT_TRIGGERED" || inner === "DEVICE_TRIGGERED" || inner === "LOCATION_TRIGGERED" || inner === "BROADCAST_LIVE_ACTIVITY")) && (typeof inner === 'string' || Array.isArray(inner))))) bits |= 1
      bits |= visit54(inner, names)
      break
    case "version_number":
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit50(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "limit":
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 15))) bits |= 1
      break
    case "campaign_fields":
      bits |= visit51(inner, names)
      break
    }
  }
  return bits
}

function visit57(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  if (!(value.length >= 1)) bits |= 1
  if (!(value.length <= 10)) bits |= 1
  const length = visitedLength(value)
  for (let index = 0; index < length; index++) {
    const inner = value[index]
    if (!(typeof inner === 'string')) bits |= 1
  }
  return bits
}

function visit56(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!(((!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid))) || (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === names.gaid)) && !((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL"))))) bits |= -2147483648
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits |= 1
      break
    case "identifier_values":
      field4 = inner
      bits |= visit57(inner, names)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "platform":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "ANDROID" || inner === "IOS" || inner === "WEB")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits |= -2147483648
  if (!((field3 !== undefined && field4 !== undefined))) bits |= 1
  return bits
}

function visit62(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "subject":
      field2 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "preview_text":
      field4 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "sender_name":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "from_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "reply_to_address":
      if (!(typeof inner === 'string' && isEmail(inner))) {
        bits |= 536870912
        if (!((typeof inner === 'string' && isIdnEmailOrTemplate(inner)))) bits |= 1
      }
      break
    case "cc_ids":
      bits |= visit7(inner, names)
      break
    case "bcc_ids":
      bits |= visit7(inner, names)
      break
    case "html_content":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "email_editor":
      if (!((typeof inner === 'string' && (inner === "Froala Editor" || inner === "Ace Editor")))) bits |= 1
      break
    case "custom_template_id":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "custom_template_version":
      if (!(Number.isInteger(inner))) bits |= 1
      break
    case "attachments":
      bits |= visit8(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!((field0 !== undefined || (field1 !== undefined && !(field1 === ""))))) bits |= 65536
  if (!(((field1 !== undefined && !(field1 === "")) || (field2 !== undefined && field3 !== undefined)))) bits |= 131072
  if (!(field4 !== undefined)) bits |= 1073741824
  return bits
}

function visit61(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "email":
      bits |= -2147483648
      bits |= visit62(inner, names)
      break
    case "push":
      bits |= visit10(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit60(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!(!((key === "push" || key === "email")))) bits |= 262144
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      bits |= visit61(inner, names)
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit59(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push":
      field0 = inner
      bits |= visit10(inner, names)
      break
    case "email":
      field1 = inner
      bits |= -2147483648
      bits |= visit62(inner, names)
      break
    case "default":
      field2 = inner
      bits |= visit60(inner, names)
      break
    default:
      bits |= visit60(inner, names)
    }
  }
  if (!((every1(value) || every2(value)))) bits |= 524288
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits |= 1048576
  return bits
}

function visit58(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      bits |= visit59(inner, names)
      break
    case "locales":
      field1 = inner
      bits |= visit20(inner, names)
      break
    case "variation_details":
      field2 = inner
      bits |= visit21(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!(!((field0 !== undefined && ((!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.push !== undefined) || (!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!((typeof field2 === 'object' && field2 !== null && !Array.isArray(field2))) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits |= 2097152
  return bits
}

function visit63(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "user_attributes":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    case "event_attributes":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  return bits
}

function visit55(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "test_campaign_meta":
      field3 = inner
      bits |= visit56(inner, names)
      break
    case "campaign_content":
      field1 = inner
      bits |= visit58(inner, names)
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL")))) bits |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      bits |= visit23(inner, names)
      break
    case "connector":
      break
    case "personalization_details":
      bits |= visit63(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits |= 4194304
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits |= 8388608
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.content !== undefined))))) bits |= 16777216
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!((typeof field3 === 'object' && field3 !== null && !Array.isArray(field3))) || field3.platform === undefined))))) bits |= 33554432
  if (!(!(field0 !== undefined))) bits |= -2147483648
  if (!(field3 !== undefined)) bits |= 1
  return bits
}

function visit65(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!(((!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid))) || (inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER")) && !((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL"))))) bits |= -2147483648
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits |= 1
      break
    case "identifier_values":
      field4 = inner
      bits |= visit57(inner, names)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "platform":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "ANDROID" || inner === "IOS" || inner === "WEB")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits |= -2147483648
  if (!((field3 !== undefined && field4 !== undefined))) bits |= 1
  return bits
}

function visit70(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "android":
      bits |= visit11(inner, names)
      break
    case "ios":
      bits |= visit18(inner, names)
      break
    case "web":
      bits |= visit19(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit69(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "push":
      bits |= -2147483648
      bits |= visit70(inner, names)
      break
    case "email":
      bits |= visit36(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit68(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    if (!(!((key === "push" || key === "email")))) bits |= 262144
    switch (key) {
    case "push":
      break
    case "email":
      break
    default:
      bits |= visit69(inner, names)
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit67(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "push":
      field0 = inner
      bits |= -2147483648
      bits |= visit70(inner, names)
      break
    case "email":
      field1 = inner
      bits |= visit36(inner, names)
      break
    case "default":
      field2 = inner
      bits |= visit68(inner, names)
      break
    default:
      bits |= visit68(inner, names)
    }
  }
  if (!((every1(value) || every2(value)))) bits |= 524288
  if (!((field0 !== undefined || field1 !== undefined || field2 !== undefined))) bits |= 1048576
  return bits
}

function visit66(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "content":
      field0 = inner
      bits |= visit67(inner, names)
      break
    case "locales":
      field1 = inner
      bits |= visit20(inner, names)
      break
    case "variation_details":
      field2 = inner
      bits |= visit21(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!(!((field0 !== undefined && ((!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.push !== undefined) || (!((typeof field0 === 'object' && field0 !== null && !Array.isArray(field0))) || field0.email !== undefined)) && ((field1 !== undefined && (!(Array.isArray(field1)) || field1.length >= 1)) || (field2 !== undefined && (!((typeof field2 === 'object' && field2 !== null && !Array.isArray(field2))) || (field2.no_of_variations === undefined || (!(Number.isFinite(field2.no_of_variations)) || field2.no_of_variations >= 2))))))))) bits |= 2097152
  return bits
}

function visit64(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4, field5
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "test_campaign_meta":
      field3 = inner
      bits |= visit65(inner, names)
      break
    case "campaign_content":
      field1 = inner
      bits |= visit66(inner, names)
      break
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL")))) bits |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      field4 = inner
      bits |= visit37(inner, names)
      break
    case "connector":
      field5 = inner
      bits |= visit38(inner, names)
      break
    case "personalization_details":
      bits |= visit63(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits |= 4194304
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits |= 8388608
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.content !== undefined))))) bits |= 16777216
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!((typeof field3 === 'object' && field3 !== null && !Array.isArray(field3))) || field3.platform === undefined))))) bits |= 33554432
  if (!(((field0 !== undefined && !(field0 === "")) || field4 !== undefined))) bits |= 2
  if (!(((field0 !== undefined && !(field0 === "")) || field5 !== undefined))) bits |= 4
  if (!(((field0 !== undefined && !(field0 === "")) || (field4 === undefined || (!((typeof field4 === 'object' && field4 !== null && !Array.isArray(field4))) || (field4.name !== undefined && field4.content_type !== undefined && field4.user_attribute_identifier !== undefined && field4.subscription_category !== undefined)))))) bits |= 67108864
  if (!(!(field0 !== undefined))) bits |= -2147483648
  if (!(field3 !== undefined)) bits |= 1
  return bits
}

function visit72(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "identifier":
      field3 = inner
      if (!(!((inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "MOBILE_NUMBER" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "EMAIL")))) bits |= -2147483648
      if (!((typeof inner === 'string' && (inner === "USER_ATTRIBUTE_UNIQUE_ID" || inner === "USER_ATTRIBUTE_USER_EMAIL" || inner === "USER_ATTRIBUTE_USER_MOBILE" || inner === "ADVERTISING_IDENTIFIER" || inner === "PUSH_ID" || inner === "CUSTOM_SEGMENT" || inner === "EMAIL" || inner === "ID" || inner === "MOBILE_NUMBER" || inner === names.gaid)))) bits |= 1
      break
    case "identifier_values":
      field4 = inner
      bits |= visit57(inner, names)
      break
    case "variation":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "locale_name":
      field1 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "platform":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "ANDROID" || inner === "IOS" || inner === "WEB")))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(!((field0 !== undefined || field1 !== undefined || field2 !== undefined)))) bits |= -2147483648
  if (!((field3 !== undefined && field4 !== undefined))) bits |= 1
  return bits
}

function visit71(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "request_id":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "channel":
      field2 = inner
      if (!((typeof inner === 'string' && (inner === "PUSH" || inner === "EMAIL")))) bits |= 1
      break
    case "draft_id":
      field0 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "basic_details":
      bits |= visit40(inner, names)
      break
    case "connector":
      bits |= visit38(inner, names)
      break
    case "campaign_content":
      field1 = inner
      bits |= visit41(inner, names)
      break
    case "personalization_details":
      bits |= visit63(inner, names)
      break
    case "test_campaign_meta":
      field3 = inner
      bits |= visit72(inner, names)
      break
    default:
      bits |= 1
    }
  }
  if (!(!(((field0 !== undefined && field1 !== undefined) && !(field0 === ""))))) bits |= 4194304
  if (!(((field0 !== undefined && !(field0 === "")) || field2 !== undefined))) bits |= 8388608
  if (!(((field0 !== undefined && !(field0 === "")) || (field1 !== undefined && (!((typeof field1 === 'object' && field1 !== null && !Array.isArray(field1))) || field1.content !== undefined))))) bits |= 16777216
  if (!(((field0 !== undefined && !(field0 === "")) || (field3 === undefined || (!((typeof field3 === 'object' && field3 !== null && !Array.isArray(field3))) || field3.platform === undefined))))) bits |= 33554432
  if (!(field3 !== undefined)) bits |= 1
  return bits
}

function visit74(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "start_datetime":
      field0 = inner
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits |= 1
      break
    case "expiry_datetime":
      field1 = inner
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  if (!((field0 !== undefined && field1 !== undefined))) bits |= 4
  return bits
}

function visit75(value, names) {
  if (!Array.isArray(value)) return 1
  let bits = 0
  return bits
}

function visit77(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 0
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
  }
  return bits
}

function visit76(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 0
  let bits = isPlain(value) ? 0 : 1
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "meta":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      bits |= visit77(inner, names)
      break
    }
  }
  return bits
}

function visit79(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "percentage":
      if (!((!(Number.isFinite(inner)) || (inner >= 0 && inner <= 100)))) bits |= 8
      if (!(Number.isFinite(inner))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit78(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "control_group":
      bits |= visit79(inner, names)
      break
    case "type":
      if (!((typeof inner === 'string' && (inner === "SMV" || inner === "DMV")))) bits |= 1
      break
    case "variantsPerLocale":
      break
    case "smv_distribution":
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit73(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let field0, field1, field2, field3, field4, field5, field6, field7
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    switch (key) {
    case "name":
      field0 = inner
      if (!((!(typeof inner === 'string') || pattern5.test(inner)))) bits |= 2
      if (!((typeof inner === 'string' && !isShorterThan(inner, 5) && !isLongerThan(inner, 100)))) bits |= 1
      break
    case "description":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "priority":
      field1 = inner
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 100))) bits |= 1
      break
    case "scheduling":
      field4 = inner
      bits |= visit74(inner, names)
      break
    case "tags":
      bits |= visit75(inner, names)
      break
    case "offering_attribute_configuration":
      break
    case "offer_content":
      field6 = inner
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      bits |= visit76(inner, names)
      break
    case "variation_meta":
      field7 = inner
      bits |= visit78(inner, names)
      break
    case "imp_track_hours":
      if (!((!(Number.isFinite(inner)) || inner >= 0))) bits |= 1
      break
    case "capping_rules":
      break
    case "conversion":
      break
    case "segment_info":
      field5 = inner
      if (!(((typeof inner === 'object' && inner !== null && !Array.isArray(inner)) || Array.isArray(inner)))) bits |= 1
      break
    case "delivery":
      field2 = inner
      break
    case "created_by":
      field3 = inner
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "is_global_control_enabled":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!((field0 !== undefined && field1 !== undefined && field2 !== undefined && field3 !== undefined && field4 !== undefined && field5 !== undefined && field6 !== undefined && field7 !== undefined))) bits |= 4
  return bits
}

function visit81(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "start_datetime":
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits |= 1
      break
    case "expiry_datetime":
      if (!((typeof inner === 'string' && isDateTime(inner)))) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

function visit80(value, names) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return 1
  let bits = isPlain(value) ? 0 : 1
  let count = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    count++
    switch (key) {
    case "name":
      if (!((!(typeof inner === 'string') || pattern5.test(inner)))) bits |= 2
      if (!((typeof inner === 'string' && !isShorterThan(inner, 5) && !isLongerThan(inner, 100)))) bits |= 1
      break
    case "description":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "priority":
      if (!((Number.isInteger(inner) && inner >= 1 && inner <= 100))) bits |= 1
      break
    case "scheduling":
      bits |= visit81(inner, names)
      break
    case "tags":
      bits |= visit75(inner, names)
      break
    case "offering_attribute_configuration":
      break
    case "offer_content":
      if (!((typeof inner === 'object' && inner !== null && !Array.isArray(inner)))) bits |= 1
      bits |= visit76(inner, names)
      break
    case "variation_meta":
      bits |= visit78(inner, names)
      break
    case "imp_track_hours":
      if (!((!(Number.isFinite(inner)) || inner >= 0))) bits |= 1
      break
    case "capping_rules":
      break
    case "conversion":
      break
    case "segment_info":
      if (!(((typeof inner === 'object' && inner !== null && !Array.isArray(inner)) || Array.isArray(inner)))) bits |= 1
      break
    case "delivery":
      break
    case "created_by":
      if (!(typeof inner === 'string')) bits |= 1
      break
    case "is_global_control_enabled":
      if (!(typeof inner === 'boolean')) bits |= 1
      break
    default:
      bits |= 1
    }
  }
  if (!(count >= 1)) bits |= 1
  return bits
}

export const createCampaignPUSH = (body, names) => visit1(body, names) | 2

export const createCampaignEMAIL = (body, names) => visit30(body, names) | 213909510

export const createCampaign = (body, names) => visit39(body, names) | -2134900734

export const updateCampaignPUSH = (body, names) => visit45(body, names)

export const updateCampaignEMAIL = (body, names) => visit46(body, names) | 201326592

export const updateCampaign = (body, names) => visit47(body, names) | -2147483648

export const validateCampaign = (body, names) => visit48(body, names)

export const changeCampaignStatus = (body, names) => visit49(body, names)

export const listCampaignExecutions = (body, names) => visit48(body, names)

export const searchCampaigns = (body, names) => visit50(body, names)

export const testCampaignPUSH = (body, names) => visit55(body, names) | 67108870

export const testCampaignEMAIL = (body, names) => visit64(body, names) | 201326598

export const testCampaign = (body, names) => visit71(body, names) | -2080374778

export const createOffering = (body, names) => visit73(body, names)

export const updateOffering = (body, names) => visit80(body, names)
