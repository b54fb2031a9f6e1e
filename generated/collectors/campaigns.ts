// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyCollectors, Check } from '../../src/core/engine/check.js'
import * as shapes from '../shapes.js'
import { androidDetails, emailAddress, emailContent, geofenceNumbers, identifierValues, iosAudience, messageOfChannel, nearKey, pushPlatforms, variationPercentages } from '../../src/core/rules/objects.js'
import { isInteger, isObject } from '../../src/core/base/json.js'
import { isDateTimeOrTemplate, isHexColorOrTemplate, isUriOrTemplate } from '../../src/core/formats/formats.js'

const CreatePushCampaignRequestKeys = ["request_id","channel","campaign_delivery_type","created_by","basic_details","campaign_content"]
const CreatePushCampaignRequestChannelValues = {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"create/channel-not-supported"}}
const CreatableDeliveryTypeValues = {"values":["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED"],"names":[],"rules":{"BROADCAST_LIVE_ACTIVITY":"create/delivery-type-not-supported"}}
const PlatformValues = ["ANDROID","IOS","WEB"]
const TimeGranularityValues = ["MINUTES","HOURS","DAYS"]
const GeofencesTriggeredAtValues = ["ENTRY","EXIT","dwell"]
const GeofencesRequired = ["name","latitude","longitude","radius","response_time_value","response_time_granularity","triggered_at"]
const VariationDetailsDistributionTypeValues = {"values":["MANUAL"],"names":["optimizedDistribution"],"rules":{}}
const VariationDetailsManualDistributionPercentageKey = /^variation_[1-9][0-9]*$/u
const VariationDetailsOptimizerDistributionMetricValues = ["OPEN_RATE","CLICK_RATE","BOTH"]
const AndroidContentTemplateTypeValues = ["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","IMAGE_BANNER_WITH_TEXT","TIMER","TIMER_WITH_PROGRESS_BAR","Custom"]
const AndroidBasicDetailsNotificationControlColorValues = ["LIGHT","DARK"]
const AndroidBasicDetailsImageScalingValues = ["FIT_INSIDE_IMAGE_CONTAINER","FILL_IMAGE_CONTAINER"]
const AndroidBasicDetailsDefaultClickActionValues = ["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING"]
const AndroidTimerTimerEndsAtValues = ["DURATION","SPECIFIC_TIME_USER_TIMEZONE","SPECIFIC_TIME_CAMPAIGN_TIMEZONE"]
const AndroidButtonClickActionTypeValues = ["DEEPLINKING","NAVIGATE_TO_A_SCREEN","RICH_LANDING","CALL","SHARE","COPY","SET_USER_ATTRIBUTE","TRACK_EVENT","CUSTOM_ACTION","SNOOZE","REMIND_LATER"]
const AndroidAdvancedKeys = ["coupon_code","icon_type_in_notification","use_large_icon","make_notification_sticky","dismiss_button_text","auto_dismiss_notification","auto_dismiss_notification_time_value","auto_dismiss_notification_time_granularity"]
const IosContentTemplateTypeValues = ["BASIC","STYLIZED_BASIC","SIMPLE_IMAGE_CAROUSEL","Custom"]
const WebContentTemplateTypeValues = ["BASIC"]
const EmailContentEmailEditorValues = ["Froala Editor","Ace Editor"]
const EmailAttachmentFileTypeValues = ["URL","PERSONALIZED_ATTACHMENT"]
const CreatePushCampaignRequestRequired = ["channel","campaign_delivery_type","created_by"]
const CreateEmailCampaignRequestKeys = ["request_id","channel","campaign_delivery_type","created_by","basic_details","connector","campaign_content"]
const EmailBasicDetailsContentTypeValues = ["PROMOTIONAL","TRANSACTIONAL"]
const ConnectorRequired = ["connector_type","connector_name"]
const UpdatePushCampaignRequestKeys = ["request_id","channel","status","campaign_delivery_type","basic_details","campaign_content"]
const UpdatePushCampaignRequestChannelValues = {"values":["PUSH","EMAIL"],"names":[],"rules":{"SMS":"update/channel-not-supported"}}
const DeliveryTypeValues = ["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED","BROADCAST_LIVE_ACTIVITY"]
const UpdateEmailCampaignRequestKeys = ["request_id","channel","status","campaign_delivery_type","basic_details","connector","campaign_content"]
const ValidateCampaignRequestKeys = ["request_id"]
const StatusChangeRequestActionValues = {"values":["STOP","PAUSE","RESUME"],"names":[],"rules":{"PUBLISH":"status/publish-not-accepted"}}
const StatusChangeRequestRequired = ["action"]
const SearchRequestKeys = ["request_id","limit","campaign_fields"]
const SearchRequestInnerKeys = ["ids","channels","created_by","created_date","name","status","tags","campaign_delivery_type","version_number"]
const SearchedChannelValues = ["PUSH","EMAIL","SMS"]
const SearchedStatusValues = ["DRAFT","ACTIVE"]
const PushTestRequestChannelValues = ["PUSH","EMAIL"]
const TestIdentifierValues = {"values":["USER_ATTRIBUTE_UNIQUE_ID","USER_ATTRIBUTE_USER_EMAIL","USER_ATTRIBUTE_USER_MOBILE","ADVERTISING_IDENTIFIER","PUSH_ID","CUSTOM_SEGMENT","EMAIL","ID","MOBILE_NUMBER"],"names":["gaid"],"rules":{}}
const TestCampaignMetaRequired = ["identifier","identifier_values"]
const PushTestRequestRequired = ["test_campaign_meta"]

