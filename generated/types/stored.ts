// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type StoredBasicDetails = {
  name?: unknown
  business_event?: unknown
  tags?: unknown
  team?: unknown
  platforms?: unknown
  broadcast_live_activity_id?: unknown
  geofences?: unknown
  send_to_triggered_platform_only?: unknown
  platform_specific_details?: unknown
  content_type?: unknown
  subscription_category?: unknown
  user_attribute_identifier?: unknown
}

export type StoredConnector = {
  connector_type?: unknown
  connector_name?: unknown
}

export type StoredCampaignContent = {
  locales?: unknown
  variation_details?: unknown
  content?: unknown
}

export type StoredOffering = {
  name?: unknown
  description?: unknown
  priority?: unknown
  scheduling?: unknown
  tags?: unknown
  offering_attribute_configuration?: unknown
  offer_content?: unknown
  variation_meta?: unknown
  imp_track_hours?: unknown
  capping_rules?: unknown
  conversion?: unknown
  segment_info?: unknown
  delivery?: unknown
  created_by?: unknown
  is_global_control_enabled?: unknown
}

export type StoredVariationMeta = {
  type?: unknown
  variantsPerLocale?: unknown
  smv_distribution?: unknown
  control_group?: unknown
}
