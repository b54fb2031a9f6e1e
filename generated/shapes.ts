// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Shape } from '../src/engine/compiled.js'

export const shape0: Shape = { source: "openapi/campaigns.yaml#/components/schemas/RequestId" }

export const shape1: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatePushCampaignRequest/properties/channel" }

export const shape2: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatableDeliveryType" }

export const shape3: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatePushCampaignRequest/properties/created_by" }

export const shape4: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/name" }

export const shape5: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/business_event" }

export const shape6: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/tags/items" }

export const shape7: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/tags", others: shape6 }

export const shape8: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/team" }

export const shape9: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Platform" }

export const shape10: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/platforms", others: shape9 }

export const shape11: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/broadcast_live_activity_id" }

export const shape12: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/name" }

export const shape13: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/latitude" }

export const shape14: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/longitude" }

export const shape15: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/radius" }

export const shape16: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/response_time_value" }

export const shape17: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TimeGranularity" }

export const shape18: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/triggered_at" }

export const shape19: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences/properties/dwell_time_value" }

export const shape20: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Geofences", keys: { "name": shape12, "latitude": shape13, "longitude": shape14, "radius": shape15, "response_time_value": shape16, "response_time_granularity": shape17, "triggered_at": shape18, "dwell_time_value": shape19, "dwell_time_granularity": shape17 } }

export const shape21: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/send_to_triggered_platform_only" }

export const shape22: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PlatformSpecificDetails/properties/android/properties/push_amp_plus_enabled" }

export const shape23: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PlatformSpecificDetails/properties/android", keys: { "push_amp_plus_enabled": shape22 } }

export const shape24: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosAudience/properties/send_to_all_eligible_device" }

export const shape25: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosAudience/properties/exclude_provisional_push_devices" }

export const shape26: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosAudience/properties/send_to_only_provisional_push_enabled_devices" }

export const shape27: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosAudience", keys: { "send_to_all_eligible_device": shape24, "exclude_provisional_push_devices": shape25, "send_to_only_provisional_push_enabled_devices": shape26 } }

export const shape28: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PlatformSpecificDetails", keys: { "android": shape23, "ios": shape27 } }

export const shape29: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails", keys: { "name": shape4, "business_event": shape5, "tags": shape7, "team": shape8, "platforms": shape10, "broadcast_live_activity_id": shape11, "geofences": shape20, "send_to_triggered_platform_only": shape21, "platform_specific_details": shape28 } }

export const shape30: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignContent/properties/locales/items" }

export const shape31: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignContent/properties/locales", others: shape30 }

export const shape32: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/distribution_type" }

export const shape33: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/no_of_variations" }

export const shape34: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/manual_distribution_percentage/additionalProperties" }

export const shape35: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/manual_distribution_percentage", others: shape34 }

export const shape36: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/optimizer_campaign_duration" }

export const shape37: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails/properties/optimizer_distribution_metric" }

export const shape38: Shape = { source: "openapi/campaigns.yaml#/components/schemas/VariationDetails", keys: { "distribution_type": shape32, "no_of_variations": shape33, "manual_distribution_percentage": shape35, "optimizer_campaign_duration": shape36, "optimizer_distribution_metric": shape37 } }

export const shape39: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent/properties/template_type" }

export const shape40: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent/properties/custom_template_id" }

export const shape41: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent/properties/custom_template_version" }

export const shape42: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/notification_channel" }

export const shape43: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/include_app_name_and_time" }

export const shape44: Shape = { source: "openapi/campaigns.yaml#/components/schemas/HexColorOrTemplate" }

export const shape45: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/notification_control_color" }

export const shape46: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/include_title_and_message" }

export const shape47: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/apply_background_color_in_text_editor" }

export const shape48: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/title" }

export const shape49: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/message" }

export const shape50: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/summary" }

export const shape51: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UriOrTemplate" }

export const shape52: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/image_scaling" }

export const shape53: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/collapsed_push_notification" }

export const shape54: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/carousel_content" }

export const shape55: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/default_click_action" }

export const shape56: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/default_click_action_value" }

export const shape57: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/key_value_pairs/items" }

export const shape58: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails/properties/key_value_pairs", others: shape57 }

export const shape59: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidBasicDetails", keys: { "notification_channel": shape42, "include_app_name_and_time": shape43, "background_color_code": shape44, "app_name_color_code": shape44, "notification_control_color": shape45, "include_title_and_message": shape46, "apply_background_color_in_text_editor": shape47, "title": shape48, "message": shape49, "summary": shape50, "image_url": shape51, "image_scaling": shape52, "banner_image_url": shape51, "input_gif_url": shape51, "collapsed_push_notification": shape53, "carousel_content": shape54, "default_click_action": shape55, "default_click_action_value": shape56, "key_value_pairs": shape58 } }