export function PushBasicDetailsTags(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('type', "text")
    if (c.count !== before) c.within(before, index)
  }
}

export function PushBasicDetailsPlatforms(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (inner !== "ANDROID" && inner !== "IOS" && inner !== "WEB") c.fail(inner, 'string', 'enum', PlatformValues)
    if (c.count !== before) c.within(before, index)
  }
}

export function Geofences(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let triggered_at: unknown, dwell_time_value: unknown, dwell_time_granularity: unknown, latitude: unknown, longitude: unknown, radius: unknown, response_time_value: unknown
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "name":
        seen |= 1
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "latitude":
        seen |= 2
        latitude = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "longitude":
        seen |= 4
        longitude = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "radius":
        seen |= 8
        radius = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "response_time_value":
        seen |= 16
        response_time_value = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "response_time_granularity":
        seen |= 32
        if (inner !== "MINUTES" && inner !== "HOURS" && inner !== "DAYS") c.fail(inner, 'string', 'enum', TimeGranularityValues)
        break
      case "triggered_at":
        seen |= 64
        triggered_at = inner
        if (inner !== "ENTRY" && inner !== "EXIT" && inner !== "dwell") c.fail(inner, 'string', 'enum', GeofencesTriggeredAtValues)
        break
      case "dwell_time_value":
        dwell_time_value = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "dwell_time_granularity":
        dwell_time_granularity = inner
        if (inner !== "MINUTES" && inner !== "HOURS" && inner !== "DAYS") c.fail(inner, 'string', 'enum', TimeGranularityValues)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 127) c.required(GeofencesRequired, seen)
  if (triggered_at === "dwell") {
    if (dwell_time_value === undefined) c.requiredWhen("geofence/dwell-time-required", c.reason("triggered_at", triggered_at), "dwell_time_value")
    if (dwell_time_granularity === undefined) c.requiredWhen("geofence/dwell-time-required", c.reason("triggered_at", triggered_at), "dwell_time_granularity")
  }
  geofenceNumbers(c, latitude, longitude, radius, response_time_value, dwell_time_value)
}

