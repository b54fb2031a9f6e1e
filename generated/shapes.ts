// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Shape } from '../src/core/engine/compiled.js'

export const shape0: Shape = { schema: "RequestId" }

export const shape1: Shape = {  }

export const shape2: Shape = { schema: "CreatableDeliveryType" }

export const shape3: Shape = {  }

export const shape4: Shape = { schema: "PushBasicDetails/properties/name" }

export const shape5: Shape = { schema: "PushBasicDetails/properties/business_event" }

export const shape6: Shape = {  }

export const shape7: Shape = { schema: "PushBasicDetails/properties/tags", items: shape6 }

export const shape8: Shape = { schema: "PushBasicDetails/properties/team" }

export const shape9: Shape = { schema: "Platform" }

export const shape10: Shape = { schema: "PushBasicDetails/properties/platforms", items: shape9 }

export const shape11: Shape = { schema: "PushBasicDetails/properties/broadcast_live_activity_id" }

export const shape12: Shape = {  }

export const shape13: Shape = {  }

export const shape14: Shape = {  }

export const shape15: Shape = {  }

export const shape16: Shape = {  }

export const shape17: Shape = { schema: "TimeGranularity" }

export const shape18: Shape = {  }

export const shape19: Shape = {  }

export const shape20: Shape = { schema: "Geofences", keys: "name latitude longitude radius response_time_value response_time_granularity triggered_at dwell_time_value dwell_time_granularity", inside: { "response_time_granularity": shape17, "dwell_time_granularity": shape17 } }

export const shape21: Shape = { schema: "PushBasicDetails/properties/send_to_triggered_platform_only" }

export const shape22: Shape = {  }

export const shape23: Shape = { keys: "push_amp_plus_enabled" }

export const shape24: Shape = {  }

export const shape25: Shape = {  }

export const shape26: Shape = {  }

export const shape27: Shape = { schema: "IosAudience", keys: "send_to_all_eligible_device exclude_provisional_push_devices send_to_only_provisional_push_enabled_devices" }

export const shape28: Shape = { schema: "PlatformSpecificDetails", keys: "android ios", inside: { "android": shape23, "ios": shape27 } }

export const shape29: Shape = { schema: "PushBasicDetails", keys: "name business_event tags team platforms broadcast_live_activity_id geofences send_to_triggered_platform_only platform_specific_details", inside: { "tags": shape7, "platforms": shape10, "geofences": shape20, "platform_specific_details": shape28 } }

export const shape30: Shape = {  }

export const shape31: Shape = { items: shape30 }

export const shape32: Shape = {  }

export const shape33: Shape = {  }

export const shape34: Shape = {  }

export const shape35: Shape = { others: shape34 }

export const shape36: Shape = {  }

export const shape37: Shape = {  }

export const shape38: Shape = { schema: "VariationDetails", keys: "distribution_type no_of_variations manual_distribution_percentage optimizer_campaign_duration optimizer_distribution_metric", inside: { "manual_distribution_percentage": shape35 } }

export const shape39: Shape = {  }

export const shape40: Shape = {  }

export const shape41: Shape = {  }

export const shape42: Shape = {  }

export const shape43: Shape = {  }

export const shape44: Shape = { schema: "HexColorOrTemplate" }

export const shape45: Shape = {  }

export const shape46: Shape = {  }

export const shape47: Shape = {  }

export const shape48: Shape = {  }

export const shape49: Shape = {  }

export const shape50: Shape = {  }

export const shape51: Shape = { schema: "UriOrTemplate" }

export const shape52: Shape = {  }

export const shape53: Shape = {  }

export const shape54: Shape = {  }

export const shape55: Shape = {  }

export const shape56: Shape = {  }

export const shape57: Shape = {  }

export const shape58: Shape = { items: shape57 }

