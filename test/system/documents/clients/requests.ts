/* What the programs of all clients send. */

export const headers = { 'Idempotency-Key': '3f1d2c84-9b57-4e0a-8c6d-1f2e3a4b5c6d' }

export const offering = {
  name: 'summer_sale',
  priority: 1,
  delivery: {},
  created_by: 'ana',
  scheduling: { start_datetime: '2030-01-01T00:00:00Z', expiry_datetime: '2030-01-02T00:00:00Z' },
  segment_info: {},
  offer_content: {},
  variation_meta: { type: 'SMV' as const },
}

export const meta = { identifier: 'PUSH_ID' as const, identifier_values: ['a'] }