export function PlatformSpecificDetailsAndroid(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "push_amp_plus_enabled":
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function IosAudience(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let send_to_all_eligible_device: unknown, exclude_provisional_push_devices: unknown, send_to_only_provisional_push_enabled_devices: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "send_to_all_eligible_device":
        send_to_all_eligible_device = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "exclude_provisional_push_devices":
        exclude_provisional_push_devices = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "send_to_only_provisional_push_enabled_devices":
        send_to_only_provisional_push_enabled_devices = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  iosAudience(c, send_to_all_eligible_device, exclude_provisional_push_devices, send_to_only_provisional_push_enabled_devices)
}

export function PlatformSpecificDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "android":
        PlatformSpecificDetailsAndroid(inner, c)
        break
      case "ios":
        IosAudience(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function PushBasicDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "name":
      case "business_event":
      case "team":
      case "broadcast_live_activity_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "tags":
        PushBasicDetailsTags(inner, c)
        break
      case "platforms":
        PushBasicDetailsPlatforms(inner, c)
        break
      case "geofences":
        Geofences(inner, c)
        break
      case "send_to_triggered_platform_only":
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "platform_specific_details":
        PlatformSpecificDetails(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function CampaignContentLocales(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('type', "text")
    if (c.count !== before) c.within(before, index)
  }
}

export function VariationDetailsManualDistributionPercentage(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    if (!VariationDetailsManualDistributionPercentageKey.test(key)) c.rule("variation/key-format")
    if (!(isInteger(inner))) c.keyword('type', "integer")
    else if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0)
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function VariationDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let distribution_type: unknown, manual_distribution_percentage: unknown, optimizer_campaign_duration: unknown, optimizer_distribution_metric: unknown, no_of_variations: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "distribution_type":
        distribution_type = inner
        if (inner !== "MANUAL" && inner !== c.names.optimizedDistribution) c.fail(inner, 'string', 'serviceEnum', VariationDetailsDistributionTypeValues)
        break
      case "no_of_variations":
        no_of_variations = inner
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (inner < 1) c.keyword('minimum', 1)
        break
      case "manual_distribution_percentage":
        manual_distribution_percentage = inner
        VariationDetailsManualDistributionPercentage(inner, c)
        break
      case "optimizer_campaign_duration":
        optimizer_campaign_duration = inner
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0)
        break
      case "optimizer_distribution_metric":
        optimizer_distribution_metric = inner
        if (inner !== "OPEN_RATE" && inner !== "CLICK_RATE" && inner !== "BOTH") c.fail(inner, 'string', 'enum', VariationDetailsOptimizerDistributionMetricValues)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (distribution_type === "MANUAL") {
    if (manual_distribution_percentage === undefined) c.requiredWhen("variation/percentages-required", c.reason("distribution_type", distribution_type), "manual_distribution_percentage")
  }
  if (distribution_type === c.names.optimizedDistribution) {
    if (optimizer_campaign_duration === undefined) c.requiredWhen("variation/optimizer-duration-required", c.reason("distribution_type", distribution_type), "optimizer_campaign_duration")
  }
  if (distribution_type === c.names.optimizedDistribution) {
    if (optimizer_distribution_metric === undefined) c.requiredWhen("variation/optimizer-metric-required", c.reason("distribution_type", distribution_type), "optimizer_distribution_metric")
  }
  variationPercentages(c, no_of_variations, manual_distribution_percentage)
}

export function AndroidBasicDetailsKeyValuePairs(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(isObject(inner))) c.keyword('expectedType', "object")
    if (c.count !== before) c.within(before, index)
  }
}

