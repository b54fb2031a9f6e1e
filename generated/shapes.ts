// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Shape } from '../src/core/engine/shape.js'

export const campaigns_RequestId: Shape = { schema: "RequestId" }

export const campaigns_CreatePushCampaignRequest_channel: Shape = {  }

export const campaigns_CreatableDeliveryType: Shape = { schema: "CreatableDeliveryType" }

export const campaigns_CreatePushCampaignRequest_created_by: Shape = {  }

export const campaigns_PushBasicDetails_name: Shape = {  }

export const campaigns_PushBasicDetails_business_event: Shape = {  }

export const campaigns_PushBasicDetails_tags_items: Shape = {  }

export const campaigns_PushBasicDetails_tags: Shape = { items: campaigns_PushBasicDetails_tags_items }

export const campaigns_PushBasicDetails_team: Shape = {  }

export const campaigns_Platform: Shape = { schema: "Platform" }

export const campaigns_PushBasicDetails_platforms: Shape = { items: campaigns_Platform }

export const campaigns_PushBasicDetails_broadcast_live_activity_id: Shape = {  }

export const campaigns_Geofences_name: Shape = {  }

export const campaigns_Geofences_latitude: Shape = {  }

export const campaigns_Geofences_longitude: Shape = {  }

export const campaigns_Geofences_radius: Shape = {  }

export const campaigns_Geofences_response_time_value: Shape = {  }

export const campaigns_TimeGranularity: Shape = { schema: "TimeGranularity" }

export const campaigns_Geofences_triggered_at: Shape = {  }

export const campaigns_Geofences_dwell_time_value: Shape = {  }

export const campaigns_Geofences: Shape = { schema: "Geofences", keys: "name latitude longitude radius response_time_value response_time_granularity triggered_at dwell_time_value dwell_time_granularity", inside: { "response_time_granularity": campaigns_TimeGranularity, "dwell_time_granularity": campaigns_TimeGranularity }, needs: {"triggered_at dwell":"dwell_time_value dwell_time_granularity"} }

export const campaigns_PushBasicDetails_send_to_triggered_platform_only: Shape = {  }

export const campaigns_PlatformSpecificDetails_android_push_amp_plus_enabled: Shape = {  }

export const campaigns_PlatformSpecificDetails_android: Shape = { keys: "push_amp_plus_enabled" }

export const campaigns_IosAudience_send_to_all_eligible_device: Shape = {  }

export const campaigns_IosAudience_exclude_provisional_push_devices: Shape = {  }

export const campaigns_IosAudience_send_to_only_provisional_push_enabled_devices: Shape = {  }

export const campaigns_IosAudience: Shape = { schema: "IosAudience", keys: "send_to_all_eligible_device exclude_provisional_push_devices send_to_only_provisional_push_enabled_devices" }

export const campaigns_PlatformSpecificDetails: Shape = { schema: "PlatformSpecificDetails", keys: "android ios", inside: { "android": campaigns_PlatformSpecificDetails_android, "ios": campaigns_IosAudience } }

export const campaigns_PushBasicDetails: Shape = { schema: "PushBasicDetails", keys: "name business_event tags team platforms broadcast_live_activity_id geofences send_to_triggered_platform_only platform_specific_details", inside: { "tags": campaigns_PushBasicDetails_tags, "platforms": campaigns_PushBasicDetails_platforms, "geofences": campaigns_Geofences, "platform_specific_details": campaigns_PlatformSpecificDetails } }

export const campaigns_CampaignContent_locales_items: Shape = {  }

export const campaigns_CampaignContent_locales: Shape = { items: campaigns_CampaignContent_locales_items }

export const campaigns_VariationDetails_distribution_type: Shape = {  }

export const campaigns_VariationDetails_no_of_variations: Shape = {  }

export const campaigns_VariationDetails_manual_distribution_percentage_additionalProperties: Shape = {  }

export const campaigns_VariationDetails_manual_distribution_percentage: Shape = { others: campaigns_VariationDetails_manual_distribution_percentage_additionalProperties }