export const shape59: Shape = { schema: "AndroidBasicDetails", keys: "notification_channel include_app_name_and_time background_color_code app_name_color_code notification_control_color include_title_and_message apply_background_color_in_text_editor title message summary image_url image_scaling banner_image_url input_gif_url collapsed_push_notification carousel_content default_click_action default_click_action_value key_value_pairs", inside: { "background_color_code": shape44, "app_name_color_code": shape44, "image_url": shape51, "banner_image_url": shape51, "input_gif_url": shape51, "key_value_pairs": shape58 } }

export const shape60: Shape = {  }

export const shape61: Shape = { schema: "DateTimeOrTemplate" }

export const shape62: Shape = {  }

export const shape63: Shape = {  }

export const shape64: Shape = {  }

export const shape65: Shape = {  }

export const shape66: Shape = { schema: "AndroidTimer", keys: "timer_ends_at specific_time time_period personalized_value duration_hour duration_minute", inside: { "specific_time": shape61 } }

export const shape67: Shape = {  }

export const shape68: Shape = {  }

export const shape69: Shape = {  }

export const shape70: Shape = {  }

export const shape71: Shape = {  }

export const shape72: Shape = { schema: "AndroidButton", keys: "btn_name click_action_type click_action_name click_action_value key_value_pairs" }

export const shape73: Shape = { items: shape72 }

export const shape74: Shape = {  }

export const shape75: Shape = {  }

export const shape76: Shape = {  }

export const shape77: Shape = {  }

export const shape78: Shape = {  }

export const shape79: Shape = {  }

export const shape80: Shape = {  }

export const shape81: Shape = { schema: "AndroidAdvanced", keys: "coupon_code icon_type_in_notification use_large_icon make_notification_sticky dismiss_button_text auto_dismiss_notification auto_dismiss_notification_time_value auto_dismiss_notification_time_granularity", inside: { "auto_dismiss_notification_time_granularity": shape17 } }

export const shape82: Shape = {  }

export const shape83: Shape = { schema: "AndroidContent", keys: "template_type custom_template_id custom_template_version basic_details timer buttons advanced template_backup", inside: { "basic_details": shape59, "timer": shape66, "buttons": shape73, "advanced": shape81 } }

export const shape84: Shape = {  }

export const shape85: Shape = {  }

export const shape86: Shape = {  }

export const shape87: Shape = {  }

export const shape88: Shape = {  }

export const shape89: Shape = {  }

export const shape90: Shape = {  }

export const shape91: Shape = { schema: "IosContent", keys: "template_type custom_template_id custom_template_version basic_details buttons advanced template_backup" }

export const shape92: Shape = {  }

export const shape93: Shape = {  }

export const shape94: Shape = {  }

export const shape95: Shape = {  }

export const shape96: Shape = { schema: "WebContent", keys: "template_type basic_details buttons advanced" }

export const shape97: Shape = { schema: "PushContent", keys: "android ios web", inside: { "android": shape83, "ios": shape91, "web": shape96 } }

export const shape98: Shape = {  }

export const shape99: Shape = {  }

export const shape100: Shape = {  }

export const shape101: Shape = { schema: "EmailOrTemplate" }

export const shape102: Shape = { items: shape101 }

export const shape103: Shape = { items: shape101 }

export const shape104: Shape = {  }

export const shape105: Shape = {  }

export const shape106: Shape = {  }

export const shape107: Shape = {  }

export const shape108: Shape = {  }

export const shape109: Shape = {  }

export const shape110: Shape = { schema: "EmailAttachment", keys: "file_type url" }

export const shape111: Shape = { items: shape110 }

export const shape112: Shape = { schema: "EmailContent", keys: "subject preview_text sender_name from_address reply_to_address cc_ids bcc_ids html_content email_editor custom_template_id custom_template_version attachments", inside: { "from_address": shape101, "reply_to_address": shape101, "cc_ids": shape102, "bcc_ids": shape103, "attachments": shape111 } }

export const shape113: Shape = {  }

export const shape114: Shape = {  }

export const shape115: Shape = { schema: "MessageBody", keys: "push email", inside: { "push": shape97, "email": shape112 } }

export const shape116: Shape = { schema: "LocaleContent", keys: "push email", others: shape115 }