export function AndroidBasicDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "notification_channel":
      case "collapsed_push_notification":
      case "default_click_action_value":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "include_app_name_and_time":
      case "include_title_and_message":
      case "apply_background_color_in_text_editor":
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "background_color_code":
      case "app_name_color_code":
        if (!(typeof inner === 'string')) c.keyword('type', "hex-color-or-template")
        else if (!isHexColorOrTemplate(inner)) c.keyword('format', "hex-color-or-template")
        break
      case "notification_control_color":
        if (inner !== "LIGHT" && inner !== "DARK") c.fail(inner, 'string', 'enum', AndroidBasicDetailsNotificationControlColorValues)
        break
      case "title":
      case "message":
      case "summary":
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "image_url":
      case "banner_image_url":
      case "input_gif_url":
        if (!(typeof inner === 'string')) c.keyword('type', "uri-or-template")
        else if (!isUriOrTemplate(inner)) c.keyword('format', "uri-or-template")
        break
      case "image_scaling":
        if (inner !== "FIT_INSIDE_IMAGE_CONTAINER" && inner !== "FILL_IMAGE_CONTAINER") c.fail(inner, 'string', 'enum', AndroidBasicDetailsImageScalingValues)
        break
      case "carousel_content":
        break
      case "default_click_action":
        if (inner !== "DEEPLINKING" && inner !== "NAVIGATE_TO_A_SCREEN" && inner !== "RICH_LANDING") c.fail(inner, 'string', 'enum', AndroidBasicDetailsDefaultClickActionValues)
        break
      case "key_value_pairs":
        AndroidBasicDetailsKeyValuePairs(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function AndroidTimer(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let personalized_value: unknown, specific_time: unknown, timer_ends_at: unknown, time_period: unknown, duration_hour: unknown, duration_minute: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "timer_ends_at":
        timer_ends_at = inner
        if (inner !== "DURATION" && inner !== "SPECIFIC_TIME_USER_TIMEZONE" && inner !== "SPECIFIC_TIME_CAMPAIGN_TIMEZONE") c.fail(inner, 'string', 'enum', AndroidTimerTimerEndsAtValues)
        break
      case "specific_time":
        specific_time = inner
        if (!(typeof inner === 'string')) c.keyword('type', "date-time-or-template")
        else if (!isDateTimeOrTemplate(inner)) c.keyword('format', "date-time-or-template")
        break
      case "time_period":
        time_period = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "personalized_value":
        personalized_value = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "duration_hour":
        duration_hour = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "duration_minute":
        duration_minute = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (personalized_value === true) {
    if (specific_time === undefined) c.requiredWhen("push/timer-specific-time-required", c.reason("personalized_value", personalized_value), "specific_time")
  }
  if (timer_ends_at === "SPECIFIC_TIME_USER_TIMEZONE" || timer_ends_at === "SPECIFIC_TIME_CAMPAIGN_TIMEZONE") {
    if (time_period === undefined) c.requiredWhen("push/timer-time-period-required", c.reason("timer_ends_at", timer_ends_at), "time_period")
  }
  if (personalized_value === false) {
    if (duration_hour === undefined) c.requiredWhen("push/timer-duration-required", c.reason("personalized_value", personalized_value), "duration_hour")
    if (duration_minute === undefined) c.requiredWhen("push/timer-duration-required", c.reason("personalized_value", personalized_value), "duration_minute")
  }
}

export function AndroidButton(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "btn_name":
      case "click_action_name":
      case "click_action_value":
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "click_action_type":
        if (inner !== "DEEPLINKING" && inner !== "NAVIGATE_TO_A_SCREEN" && inner !== "RICH_LANDING" && inner !== "CALL" && inner !== "SHARE" && inner !== "COPY" && inner !== "SET_USER_ATTRIBUTE" && inner !== "TRACK_EVENT" && inner !== "CUSTOM_ACTION" && inner !== "SNOOZE" && inner !== "REMIND_LATER") c.fail(inner, 'string', 'enum', AndroidButtonClickActionTypeValues)
        break
      case "key_value_pairs":
        if (!(Array.isArray(inner))) c.keyword('expectedType', "array")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function AndroidContentButtons(value: readonly unknown[], c: Check): void {
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    AndroidButton(inner, c)
    if (c.count !== before) c.within(before, index)
  }
}

export function AndroidAdvanced(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let make_notification_sticky: unknown, auto_dismiss_notification: unknown, dismiss_button_text: unknown, auto_dismiss_notification_time_value: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "coupon_code":
      case "icon_type_in_notification":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "use_large_icon":
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "make_notification_sticky":
        make_notification_sticky = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "dismiss_button_text":
        dismiss_button_text = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "auto_dismiss_notification":
        auto_dismiss_notification = inner
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "auto_dismiss_notification_time_value":
        auto_dismiss_notification_time_value = inner
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (typeof inner === 'number' && inner < 0) c.keyword('expectedMinimum', 0)
        break
      case "auto_dismiss_notification_time_granularity":
        if (inner !== "MINUTES" && inner !== "HOURS" && inner !== "DAYS") c.fail(inner, 'string', 'enum', TimeGranularityValues)
        break
      default:
        nearKey(c, value, key, AndroidAdvancedKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (make_notification_sticky === true || auto_dismiss_notification === true) {
    if (dismiss_button_text === undefined) c.requiredWhen("push/dismiss-text-required", c.reason("make_notification_sticky", make_notification_sticky, "auto_dismiss_notification", auto_dismiss_notification), "dismiss_button_text")
  }
  if (auto_dismiss_notification === true) {
    if (auto_dismiss_notification_time_value === undefined) c.requiredWhen("push/auto-dismiss-value-required", c.reason("auto_dismiss_notification", auto_dismiss_notification), "auto_dismiss_notification_time_value")
  }
}

export function AndroidContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let template_type: unknown, custom_template_id: unknown, timer: unknown, basic_details: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "template_type":
        template_type = inner
        if (inner !== "BASIC" && inner !== "STYLIZED_BASIC" && inner !== "SIMPLE_IMAGE_CAROUSEL" && inner !== "IMAGE_BANNER_WITH_TEXT" && inner !== "TIMER" && inner !== "TIMER_WITH_PROGRESS_BAR" && inner !== "Custom") c.fail(inner, 'string', 'enum', AndroidContentTemplateTypeValues)
        break
      case "custom_template_id":
        custom_template_id = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "custom_template_version":
        if (!(isInteger(inner))) c.keyword('type', "integer")
        break
      case "basic_details":
        basic_details = inner
        AndroidBasicDetails(inner, c)
        break
      case "timer":
        timer = inner
        AndroidTimer(inner, c)
        break
      case "buttons":
        if (!(Array.isArray(inner))) c.keyword('expectedType', "array")
        if (Array.isArray(inner)) AndroidContentButtons(inner, c)
        break
      case "advanced":
        AndroidAdvanced(inner, c)
        break
      case "template_backup":
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (template_type === "Custom") {
    if (custom_template_id === undefined || custom_template_id === '') c.requiredWhen("push/custom-template-id-required", c.reason("template_type", template_type), "custom_template_id")
  }
  if (template_type === "TIMER" || template_type === "TIMER_WITH_PROGRESS_BAR") {
    if (timer === undefined) c.requiredWhen("push/timer-required", c.reason("template_type", template_type), "timer")
  }
  if (template_type === "IMAGE_BANNER_WITH_TEXT") {
    if (basic_details === undefined || isObject(basic_details) && basic_details.banner_image_url === undefined) c.requiredWhen("push/banner-image-required", c.reason("template_type", template_type), "basic_details", "banner_image_url")
  }
  androidDetails(c, template_type, basic_details)
}

export function IosContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let template_type: unknown, custom_template_id: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "template_type":
        template_type = inner
        if (inner !== "BASIC" && inner !== "STYLIZED_BASIC" && inner !== "SIMPLE_IMAGE_CAROUSEL" && inner !== "Custom") c.fail(inner, 'string', 'enum', IosContentTemplateTypeValues)
        break
      case "custom_template_id":
        custom_template_id = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "custom_template_version":
        if (!(isInteger(inner))) c.keyword('expectedType', "integer")
        break
      case "basic_details":
      case "advanced":
      case "template_backup":
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        break
      case "buttons":
        if (!(Array.isArray(inner))) c.keyword('expectedType', "array")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (template_type === "Custom") {
    if (custom_template_id === undefined || custom_template_id === '') c.requiredWhen("push/custom-template-id-required", c.reason("template_type", template_type), "custom_template_id")
  }
}