export const shape60: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer/properties/timer_ends_at" }

export const shape61: Shape = { source: "openapi/campaigns.yaml#/components/schemas/DateTimeOrTemplate" }

export const shape62: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer/properties/time_period" }

export const shape63: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer/properties/personalized_value" }

export const shape64: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer/properties/duration_hour" }

export const shape65: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer/properties/duration_minute" }

export const shape66: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidTimer", keys: { "timer_ends_at": shape60, "specific_time": shape61, "time_period": shape62, "personalized_value": shape63, "duration_hour": shape64, "duration_minute": shape65 } }

export const shape67: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton/properties/btn_name" }

export const shape68: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton/properties/click_action_type" }

export const shape69: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton/properties/click_action_name" }

export const shape70: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton/properties/click_action_value" }

export const shape71: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton/properties/key_value_pairs" }

export const shape72: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidButton", keys: { "btn_name": shape67, "click_action_type": shape68, "click_action_name": shape69, "click_action_value": shape70, "key_value_pairs": shape71 } }

export const shape73: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent/properties/buttons", others: shape72 }

export const shape74: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/coupon_code" }

export const shape75: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/icon_type_in_notification" }

export const shape76: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/use_large_icon" }

export const shape77: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/make_notification_sticky" }

export const shape78: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/dismiss_button_text" }

export const shape79: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/auto_dismiss_notification" }

export const shape80: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced/properties/auto_dismiss_notification_time_value" }

export const shape81: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidAdvanced", keys: { "coupon_code": shape74, "icon_type_in_notification": shape75, "use_large_icon": shape76, "make_notification_sticky": shape77, "dismiss_button_text": shape78, "auto_dismiss_notification": shape79, "auto_dismiss_notification_time_value": shape80, "auto_dismiss_notification_time_granularity": shape17 } }

export const shape82: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent/properties/template_backup" }

export const shape83: Shape = { source: "openapi/campaigns.yaml#/components/schemas/AndroidContent", keys: { "template_type": shape39, "custom_template_id": shape40, "custom_template_version": shape41, "basic_details": shape59, "timer": shape66, "buttons": shape73, "advanced": shape81, "template_backup": shape82 } }

export const shape84: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/template_type" }

export const shape85: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/custom_template_id" }

export const shape86: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/custom_template_version" }

export const shape87: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/basic_details" }

export const shape88: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/buttons" }

export const shape89: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/advanced" }

export const shape90: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent/properties/template_backup" }

export const shape91: Shape = { source: "openapi/campaigns.yaml#/components/schemas/IosContent", keys: { "template_type": shape84, "custom_template_id": shape85, "custom_template_version": shape86, "basic_details": shape87, "buttons": shape88, "advanced": shape89, "template_backup": shape90 } }

export const shape92: Shape = { source: "openapi/campaigns.yaml#/components/schemas/WebContent/properties/template_type" }

export const shape93: Shape = { source: "openapi/campaigns.yaml#/components/schemas/WebContent/properties/basic_details" }

export const shape94: Shape = { source: "openapi/campaigns.yaml#/components/schemas/WebContent/properties/buttons" }

export const shape95: Shape = { source: "openapi/campaigns.yaml#/components/schemas/WebContent/properties/advanced" }

export const shape96: Shape = { source: "openapi/campaigns.yaml#/components/schemas/WebContent", keys: { "template_type": shape92, "basic_details": shape93, "buttons": shape94, "advanced": shape95 } }

export const shape97: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushContent", keys: { "android": shape83, "ios": shape91, "web": shape96 } }

export const shape98: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/subject" }

export const shape99: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/preview_text" }

export const shape100: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/sender_name" }

export const shape101: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailOrTemplate" }

export const shape102: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/cc_ids", others: shape101 }

export const shape103: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/bcc_ids", others: shape101 }

export const shape104: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/html_content" }

export const shape105: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/email_editor" }

export const shape106: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/custom_template_id" }

export const shape107: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/custom_template_version" }

export const shape108: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailAttachment/properties/file_type" }

export const shape109: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailAttachment/properties/url" }

export const shape110: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailAttachment", keys: { "file_type": shape108, "url": shape109 } }

export const shape111: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent/properties/attachments", others: shape110 }

export const shape112: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailContent", keys: { "subject": shape98, "preview_text": shape99, "sender_name": shape100, "from_address": shape101, "reply_to_address": shape101, "cc_ids": shape102, "bcc_ids": shape103, "html_content": shape104, "email_editor": shape105, "custom_template_id": shape106, "custom_template_version": shape107, "attachments": shape111 } }

export const shape113: Shape = { source: "openapi/campaigns.yaml#/components/schemas/LocaleContent/properties/push" }

export const shape114: Shape = { source: "openapi/campaigns.yaml#/components/schemas/LocaleContent/properties/email" }