export const shape117: Shape = { schema: "Content", keys: "push email", inside: { "push": shape97, "email": shape112 }, others: shape116 }

export const shape118: Shape = { schema: "CampaignContent", keys: "locales variation_details content", inside: { "locales": shape31, "variation_details": shape38, "content": shape117 } }

export const shape119: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatePushCampaignRequest", keys: "request_id channel campaign_delivery_type created_by basic_details campaign_content", inside: { "request_id": shape0, "campaign_delivery_type": shape2, "basic_details": shape29, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape120: Shape = {  }

export const shape121: Shape = {  }

export const shape122: Shape = {  }

export const shape123: Shape = {  }

export const shape124: Shape = { schema: "EmailBasicDetails/properties/content_type" }

export const shape125: Shape = { schema: "EmailBasicDetails/properties/subscription_category" }

export const shape126: Shape = {  }

export const shape127: Shape = { items: shape126 }

export const shape128: Shape = {  }

export const shape129: Shape = { schema: "EmailBasicDetails/properties/user_attribute_identifier" }

export const shape130: Shape = { schema: "EmailBasicDetails", keys: "name business_event content_type subscription_category tags team user_attribute_identifier", inside: { "tags": shape127 } }

export const shape131: Shape = {  }

export const shape132: Shape = {  }

export const shape133: Shape = { schema: "Connector", keys: "connector_type connector_name" }

export const shape134: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateEmailCampaignRequest", keys: "request_id channel campaign_delivery_type created_by basic_details connector campaign_content", inside: { "request_id": shape0, "campaign_delivery_type": shape2, "basic_details": shape130, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape135: Shape = {  }

export const shape136: Shape = {  }

export const shape137: Shape = {  }

export const shape138: Shape = {  }

export const shape139: Shape = {  }

export const shape140: Shape = {  }

export const shape141: Shape = {  }

export const shape142: Shape = {  }

export const shape143: Shape = {  }

export const shape144: Shape = { schema: "PushBasicDetails/properties/geofences", keys: "name latitude longitude radius response_time_value response_time_granularity triggered_at dwell_time_value dwell_time_granularity", inside: { "response_time_granularity": shape17, "dwell_time_granularity": shape17 } }

export const shape145: Shape = {  }

export const shape146: Shape = { keys: "push_amp_plus_enabled" }

export const shape147: Shape = { schema: "PushBasicDetails/properties/platform_specific_details", keys: "android ios", inside: { "android": shape146, "ios": shape27 } }

export const shape148: Shape = { schema: "EitherBasicDetails", keys: "name business_event tags team platforms broadcast_live_activity_id geofences send_to_triggered_platform_only platform_specific_details content_type subscription_category user_attribute_identifier", inside: { "name": shape4, "business_event": shape5, "tags": shape7, "team": shape8, "platforms": shape10, "broadcast_live_activity_id": shape11, "geofences": shape144, "send_to_triggered_platform_only": shape21, "platform_specific_details": shape147, "content_type": shape124, "subscription_category": shape125, "user_attribute_identifier": shape129 } }

export const shape149: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateChannellessCampaignRequest", keys: "request_id channel campaign_delivery_type created_by basic_details connector campaign_content", inside: { "request_id": shape0, "campaign_delivery_type": shape2, "basic_details": shape148, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape150: Shape = {  }

export const shape151: Shape = { schema: "UpdateStatus" }

export const shape152: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdatePushCampaignRequest", keys: "request_id channel status basic_details campaign_content", inside: { "request_id": shape0, "status": shape151, "basic_details": shape29, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape153: Shape = {  }

export const shape154: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateEmailCampaignRequest", keys: "request_id channel status basic_details connector campaign_content", inside: { "request_id": shape0, "status": shape151, "basic_details": shape130, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape155: Shape = {  }

export const shape156: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateChannellessCampaignRequest", keys: "request_id channel status basic_details connector campaign_content", inside: { "request_id": shape0, "status": shape151, "basic_details": shape148, "connector": shape133, "campaign_content": shape118 }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const shape157: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ValidateCampaignRequest", keys: "request_id", inside: { "request_id": shape0 } }