export function WebContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "template_type":
        if (inner !== "BASIC") c.fail(inner, 'string', 'enum', WebContentTemplateTypeValues)
        break
      case "basic_details":
      case "advanced":
        if (!(isObject(inner))) c.keyword('expectedType', "object")
        break
      case "buttons":
        if (!(Array.isArray(inner))) c.keyword('expectedType', "array")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function PushContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let android: unknown, ios: unknown, web: unknown
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "android":
        android = inner
        AndroidContent(inner, c)
        break
      case "ios":
        ios = inner
        IosContent(inner, c)
        break
      case "web":
        web = inner
        WebContent(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
  pushPlatforms(c, android, ios, web)
}

export function EmailContentCcIds(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    emailAddress(c, inner)
    if (c.count !== before) c.within(before, index)
  }
}

export function EmailAttachment(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "file_type":
        if (inner !== "URL" && inner !== "PERSONALIZED_ATTACHMENT") c.fail(inner, 'string', 'enum', EmailAttachmentFileTypeValues)
        break
      case "url":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function EmailContentAttachments(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    EmailAttachment(inner, c)
    if (c.count !== before) c.within(before, index)
  }
}

export function EmailContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let html_content: unknown, custom_template_id: unknown, subject: unknown, sender_name: unknown, preview_text: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "subject":
        subject = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "preview_text":
        preview_text = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "sender_name":
        sender_name = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "from_address":
      case "reply_to_address":
        emailAddress(c, inner)
        break
      case "cc_ids":
      case "bcc_ids":
        EmailContentCcIds(inner, c)
        break
      case "html_content":
        html_content = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "email_editor":
        if (inner !== "Froala Editor" && inner !== "Ace Editor") c.fail(inner, 'string', 'enum', EmailContentEmailEditorValues)
        break
      case "custom_template_id":
        custom_template_id = inner
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "custom_template_version":
        if (!(isInteger(inner))) c.keyword('type', "integer")
        break
      case "attachments":
        EmailContentAttachments(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  emailContent(c, html_content, custom_template_id, subject, sender_name, preview_text)
}

export function MessageBody(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let push: unknown, email: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "push":
        push = inner
        PushContent(inner, c)
        break
      case "email":
        email = inner
        EmailContent(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  messageOfChannel(c, push, email)
}

export function LocaleContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "push":
      case "email":
        break
      default:
        MessageBody(inner, c)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function Content(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let push: unknown, email: unknown
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "push":
        push = inner
        PushContent(inner, c)
        break
      case "email":
        email = inner
        EmailContent(inner, c)
        break
      default:
        LocaleContent(inner, c)
    }
    if (c.count !== before) c.within(before, key)
  }
  messageOfChannel(c, push, email)
}

export function CampaignContent(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "locales":
        CampaignContentLocales(inner, c)
        break
      case "variation_details":
        VariationDetails(inner, c)
        break
      case "content":
        Content(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function CreatePushCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        seen |= 1
        if (inner === "SMS") c.rule("create/channel-not-supported")
        else if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'serviceEnum', CreatePushCampaignRequestChannelValues)
        break
      case "campaign_delivery_type":
        seen |= 2
        if (inner === "BROADCAST_LIVE_ACTIVITY") c.rule("create/delivery-type-not-supported")
        else if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED") c.fail(inner, 'string', 'serviceEnum', CreatableDeliveryTypeValues)
        break
      case "created_by":
        seen |= 4
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "basic_details":
        PushBasicDetails(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, CreatePushCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 7) c.required(CreatePushCampaignRequestRequired, seen)
}