export const campaigns_VariationDetails_optimizer_campaign_duration: Shape = {  }

export const campaigns_VariationDetails_optimizer_distribution_metric: Shape = {  }

export const campaigns_VariationDetails: Shape = { schema: "VariationDetails", keys: "distribution_type no_of_variations manual_distribution_percentage optimizer_campaign_duration optimizer_distribution_metric", inside: { "manual_distribution_percentage": campaigns_VariationDetails_manual_distribution_percentage }, needs: {"distribution_type MANUAL":"manual_distribution_percentage","distribution_type OPTIMIZED":"optimizer_distribution_metric"} }

export const campaigns_AndroidContent_template_type: Shape = {  }

export const campaigns_AndroidContent_custom_template_id: Shape = {  }

export const campaigns_AndroidContent_custom_template_version: Shape = {  }

export const campaigns_AndroidBasicDetails_notification_channel: Shape = {  }

export const campaigns_AndroidBasicDetails_include_app_name_and_time: Shape = {  }

export const campaigns_HexColorOrTemplate: Shape = { schema: "HexColorOrTemplate" }

export const campaigns_AndroidBasicDetails_notification_control_color: Shape = {  }

export const campaigns_AndroidBasicDetails_include_title_and_message: Shape = {  }

export const campaigns_AndroidBasicDetails_apply_background_color_in_text_editor: Shape = {  }

export const campaigns_AndroidBasicDetails_title: Shape = {  }

export const campaigns_AndroidBasicDetails_message: Shape = {  }

export const campaigns_AndroidBasicDetails_summary: Shape = {  }

export const campaigns_UriOrTemplate: Shape = { schema: "UriOrTemplate" }

export const campaigns_AndroidBasicDetails_image_scaling: Shape = {  }

export const campaigns_AndroidBasicDetails_collapsed_push_notification: Shape = {  }

export const campaigns_AndroidBasicDetails_carousel_content: Shape = {  }

export const campaigns_AndroidBasicDetails_default_click_action: Shape = {  }

export const campaigns_AndroidBasicDetails_default_click_action_value: Shape = {  }

export const campaigns_AndroidBasicDetails_key_value_pairs_items: Shape = {  }

export const campaigns_AndroidBasicDetails_key_value_pairs: Shape = { items: campaigns_AndroidBasicDetails_key_value_pairs_items }

export const campaigns_AndroidBasicDetails: Shape = { schema: "AndroidBasicDetails", keys: "notification_channel include_app_name_and_time background_color_code app_name_color_code notification_control_color include_title_and_message apply_background_color_in_text_editor title message summary image_url image_scaling banner_image_url input_gif_url collapsed_push_notification carousel_content default_click_action default_click_action_value key_value_pairs", inside: { "background_color_code": campaigns_HexColorOrTemplate, "app_name_color_code": campaigns_HexColorOrTemplate, "image_url": campaigns_UriOrTemplate, "banner_image_url": campaigns_UriOrTemplate, "input_gif_url": campaigns_UriOrTemplate, "key_value_pairs": campaigns_AndroidBasicDetails_key_value_pairs } }

export const campaigns_AndroidTimer_timer_ends_at: Shape = {  }

export const campaigns_DateTimeOrTemplate: Shape = { schema: "DateTimeOrTemplate" }

export const campaigns_AndroidTimer_time_period: Shape = {  }

export const campaigns_AndroidTimer_personalized_value: Shape = {  }

export const campaigns_AndroidTimer_duration_hour: Shape = {  }

export const campaigns_AndroidTimer_duration_minute: Shape = {  }

export const campaigns_AndroidTimer: Shape = { schema: "AndroidTimer", keys: "timer_ends_at specific_time time_period personalized_value duration_hour duration_minute", inside: { "specific_time": campaigns_DateTimeOrTemplate }, needs: {"timer_ends_at SPECIFIC_TIME_USER_TIMEZONE":"time_period","timer_ends_at SPECIFIC_TIME_CAMPAIGN_TIMEZONE":"time_period"} }

export const campaigns_AndroidButton_btn_name: Shape = {  }