export const shape158: Shape = {  }

export const shape159: Shape = { source: "openapi/campaigns.yaml#/components/schemas/StatusChangeRequest", keys: "request_id action", inside: { "request_id": shape0 } }

export const shape160: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ListExecutionsRequest", keys: "request_id", inside: { "request_id": shape0 } }

export const shape161: Shape = {  }

export const shape162: Shape = {  }

export const shape163: Shape = {  }

export const shape164: Shape = { items: shape163 }

export const shape165: Shape = {  }

export const shape166: Shape = { items: shape165 }

export const shape167: Shape = {  }

export const shape168: Shape = {  }

export const shape169: Shape = {  }

export const shape170: Shape = {  }

export const shape171: Shape = { items: shape170 }

export const shape172: Shape = {  }

export const shape173: Shape = {  }

export const shape174: Shape = {  }

export const shape175: Shape = { schema: "CampaignFields", keys: "ids channels created_by created_date name status tags campaign_delivery_type version_number", inside: { "ids": shape164, "channels": shape166, "status": shape171 }, renamed: {"id":"ids","delivery_type":"campaign_delivery_type"} }

export const shape176: Shape = { source: "openapi/campaigns.yaml#/components/schemas/SearchRequest", keys: "request_id limit campaign_fields", inside: { "campaign_fields": shape175 } }

export const shape177: Shape = {  }

export const shape178: Shape = { schema: "DraftId" }

export const shape179: Shape = {  }

export const shape180: Shape = {  }

export const shape181: Shape = {  }

export const shape182: Shape = { schema: "PersonalizationDetails", keys: "user_attributes event_attributes" }

export const shape183: Shape = { schema: "TestIdentifier" }

export const shape184: Shape = {  }

export const shape185: Shape = { items: shape184 }

export const shape186: Shape = {  }

export const shape187: Shape = {  }

export const shape188: Shape = { schema: "TestCampaignMeta", keys: "identifier identifier_values variation locale_name platform", inside: { "identifier": shape183, "identifier_values": shape185, "platform": shape9 } }

export const shape189: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": shape0, "draft_id": shape178, "basic_details": shape29, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape190: Shape = {  }

export const shape191: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": shape0, "draft_id": shape178, "basic_details": shape130, "connector": shape133, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape192: Shape = {  }

export const shape193: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ChannellessTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": shape0, "draft_id": shape178, "basic_details": shape148, "connector": shape133, "campaign_content": shape118, "personalization_details": shape182, "test_campaign_meta": shape188 } }

export const shape194: Shape = {  }

export const shape195: Shape = {  }

export const shape196: Shape = {  }

export const shape197: Shape = {  }

export const shape198: Shape = {  }

export const shape199: Shape = { schema: "Scheduling", keys: "start_datetime expiry_datetime" }

export const shape200: Shape = {  }

export const shape201: Shape = { items: shape200 }

export const shape202: Shape = {  }

export const shape203: Shape = {  }

export const shape204: Shape = { keys: "templateId" }

export const shape205: Shape = { keys: "meta", inside: { "meta": shape204 } }

export const shape206: Shape = {  }

export const shape207: Shape = {  }

export const shape208: Shape = {  }

export const shape209: Shape = {  }

export const shape210: Shape = { keys: "percentage" }

export const shape211: Shape = { schema: "VariationMeta", keys: "type variantsPerLocale smv_distribution control_group", inside: { "control_group": shape210 } }

export const shape212: Shape = {  }

export const shape213: Shape = {  }

export const shape214: Shape = {  }

export const shape215: Shape = {  }

export const shape216: Shape = {  }

export const shape217: Shape = {  }

export const shape218: Shape = {  }

export const shape219: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering", keys: "name description priority scheduling tags offering_attribute_configuration offer_content variation_meta imp_track_hours capping_rules conversion segment_info delivery created_by is_global_control_enabled", inside: { "scheduling": shape199, "tags": shape201, "offer_content": shape205, "variation_meta": shape211 } }
