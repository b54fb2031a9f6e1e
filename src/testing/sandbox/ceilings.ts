/** Limits that keep the memory of a sandbox bounded; docs/sandbox.md lists them. */
export const ceilings = {
  /** Bytes in the body of an API request. */
  apiBody: 1024 * 1024,
  /** Bytes in the body of a request to the sandbox's own endpoints. */
  ownBody: 32 * 1024 * 1024,
  /** Campaigns; the same limit applies to offerings. */
  resources: 10_000,
  /** Estimated bytes of all campaigns, offerings, credentials and the workspace. */
  stored: 64 * 1024 * 1024,
  /** Estimated bytes of one campaign or offering. */
  resource: 8 * 1024 * 1024,
  /** Idempotency keys. */
  idempotencyKeys: 10_000,
  /** Estimated bytes of idempotency keys and the responses stored for them. */
  idempotency: 32 * 1024 * 1024,
  /** Bytes of a response that is stored for an idempotency key. */
  storedResponse: 4 * 1024 * 1024,
  /** Combinations of caller and operation for which request times are kept. */
  rateLimitKeys: 1_000,
  /** Earlier requests that `POST /sandbox/given` accepts. */
  recentRequests: 10_000,
}

/** Thrown when data exceeds the limits of a sandbox. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** Estimated bytes per value in addition to its characters. */
const bytesPerValue = 64

/** Estimates the memory that the value of a JSON text takes, in bytes. */
export function estimatedBytes(json: string): number {
  let values = 1
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (code === comma || code === bracket || code === brace) values++
  }
  return json.length * 2 + values * bytesPerValue
}

const comma = 0x2c
const bracket = 0x5b
const brace = 0x7b

export const mebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`