export const campaigns_AndroidButton_click_action_type: Shape = {  }

export const campaigns_AndroidButton_click_action_name: Shape = {  }

export const campaigns_AndroidButton_click_action_value: Shape = {  }

export const campaigns_AndroidButton_key_value_pairs: Shape = {  }

export const campaigns_AndroidButton: Shape = { schema: "AndroidButton", keys: "btn_name click_action_type click_action_name click_action_value key_value_pairs" }

export const campaigns_AndroidContent_buttons: Shape = { items: campaigns_AndroidButton }

export const campaigns_AndroidAdvanced_coupon_code: Shape = {  }

export const campaigns_AndroidAdvanced_icon_type_in_notification: Shape = {  }

export const campaigns_AndroidAdvanced_use_large_icon: Shape = {  }

export const campaigns_AndroidAdvanced_make_notification_sticky: Shape = {  }

export const campaigns_AndroidAdvanced_dismiss_button_text: Shape = {  }

export const campaigns_AndroidAdvanced_auto_dismiss_notification: Shape = {  }

export const campaigns_AndroidAdvanced_auto_dismiss_notification_time_value: Shape = {  }

export const campaigns_AndroidAdvanced: Shape = { schema: "AndroidAdvanced", keys: "coupon_code icon_type_in_notification use_large_icon make_notification_sticky dismiss_button_text auto_dismiss_notification auto_dismiss_notification_time_value auto_dismiss_notification_time_granularity", inside: { "auto_dismiss_notification_time_granularity": campaigns_TimeGranularity } }

export const campaigns_AndroidContent_template_backup: Shape = {  }

export const campaigns_AndroidContent: Shape = { schema: "AndroidContent", keys: "template_type custom_template_id custom_template_version basic_details timer buttons advanced template_backup", inside: { "basic_details": campaigns_AndroidBasicDetails, "timer": campaigns_AndroidTimer, "buttons": campaigns_AndroidContent_buttons, "advanced": campaigns_AndroidAdvanced }, needs: {"template_type Custom":"custom_template_id","template_type TIMER":"timer","template_type TIMER_WITH_PROGRESS_BAR":"timer","template_type IMAGE_BANNER_WITH_TEXT":"basic_details"} }

export const campaigns_IosContent_template_type: Shape = {  }

export const campaigns_IosContent_custom_template_id: Shape = {  }

export const campaigns_IosContent_custom_template_version: Shape = {  }

export const campaigns_IosContent_basic_details: Shape = {  }

export const campaigns_IosContent_buttons: Shape = {  }

export const campaigns_IosContent_advanced: Shape = {  }

export const campaigns_IosContent_template_backup: Shape = {  }

export const campaigns_IosContent: Shape = { schema: "IosContent", keys: "template_type custom_template_id custom_template_version basic_details buttons advanced template_backup", needs: {"template_type Custom":"custom_template_id"} }

export const campaigns_WebContent_template_type: Shape = {  }

export const campaigns_WebContent_basic_details: Shape = {  }

export const campaigns_WebContent_buttons: Shape = {  }

export const campaigns_WebContent_advanced: Shape = {  }

export const campaigns_WebContent: Shape = { schema: "WebContent", keys: "template_type basic_details buttons advanced" }

export const campaigns_PushContent: Shape = { schema: "PushContent", keys: "android ios web", inside: { "android": campaigns_AndroidContent, "ios": campaigns_IosContent, "web": campaigns_WebContent } }

export const campaigns_EmailContent_subject: Shape = {  }

export const campaigns_EmailContent_preview_text: Shape = {  }

export const campaigns_EmailContent_sender_name: Shape = {  }

export const campaigns_EmailOrTemplate: Shape = { schema: "EmailOrTemplate" }

export const campaigns_EmailContent_cc_ids: Shape = { items: campaigns_EmailOrTemplate }

export const campaigns_EmailContent_bcc_ids: Shape = { items: campaigns_EmailOrTemplate }

export const campaigns_EmailContent_html_content: Shape = {  }

