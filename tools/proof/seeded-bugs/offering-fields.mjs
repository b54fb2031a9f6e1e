/** The fields that a new offering needs. */
export const required = [
  'name',
  'priority',
  'delivery',
  'created_by',
  'scheduling',
  'segment_info',
  'offer_content',
  'variation_meta',
]
