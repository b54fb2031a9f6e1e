import type { CheckSettings } from '../checking/check-settings.js'
import type { Path } from '../documents/place.js'
import type { Problem } from '../documents/problem.js'
import type { Exchange } from './exchange.js'
import type { OutlinedDocument } from './outline.js'

/** What a file holds as a request; `problem` where it cannot be used. */
export interface FoundExchange {
  /** Which of the file it is, from 1. */
  document: number
  /** Where it begins in a JSON document. */
  start?: Path
  exchange?: Exchange
  problem?: Problem
}

/** A file that holds requests as they go over HTTP. */
export interface ExchangeFile {
  name: string
  /** Where the file is JSON: its keys are searched for repeated ones. */
  document?: OutlinedDocument
  settings: CheckSettings
  /** What a request of it is called: one, and several. */
  what: readonly [one: string, several: string]
  /** Whether credentials that are not there may have been sent all the same. */
  leavesOutCredentials: boolean
}