export const campaigns_EmailContent_email_editor: Shape = {  }

export const campaigns_EmailContent_custom_template_id: Shape = {  }

export const campaigns_EmailContent_custom_template_version: Shape = {  }

export const campaigns_EmailAttachment_file_type: Shape = {  }

export const campaigns_EmailAttachment_url: Shape = {  }

export const campaigns_EmailAttachment: Shape = { schema: "EmailAttachment", keys: "file_type url" }

export const campaigns_EmailContent_attachments: Shape = { items: campaigns_EmailAttachment }

export const campaigns_EmailContent: Shape = { schema: "EmailContent", keys: "subject preview_text sender_name from_address reply_to_address cc_ids bcc_ids html_content email_editor custom_template_id custom_template_version attachments", inside: { "from_address": campaigns_EmailOrTemplate, "reply_to_address": campaigns_EmailOrTemplate, "cc_ids": campaigns_EmailContent_cc_ids, "bcc_ids": campaigns_EmailContent_bcc_ids, "attachments": campaigns_EmailContent_attachments } }

export const campaigns_LocaleContent_push: Shape = {  }

export const campaigns_LocaleContent_email: Shape = {  }

export const campaigns_MessageBody: Shape = { schema: "MessageBody", keys: "push email", inside: { "push": campaigns_PushContent, "email": campaigns_EmailContent } }

export const campaigns_LocaleContent: Shape = { schema: "LocaleContent", keys: "push email", others: campaigns_MessageBody }

export const campaigns_Content: Shape = { schema: "Content", keys: "push email", inside: { "push": campaigns_PushContent, "email": campaigns_EmailContent }, others: campaigns_LocaleContent }

export const campaigns_CampaignContent: Shape = { schema: "CampaignContent", keys: "locales variation_details content", inside: { "locales": campaigns_CampaignContent_locales, "variation_details": campaigns_VariationDetails, "content": campaigns_Content } }

export const campaigns_CreatePushCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreatePushCampaignRequest", keys: "request_id channel campaign_delivery_type created_by basic_details campaign_content", inside: { "request_id": campaigns_RequestId, "campaign_delivery_type": campaigns_CreatableDeliveryType, "basic_details": campaigns_PushBasicDetails, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_CreateEmailCampaignRequest_channel: Shape = {  }

export const campaigns_CreateEmailCampaignRequest_created_by: Shape = {  }

export const campaigns_EmailBasicDetails_name: Shape = {  }

export const campaigns_EmailBasicDetails_business_event: Shape = {  }

export const campaigns_EmailBasicDetails_content_type: Shape = {  }

export const campaigns_EmailBasicDetails_subscription_category: Shape = {  }

export const campaigns_EmailBasicDetails_tags_items: Shape = {  }

export const campaigns_EmailBasicDetails_tags: Shape = { items: campaigns_EmailBasicDetails_tags_items }

export const campaigns_EmailBasicDetails_team: Shape = {  }

export const campaigns_EmailBasicDetails_user_attribute_identifier: Shape = {  }

export const campaigns_EmailBasicDetails: Shape = { schema: "EmailBasicDetails", keys: "name business_event content_type subscription_category tags team user_attribute_identifier", inside: { "tags": campaigns_EmailBasicDetails_tags } }

export const campaigns_Connector_connector_type: Shape = {  }

export const campaigns_Connector_connector_name: Shape = {  }

export const campaigns_Connector: Shape = { schema: "Connector", keys: "connector_type connector_name" }

export const campaigns_CreateEmailCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateEmailCampaignRequest", keys: "request_id channel campaign_delivery_type created_by basic_details connector campaign_content", inside: { "request_id": campaigns_RequestId, "campaign_delivery_type": campaigns_CreatableDeliveryType, "basic_details": campaigns_EmailBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_CreateCampaignRequest_x_otherwise_channel: Shape = {  }

export const campaigns_CreateCampaignRequest_x_otherwise_created_by: Shape = {  }

export const campaigns_EitherBasicDetails_name: Shape = {  }

export const campaigns_EitherBasicDetails_business_event: Shape = {  }