export function EmailBasicDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "name":
      case "business_event":
      case "subscription_category":
      case "team":
      case "user_attribute_identifier":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "content_type":
        if (inner !== "PROMOTIONAL" && inner !== "TRANSACTIONAL") c.fail(inner, 'string', 'enum', EmailBasicDetailsContentTypeValues)
        break
      case "tags":
        PushBasicDetailsTags(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function Connector(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "connector_type":
        seen |= 1
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "connector_name":
        seen |= 2
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 3) c.required(ConnectorRequired, seen)
}

export function CreateEmailCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        seen |= 1
        if (inner === "SMS") c.rule("create/channel-not-supported")
        else if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'serviceEnum', CreatePushCampaignRequestChannelValues)
        break
      case "campaign_delivery_type":
        seen |= 2
        if (inner === "BROADCAST_LIVE_ACTIVITY") c.rule("create/delivery-type-not-supported")
        else if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED") c.fail(inner, 'string', 'serviceEnum', CreatableDeliveryTypeValues)
        break
      case "created_by":
        seen |= 4
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "basic_details":
        EmailBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, CreateEmailCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 7) c.required(CreatePushCampaignRequestRequired, seen)
}

export function EitherBasicDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "name":
      case "business_event":
      case "team":
      case "broadcast_live_activity_id":
      case "subscription_category":
      case "user_attribute_identifier":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "tags":
        PushBasicDetailsTags(inner, c)
        break
      case "platforms":
        PushBasicDetailsPlatforms(inner, c)
        break
      case "geofences":
        Geofences(inner, c)
        break
      case "send_to_triggered_platform_only":
        if (!(typeof inner === 'boolean')) c.keyword('type', "boolean")
        break
      case "platform_specific_details":
        PlatformSpecificDetails(inner, c)
        break
      case "content_type":
        if (inner !== "PROMOTIONAL" && inner !== "TRANSACTIONAL") c.fail(inner, 'string', 'enum', EmailBasicDetailsContentTypeValues)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function CreateCampaignRequestOtherwise(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        seen |= 1
        if (inner === "SMS") c.rule("create/channel-not-supported")
        else if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'serviceEnum', CreatePushCampaignRequestChannelValues)
        break
      case "campaign_delivery_type":
        seen |= 2
        if (inner === "BROADCAST_LIVE_ACTIVITY") c.rule("create/delivery-type-not-supported")
        else if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED") c.fail(inner, 'string', 'serviceEnum', CreatableDeliveryTypeValues)
        break
      case "created_by":
        seen |= 4
        if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
        break
      case "basic_details":
        EitherBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, CreateEmailCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 7) c.required(CreatePushCampaignRequestRequired, seen)
}

export function UpdatePushCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL" && inner !== "SMS") c.fail(inner, 'string', 'serviceEnum', UpdatePushCampaignRequestChannelValues)
        break
      case "status":
        break
      case "campaign_delivery_type":
        if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED" && inner !== "BROADCAST_LIVE_ACTIVITY") c.fail(inner, 'string', 'enum', DeliveryTypeValues)
        break
      case "basic_details":
        PushBasicDetails(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, UpdatePushCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function UpdateEmailCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL" && inner !== "SMS") c.fail(inner, 'string', 'serviceEnum', UpdatePushCampaignRequestChannelValues)
        break
      case "status":
        break
      case "campaign_delivery_type":
        if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED" && inner !== "BROADCAST_LIVE_ACTIVITY") c.fail(inner, 'string', 'enum', DeliveryTypeValues)
        break
      case "basic_details":
        EmailBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, UpdateEmailCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function UpdateChannellessCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let isEmpty = true
  for (const key in value) {
    isEmpty = false
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL" && inner !== "SMS") c.fail(inner, 'string', 'serviceEnum', UpdatePushCampaignRequestChannelValues)
        break
      case "status":
        break
      case "campaign_delivery_type":
        if (inner !== "ONE_TIME" && inner !== "PERIODIC" && inner !== "EVENT_TRIGGERED" && inner !== "BUSINESS_EVENT_TRIGGERED" && inner !== "DEVICE_TRIGGERED" && inner !== "LOCATION_TRIGGERED" && inner !== "BROADCAST_LIVE_ACTIVITY") c.fail(inner, 'string', 'enum', DeliveryTypeValues)
        break
      case "basic_details":
        EitherBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      default:
        nearKey(c, value, key, UpdateEmailCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (isEmpty) c.keyword('minProperties', 1)
}

export function ValidateCampaignRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      default:
        nearKey(c, value, key, ValidateCampaignRequestKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function StatusChangeRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "action":
        seen |= 1
        if (inner === "PUBLISH") c.rule("status/publish-not-accepted")
        else if (inner !== "STOP" && inner !== "PAUSE" && inner !== "RESUME") c.fail(inner, 'string', 'serviceEnum', StatusChangeRequestActionValues)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 1) c.required(StatusChangeRequestRequired, seen)
}

export function SearchedChannel(value: readonly unknown[], c: Check): void {
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('type', "text")
    else if (typeof inner === 'string' && !SearchedChannelValues.includes(inner)) c.keyword('expectedEnum', ["PUSH","EMAIL","SMS"])
    if (c.count !== before) c.within(before, index)
  }
}