export const shape115: Shape = { source: "openapi/campaigns.yaml#/components/schemas/MessageBody", keys: { "push": shape97, "email": shape112 } }

export const shape116: Shape = { source: "openapi/campaigns.yaml#/components/schemas/LocaleContent", keys: { "push": shape113, "email": shape114 }, others: shape115 }

export const shape117: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Content", keys: { "push": shape97, "email": shape112 }, others: shape116 }

export const shape118: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignContent", keys: { "locales": shape31, "variation_details": shape38, "content": shape117 } }

export const shape119: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatePushCampaignRequest", keys: { "request_id": shape0, "channel": shape1, "campaign_delivery_type": shape2, "created_by": shape3, "basic_details": shape29, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape120: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateEmailCampaignRequest/properties/channel" }

export const shape121: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateEmailCampaignRequest/properties/created_by" }

export const shape122: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/name" }

export const shape123: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/business_event" }

export const shape124: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/content_type" }

export const shape125: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/subscription_category" }

export const shape126: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/tags/items" }

export const shape127: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/tags", others: shape126 }

export const shape128: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/team" }

export const shape129: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails/properties/user_attribute_identifier" }

export const shape130: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailBasicDetails", keys: { "name": shape122, "business_event": shape123, "content_type": shape124, "subscription_category": shape125, "tags": shape127, "team": shape128, "user_attribute_identifier": shape129 } }

export const shape131: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Connector/properties/connector_type" }

export const shape132: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Connector/properties/connector_name" }

export const shape133: Shape = { source: "openapi/campaigns.yaml#/components/schemas/Connector", keys: { "connector_type": shape131, "connector_name": shape132 } }

export const shape134: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateEmailCampaignRequest", keys: { "request_id": shape0, "channel": shape120, "campaign_delivery_type": shape2, "created_by": shape121, "basic_details": shape130, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape135: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateChannellessCampaignRequest/properties/channel" }

export const shape136: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateChannellessCampaignRequest/properties/created_by" }

export const shape137: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/name" }

export const shape138: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/latitude" }

export const shape139: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/longitude" }

export const shape140: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/radius" }

export const shape141: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/response_time_value" }

export const shape142: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/triggered_at" }

export const shape143: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences/properties/dwell_time_value" }

export const shape144: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/geofences", keys: { "name": shape137, "latitude": shape138, "longitude": shape139, "radius": shape140, "response_time_value": shape141, "response_time_granularity": shape17, "triggered_at": shape142, "dwell_time_value": shape143, "dwell_time_granularity": shape17 } }

export const shape145: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/platform_specific_details/properties/android/properties/push_amp_plus_enabled" }

export const shape146: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/platform_specific_details/properties/android", keys: { "push_amp_plus_enabled": shape145 } }

export const shape147: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushBasicDetails/properties/platform_specific_details", keys: { "android": shape146, "ios": shape27 } }

export const shape148: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EitherBasicDetails", keys: { "name": shape4, "business_event": shape5, "tags": shape7, "team": shape8, "platforms": shape10, "broadcast_live_activity_id": shape11, "geofences": shape144, "send_to_triggered_platform_only": shape21, "platform_specific_details": shape147, "content_type": shape124, "subscription_category": shape125, "user_attribute_identifier": shape129 } }

export const shape149: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateChannellessCampaignRequest", keys: { "request_id": shape0, "channel": shape135, "campaign_delivery_type": shape2, "created_by": shape136, "basic_details": shape148, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape150: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdatePushCampaignRequest/properties/channel" }

export const shape151: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateStatus" }

export const shape152: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdatePushCampaignRequest", keys: { "request_id": shape0, "channel": shape150, "status": shape151, "basic_details": shape29, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape153: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateEmailCampaignRequest/properties/channel" }

export const shape154: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateEmailCampaignRequest", keys: { "request_id": shape0, "channel": shape153, "status": shape151, "basic_details": shape130, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape155: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateChannellessCampaignRequest/properties/channel" }

export const shape156: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateChannellessCampaignRequest", keys: { "request_id": shape0, "channel": shape155, "status": shape151, "basic_details": shape148, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape157: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ValidateCampaignRequest", keys: { "request_id": shape0 } }

export const shape158: Shape = { source: "openapi/campaigns.yaml#/components/schemas/StatusChangeRequest/properties/action" }

export const shape159: Shape = { source: "openapi/campaigns.yaml#/components/schemas/StatusChangeRequest", keys: { "request_id": shape0, "action": shape158 } }

export const shape160: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ListExecutionsRequest", keys: { "request_id": shape0 } }

export const shape161: Shape = { source: "openapi/campaigns.yaml#/components/schemas/SearchRequest/properties/request_id" }

export const shape162: Shape = { source: "openapi/campaigns.yaml#/components/schemas/SearchRequest/properties/limit" }