export const campaigns_EitherBasicDetails_tags_items: Shape = {  }

export const campaigns_EitherBasicDetails_tags: Shape = { items: campaigns_EitherBasicDetails_tags_items }

export const campaigns_EitherBasicDetails_team: Shape = {  }

export const campaigns_EitherBasicDetails_platforms: Shape = { items: campaigns_Platform }

export const campaigns_EitherBasicDetails_broadcast_live_activity_id: Shape = {  }

export const campaigns_EitherBasicDetails_send_to_triggered_platform_only: Shape = {  }

export const campaigns_EitherBasicDetails_content_type: Shape = {  }

export const campaigns_EitherBasicDetails_subscription_category: Shape = {  }

export const campaigns_EitherBasicDetails_user_attribute_identifier: Shape = {  }

export const campaigns_EitherBasicDetails: Shape = { schema: "EitherBasicDetails", keys: "name business_event tags team platforms broadcast_live_activity_id geofences send_to_triggered_platform_only platform_specific_details content_type subscription_category user_attribute_identifier", inside: { "tags": campaigns_EitherBasicDetails_tags, "platforms": campaigns_EitherBasicDetails_platforms, "geofences": campaigns_Geofences, "platform_specific_details": campaigns_PlatformSpecificDetails } }

export const campaigns_CreateCampaignRequest_x_otherwise: Shape = { source: "openapi/campaigns.yaml#/components/schemas/CreateCampaignRequest/x-otherwise", keys: "request_id channel campaign_delivery_type created_by basic_details connector campaign_content", inside: { "request_id": campaigns_RequestId, "campaign_delivery_type": campaigns_CreatableDeliveryType, "basic_details": campaigns_EitherBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_UpdatePushCampaignRequest_channel: Shape = {  }

export const campaigns_UpdateStatus: Shape = { schema: "UpdateStatus" }

export const campaigns_DeliveryType: Shape = { schema: "DeliveryType" }

export const campaigns_UpdatePushCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdatePushCampaignRequest", keys: "request_id channel status campaign_delivery_type basic_details campaign_content", inside: { "request_id": campaigns_RequestId, "status": campaigns_UpdateStatus, "campaign_delivery_type": campaigns_DeliveryType, "basic_details": campaigns_PushBasicDetails, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_UpdateEmailCampaignRequest_channel: Shape = {  }

export const campaigns_UpdateEmailCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateEmailCampaignRequest", keys: "request_id channel status campaign_delivery_type basic_details connector campaign_content", inside: { "request_id": campaigns_RequestId, "status": campaigns_UpdateStatus, "campaign_delivery_type": campaigns_DeliveryType, "basic_details": campaigns_EmailBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_UpdateChannellessCampaignRequest_channel: Shape = {  }

export const campaigns_UpdateChannellessCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/UpdateChannellessCampaignRequest", keys: "request_id channel status campaign_delivery_type basic_details connector campaign_content", inside: { "request_id": campaigns_RequestId, "status": campaigns_UpdateStatus, "campaign_delivery_type": campaigns_DeliveryType, "basic_details": campaigns_EitherBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent }, renamed: {"delivery_type":"campaign_delivery_type"} }

export const campaigns_ValidateCampaignRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ValidateCampaignRequest", keys: "request_id", inside: { "request_id": campaigns_RequestId } }

export const campaigns_StatusChangeRequest_action: Shape = {  }

export const campaigns_StatusChangeRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/StatusChangeRequest", keys: "request_id action", inside: { "request_id": campaigns_RequestId } }

export const campaigns_ListExecutionsRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ListExecutionsRequest", keys: "request_id", inside: { "request_id": campaigns_RequestId } }

export const campaigns_SearchRequest_request_id: Shape = {  }

export const campaigns_SearchRequest_limit: Shape = {  }

export const campaigns_CampaignFields_ids_items: Shape = {  }

export const campaigns_CampaignFields_ids: Shape = { items: campaigns_CampaignFields_ids_items }

export const campaigns_SearchedChannel: Shape = { schema: "SearchedChannel" }

export const campaigns_CampaignFields_created_by: Shape = {  }

export const campaigns_CampaignFields_created_date: Shape = {  }

export const campaigns_CampaignFields_name: Shape = {  }

export const campaigns_SearchedStatus: Shape = { schema: "SearchedStatus" }

export const campaigns_CampaignFields_tags: Shape = {  }

export const campaigns_SearchedDeliveryType: Shape = { schema: "SearchedDeliveryType" }

export const campaigns_CampaignFields_version_number: Shape = {  }

export const campaigns_CampaignFields: Shape = { schema: "CampaignFields", keys: "ids channels created_by created_date name status tags campaign_delivery_type version_number", inside: { "ids": campaigns_CampaignFields_ids, "channels": campaigns_SearchedChannel, "status": campaigns_SearchedStatus, "campaign_delivery_type": campaigns_SearchedDeliveryType }, renamed: {"id":"ids","delivery_type":"campaign_delivery_type"} }

export const campaigns_SearchRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/SearchRequest", keys: "request_id limit campaign_fields", inside: { "campaign_fields": campaigns_CampaignFields } }

export const campaigns_PushTestRequest_channel: Shape = {  }

export const campaigns_DraftId: Shape = { schema: "DraftId" }

export const campaigns_PushTestRequest_connector: Shape = {  }

export const campaigns_PersonalizationDetails_user_attributes: Shape = {  }

export const campaigns_PersonalizationDetails_event_attributes: Shape = {  }

export const campaigns_PersonalizationDetails: Shape = { schema: "PersonalizationDetails", keys: "user_attributes event_attributes" }

export const campaigns_TestIdentifier: Shape = { schema: "TestIdentifier" }

export const campaigns_TestCampaignMeta_identifier_values_items: Shape = {  }

export const campaigns_TestCampaignMeta_identifier_values: Shape = { items: campaigns_TestCampaignMeta_identifier_values_items }

export const campaigns_TestCampaignMeta_variation: Shape = {  }

export const campaigns_TestCampaignMeta_locale_name: Shape = {  }

export const campaigns_TestCampaignMeta: Shape = { schema: "TestCampaignMeta", keys: "identifier identifier_values variation locale_name platform", inside: { "identifier": campaigns_TestIdentifier, "identifier_values": campaigns_TestCampaignMeta_identifier_values, "platform": campaigns_Platform } }

export const campaigns_PushTestRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/PushTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": campaigns_RequestId, "draft_id": campaigns_DraftId, "basic_details": campaigns_PushBasicDetails, "campaign_content": campaigns_CampaignContent, "personalization_details": campaigns_PersonalizationDetails, "test_campaign_meta": campaigns_TestCampaignMeta } }

export const campaigns_EmailTestRequest_channel: Shape = {  }

export const campaigns_EmailTestRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/EmailTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": campaigns_RequestId, "draft_id": campaigns_DraftId, "basic_details": campaigns_EmailBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent, "personalization_details": campaigns_PersonalizationDetails, "test_campaign_meta": campaigns_TestCampaignMeta } }

export const campaigns_ChannellessTestRequest_channel: Shape = {  }

export const campaigns_ChannellessTestRequest: Shape = { source: "openapi/campaigns.yaml#/components/schemas/ChannellessTestRequest", keys: "request_id channel draft_id basic_details connector campaign_content personalization_details test_campaign_meta", inside: { "request_id": campaigns_RequestId, "draft_id": campaigns_DraftId, "basic_details": campaigns_EitherBasicDetails, "connector": campaigns_Connector, "campaign_content": campaigns_CampaignContent, "personalization_details": campaigns_PersonalizationDetails, "test_campaign_meta": campaigns_TestCampaignMeta } }

export const offerings_OfferingCreate_name: Shape = {  }

export const offerings_OfferingCreate_description: Shape = {  }

export const offerings_OfferingCreate_priority: Shape = {  }

export const offerings_NewScheduling_start_datetime: Shape = {  }

export const offerings_NewScheduling_expiry_datetime: Shape = {  }

export const offerings_NewScheduling: Shape = { schema: "NewScheduling", keys: "start_datetime expiry_datetime" }

export const offerings_OfferingCreate_tags_items: Shape = {  }

export const offerings_OfferingCreate_tags: Shape = { items: offerings_OfferingCreate_tags_items }

export const offerings_OfferingCreate_offering_attribute_configuration: Shape = {  }

export const offerings_OfferingCreate_offer_content_meta_templateId: Shape = {  }

export const offerings_OfferingCreate_offer_content_meta: Shape = { keys: "templateId" }

export const offerings_OfferingCreate_offer_content: Shape = { keys: "meta", inside: { "meta": offerings_OfferingCreate_offer_content_meta } }

export const offerings_VariationMeta_type: Shape = {  }

export const offerings_VariationMeta_variantsPerLocale: Shape = {  }

export const offerings_VariationMeta_smv_distribution: Shape = {  }

export const offerings_VariationMeta_control_group_percentage: Shape = {  }

export const offerings_VariationMeta_control_group: Shape = { keys: "percentage" }

export const offerings_VariationMeta: Shape = { schema: "VariationMeta", keys: "type variantsPerLocale smv_distribution control_group", inside: { "control_group": offerings_VariationMeta_control_group } }

export const offerings_OfferingCreate_imp_track_hours: Shape = {  }

export const offerings_OfferingCreate_capping_rules: Shape = {  }

export const offerings_OfferingCreate_conversion: Shape = {  }

export const offerings_OfferingCreate_segment_info: Shape = {  }

export const offerings_OfferingCreate_delivery: Shape = {  }

export const offerings_OfferingCreate_created_by: Shape = {  }

export const offerings_OfferingCreate_is_global_control_enabled: Shape = {  }

export const offerings_OfferingCreate: Shape = { source: "openapi/offerings.yaml#/components/schemas/OfferingCreate", keys: "name description priority scheduling tags offering_attribute_configuration offer_content variation_meta imp_track_hours capping_rules conversion segment_info delivery created_by is_global_control_enabled", inside: { "scheduling": offerings_NewScheduling, "tags": offerings_OfferingCreate_tags, "offer_content": offerings_OfferingCreate_offer_content, "variation_meta": offerings_VariationMeta } }

export const offerings_Offering_name: Shape = {  }

export const offerings_Offering_description: Shape = {  }

export const offerings_Offering_priority: Shape = {  }

export const offerings_Scheduling_start_datetime: Shape = {  }

export const offerings_Scheduling_expiry_datetime: Shape = {  }

export const offerings_Scheduling: Shape = { schema: "Scheduling", keys: "start_datetime expiry_datetime" }

export const offerings_Offering_tags_items: Shape = {  }

export const offerings_Offering_tags: Shape = { items: offerings_Offering_tags_items }

export const offerings_Offering_offering_attribute_configuration: Shape = {  }

export const offerings_Offering_offer_content_meta_templateId: Shape = {  }

export const offerings_Offering_offer_content_meta: Shape = { keys: "templateId" }

export const offerings_Offering_offer_content: Shape = { keys: "meta", inside: { "meta": offerings_Offering_offer_content_meta } }

export const offerings_Offering_imp_track_hours: Shape = {  }

export const offerings_Offering_capping_rules: Shape = {  }

export const offerings_Offering_conversion: Shape = {  }

export const offerings_Offering_segment_info: Shape = {  }

export const offerings_Offering_delivery: Shape = {  }

export const offerings_Offering_created_by: Shape = {  }

export const offerings_Offering_is_global_control_enabled: Shape = {  }

export const offerings_Offering: Shape = { source: "openapi/offerings.yaml#/components/schemas/Offering", keys: "name description priority scheduling tags offering_attribute_configuration offer_content variation_meta imp_track_hours capping_rules conversion segment_info delivery created_by is_global_control_enabled", inside: { "scheduling": offerings_Scheduling, "tags": offerings_Offering_tags, "offer_content": offerings_Offering_offer_content, "variation_meta": offerings_VariationMeta } }
