import type { CheckSettings } from '../checking/check-settings.js'
import type { InputError } from '../documents/input-error.js'
import type { Path } from '../documents/position.js'
import type { Exchange } from './exchange.js'
import type { OutlinedDocument } from './outline.js'

/** A request of a file, or the error that makes it unreadable. */
export interface FoundExchange {
  /** 1-based number in the file. */
  document: number
  /** Its path in a JSON document. */
  start?: Path
  exchange?: Exchange
  error?: InputError
}

/** A file of HTTP requests. */
export interface ExchangeFile {
  name: string
  /** The document of a JSON file, for duplicate keys. */
  document?: OutlinedDocument
  settings: CheckSettings
  /** The noun for a request of the file, singular and plural. */
  what: readonly [one: string, several: string]
  /** Whether the tool may have omitted credentials that were sent. */
  leavesOutCredentials: boolean
}