export const shape163: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/ids/items" }

export const shape164: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/ids", others: shape163 }

export const shape165: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/channels/items" }

export const shape166: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/channels", others: shape165 }

export const shape167: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/created_by" }

export const shape168: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/created_date" }

export const shape169: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/name" }

export const shape170: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/status/items" }

export const shape171: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/status", others: shape170 }

export const shape172: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/tags" }

export const shape173: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/campaign_delivery_type" }

export const shape174: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields/properties/version_number" }

export const shape175: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CampaignFields", keys: { "ids": shape164, "channels": shape166, "created_by": shape167, "created_date": shape168, "name": shape169, "status": shape171, "tags": shape172, "campaign_delivery_type": shape173, "version_number": shape174 }, renamed: {"id":"ids","delivery_type":"campaign_delivery_type"} }

export const shape176: Shape = { source: "openapi/campaigns.yaml#/components/schemas/SearchRequest", keys: { "request_id": shape161, "limit": shape162, "campaign_fields": shape175 } }

export const shape177: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushTestRequest/properties/channel" }

export const shape178: Shape = { source: "openapi/campaigns.yaml#/components/schemas/DraftId" }

export const shape179: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushTestRequest/properties/connector" }

export const shape180: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PersonalizationDetails/properties/user_attributes" }

export const shape181: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PersonalizationDetails/properties/event_attributes" }

export const shape182: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PersonalizationDetails", keys: { "user_attributes": shape180, "event_attributes": shape181 } }

export const shape183: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestIdentifier" }

export const shape184: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestCampaignMeta/properties/identifier_values/items" }

export const shape185: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestCampaignMeta/properties/identifier_values", others: shape184 }

export const shape186: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestCampaignMeta/properties/variation" }

export const shape187: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestCampaignMeta/properties/locale_name" }

export const shape188: Shape = { source: "openapi/campaigns.yaml#/components/schemas/TestCampaignMeta", keys: { "identifier": shape183, "identifier_values": shape185, "variation": shape186, "locale_name": shape187, "platform": shape9 } }

export const shape189: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushTestRequest", keys: { "request_id": shape0, "channel": shape177, "draft_id": shape178, "basic_details": shape29, "connector": shape179, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape190: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailTestRequest/properties/channel" }

export const shape191: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailTestRequest", keys: { "request_id": shape0, "channel": shape190, "draft_id": shape178, "basic_details": shape130, "connector": shape133, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape192: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ChannellessTestRequest/properties/channel" }

export const shape193: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ChannellessTestRequest", keys: { "request_id": shape0, "channel": shape192, "draft_id": shape178, "basic_details": shape148, "connector": shape133, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape194: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/name" }

export const shape195: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/description" }

export const shape196: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/priority" }

export const shape197: Shape = { source: "openapi/offerings.yaml#/components/schemas/Scheduling/properties/start_datetime" }

export const shape198: Shape = { source: "openapi/offerings.yaml#/components/schemas/Scheduling/properties/expiry_datetime" }

export const shape199: Shape = { source: "openapi/offerings.yaml#/components/schemas/Scheduling", keys: { "start_datetime": shape197, "expiry_datetime": shape198 } }

export const shape200: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/tags/items" }

export const shape201: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/tags", others: shape200 }

export const shape202: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/offering_attribute_configuration" }

export const shape203: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/offer_content/properties/meta/properties/templateId" }

export const shape204: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/offer_content/properties/meta", keys: { "templateId": shape203 } }

export const shape205: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/offer_content", keys: { "meta": shape204 } }

export const shape206: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta/properties/type" }

export const shape207: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta/properties/variantsPerLocale" }

export const shape208: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta/properties/smv_distribution" }

export const shape209: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta/properties/control_group/properties/percentage" }

export const shape210: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta/properties/control_group", keys: { "percentage": shape209 } }

export const shape211: Shape = { source: "openapi/offerings.yaml#/components/schemas/VariationMeta", keys: { "type": shape206, "variantsPerLocale": shape207, "smv_distribution": shape208, "control_group": shape210 } }

export const shape212: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/imp_track_hours" }

export const shape213: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/capping_rules" }

export const shape214: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/conversion" }

export const shape215: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/segment_info" }

export const shape216: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/delivery" }

export const shape217: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/created_by" }

export const shape218: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering/properties/is_global_control_enabled" }

export const shape219: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering", keys: { "name": shape194, "description": shape195, "priority": shape196, "scheduling": shape199, "tags": shape201, "offering_attribute_configuration": shape202, "offer_content": shape205, "variation_meta": shape211, "imp_track_hours": shape212, "capping_rules": shape213, "conversion": shape214, "segment_info": shape215, "delivery": shape216, "created_by": shape217, "is_global_control_enabled": shape218 } }