export function SearchedStatus(value: readonly unknown[], c: Check): void {
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('type', "text")
    else if (typeof inner === 'string' && !SearchedStatusValues.includes(inner)) c.keyword('expectedEnum', ["DRAFT","ACTIVE"])
    if (c.count !== before) c.within(before, index)
  }
}

export function SearchedDeliveryType(value: readonly unknown[], c: Check): void {
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('expectedType', "string")
    if (typeof inner === 'string' && !DeliveryTypeValues.includes(inner)) c.keyword('expectedEnum', ["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED","BROADCAST_LIVE_ACTIVITY"])
    if (c.count !== before) c.within(before, index)
  }
}

export function CampaignFields(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "id":
      case "delivery_type":
        c.keyword('false schema', null)
        break
      case "ids":
        PushBasicDetailsTags(inner, c)
        break
      case "channels":
        if (!(typeof inner === 'string' || Array.isArray(inner))) c.keyword('expectedType', ["string","array"])
        if (typeof inner === 'string' && !SearchedChannelValues.includes(inner)) c.keyword('expectedEnum', ["PUSH","EMAIL","SMS"])
        if (Array.isArray(inner)) SearchedChannel(inner, c)
        break
      case "created_by":
      case "created_date":
      case "name":
      case "tags":
      case "version_number":
        break
      case "status":
        if (!(typeof inner === 'string' || Array.isArray(inner))) c.keyword('expectedType', ["string","array"])
        if (typeof inner === 'string' && !SearchedStatusValues.includes(inner)) c.keyword('expectedEnum', ["DRAFT","ACTIVE"])
        if (Array.isArray(inner)) SearchedStatus(inner, c)
        break
      case "campaign_delivery_type":
        if (!(typeof inner === 'string' || Array.isArray(inner))) c.keyword('expectedType', ["string","array"])
        if (typeof inner === 'string' && !DeliveryTypeValues.includes(inner)) c.keyword('expectedEnum', ["ONE_TIME","PERIODIC","EVENT_TRIGGERED","BUSINESS_EVENT_TRIGGERED","DEVICE_TRIGGERED","LOCATION_TRIGGERED","BROADCAST_LIVE_ACTIVITY"])
        if (Array.isArray(inner)) SearchedDeliveryType(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function SearchRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "limit":
        if (!(isInteger(inner))) c.keyword('type', "integer")
        else if (inner < 1) c.keyword('minimum', 1)
        else if (typeof inner === 'number' && inner > 15) c.keyword('expectedMaximum', "A page has at most 15 campaigns.")
        break
      case "campaign_fields":
        CampaignFields(inner, c)
        break
      default:
        nearKey(c, value, key, SearchRequestKeys, SearchRequestInnerKeys)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function PersonalizationDetails(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "user_attributes":
      case "event_attributes":
        if (!(isObject(inner))) c.keyword('type', "object")
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
}

export function TestCampaignMetaIdentifierValues(value: unknown, c: Check): void {
  if (!Array.isArray(value)) return c.keyword('type', 'array')
  if (value.length < 1) c.keyword('minItems', 1)
  if (value.length > 10) c.keyword('maxItems', 10)
  for (let index = 0; index < value.length; index++) {
    const inner = value[index]
    const before = c.count
    if (!(typeof inner === 'string')) c.keyword('type', "text")
    if (c.count !== before) c.within(before, index)
  }
}

export function TestCampaignMeta(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let identifier: unknown, identifier_values: unknown
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "identifier":
        seen |= 1
        identifier = inner
        if (inner !== "USER_ATTRIBUTE_UNIQUE_ID" && inner !== "USER_ATTRIBUTE_USER_EMAIL" && inner !== "USER_ATTRIBUTE_USER_MOBILE" && inner !== "ADVERTISING_IDENTIFIER" && inner !== "PUSH_ID" && inner !== "CUSTOM_SEGMENT" && inner !== "EMAIL" && inner !== "ID" && inner !== "MOBILE_NUMBER" && inner !== c.names.gaid) c.fail(inner, 'string', 'serviceEnum', TestIdentifierValues)
        break
      case "identifier_values":
        seen |= 2
        identifier_values = inner
        TestCampaignMetaIdentifierValues(inner, c)
        break
      case "variation":
      case "locale_name":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "platform":
        if (inner !== "ANDROID" && inner !== "IOS" && inner !== "WEB") c.fail(inner, 'string', 'enum', PlatformValues)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 3) c.required(TestCampaignMetaRequired, seen)
  identifierValues(c, identifier, identifier_values)
}

export function PushTestRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
      case "draft_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'enum', PushTestRequestChannelValues)
        break
      case "basic_details":
        PushBasicDetails(inner, c)
        break
      case "connector":
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      case "personalization_details":
        PersonalizationDetails(inner, c)
        break
      case "test_campaign_meta":
        seen |= 1
        TestCampaignMeta(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 1) c.required(PushTestRequestRequired, seen)
}

