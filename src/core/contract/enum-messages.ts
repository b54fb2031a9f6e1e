/** The messages of rules about values that a documented list leaves out (`x-enum-rules`). */
export const enumMessages = {
  'create/channel-not-supported':
    'SMS campaigns can only be searched (POST /v5/campaigns/search), not created.',
  'create/delivery-type-not-supported':
    'A `BROADCAST_LIVE_ACTIVITY` campaign cannot be created through the API.',
  'status/publish-not-accepted':
    '`PUBLISH` is not accepted here. Send PATCH /v5/campaigns/{campaign_id} with `{"status": "PUBLISH"}`.',
  'update/channel-not-supported': 'SMS campaigns can only be searched, not updated.',
} as const