export function EmailTestRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
      case "draft_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'enum', PushTestRequestChannelValues)
        break
      case "basic_details":
        EmailBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      case "personalization_details":
        PersonalizationDetails(inner, c)
        break
      case "test_campaign_meta":
        seen |= 1
        TestCampaignMeta(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 1) c.required(PushTestRequestRequired, seen)
}

export function ChannellessTestRequest(value: unknown, c: Check): void {
  if (!isObject(value)) return c.keyword('type', 'object')
  let seen = 0
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined) continue
    const before = c.count
    switch (key) {
      case "request_id":
      case "draft_id":
        if (!(typeof inner === 'string')) c.keyword('type', "text")
        break
      case "channel":
        if (inner !== "PUSH" && inner !== "EMAIL") c.fail(inner, 'string', 'enum', PushTestRequestChannelValues)
        break
      case "basic_details":
        EitherBasicDetails(inner, c)
        break
      case "connector":
        Connector(inner, c)
        break
      case "campaign_content":
        CampaignContent(inner, c)
        break
      case "personalization_details":
        PersonalizationDetails(inner, c)
        break
      case "test_campaign_meta":
        seen |= 1
        TestCampaignMeta(inner, c)
        break
      default:
        c.unknown(key)
    }
    if (c.count !== before) c.within(before, key)
  }
  if (seen !== 1) c.required(PushTestRequestRequired, seen)
}

export const createCampaign: BodyCollectors = {
  "PUSH": { visit: CreatePushCampaignRequest, shape: shapes.campaigns_CreatePushCampaignRequest },
  "EMAIL": { visit: CreateEmailCampaignRequest, shape: shapes.campaigns_CreateEmailCampaignRequest },
  "": { visit: CreateCampaignRequestOtherwise, shape: shapes.campaigns_CreateCampaignRequest_x_otherwise },
}
export const updateCampaign: BodyCollectors = {
  "PUSH": { visit: UpdatePushCampaignRequest, shape: shapes.campaigns_UpdatePushCampaignRequest },
  "EMAIL": { visit: UpdateEmailCampaignRequest, shape: shapes.campaigns_UpdateEmailCampaignRequest },
  "": { visit: UpdateChannellessCampaignRequest, shape: shapes.campaigns_UpdateChannellessCampaignRequest },
}
export const validateCampaign: BodyCollectors = {
  "": { visit: ValidateCampaignRequest, shape: shapes.campaigns_ValidateCampaignRequest },
}
export const changeCampaignStatus: BodyCollectors = {
  "": { visit: StatusChangeRequest, shape: shapes.campaigns_StatusChangeRequest },
}
export const listCampaignExecutions: BodyCollectors = {
  "": { visit: ValidateCampaignRequest, shape: shapes.campaigns_ListExecutionsRequest },
}
export const searchCampaigns: BodyCollectors = {
  "": { visit: SearchRequest, shape: shapes.campaigns_SearchRequest },
}
export const testCampaign: BodyCollectors = {
  "PUSH": { visit: PushTestRequest, shape: shapes.campaigns_PushTestRequest },
  "EMAIL": { visit: EmailTestRequest, shape: shapes.campaigns_EmailTestRequest },
  "": { visit: ChannellessTestRequest, shape: shapes.campaigns_ChannellessTestRequest },
}
