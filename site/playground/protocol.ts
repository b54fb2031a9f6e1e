import type { Field } from '../../src/cli/fix/field.js'
import type { Suggestion } from '../../src/cli/suggestions/suggest.js'
import type { PlaygroundState } from './fragment.js'

/*
 * What the page and the worker send each other. Offsets are UTF-16 code units of the text, as editors
 * count; the end is exclusive.
 */

/** Asks for the verdict on a text. A later question with another id replaces those not yet answered. */
export interface Question {
  id: number
  state: PlaygroundState
}

/** The answer to the question with the same id. */
export interface Answer {
  id: number
  /** What the text is, in words, such as `a curl command`. */
  form: string
  /** The requests of the text in their order, up to a limit. */
  requests: readonly CheckedRequest[]
  /** How many requests more the text has. */
  omitted: number
  findings: readonly Finding[]
  /** Why the settings, the facts or a plugin cannot be used; then nothing is checked. */
  settingsError?: { part: 'options' | 'facts' | 'plugins'; message: string }
  /** Time that reading and checking took in the worker. */
  milliseconds: number
}

/** The verdict on one request. */
export interface CheckedRequest {
  /** Its name in the text, such as `POST /core-services/v1/campaigns/test`, or its operation. */
  title: string
  operation?: string
  from: number
  to: number
  ok: boolean
  /** What the API would answer; absent if the request is valid or cannot be read. */
  response?: { status: number; headers: Readonly<Record<string, string>>; body: unknown }
  violations: number
  warnings: number
  notes: number
  /** The states of the stored campaign and offering, if they are known. */
  states?: readonly StoredState[]
  /** Rules that were skipped, with the facts that they need. */
  unchecked: readonly { rule: string; facts: readonly string[] }[]
}

/** The state of what a server has stored. */
export interface StoredState {
  /** In words, such as `The campaign is published.` */
  text: string
  /** Path of the page with its diagram within the site. */
  page: string
}

/** A problem at a place of the text. */
export interface Finding {
  /** Index in `requests`. */
  request: number
  from: number
  to: number
  severity: 'error' | 'warning' | 'note'
  /** Id of the rule; absent if the text cannot be read. */
  rule?: string
  target?: string
  message: string
  /** Path of the page about the rule within the site, or a link of a plugin. */
  docs?: string
  /** A change that certainly corrects it. */
  fix?: { label: string; changes: readonly { from: number; to: number; insert: string }[] }
}

/** Asks about an offset of the text: what can be written there, or which field is there. */
export interface HintQuestion {
  id: number
  state: PlaygroundState
  offset: number
  about: 'suggestions' | 'field'
}

/** The answer to a question about an offset, with the range that it is about; without one if there is none. */
export interface Hint {
  /** The id of the question. */
  hint: number
  range?: { start: number; end: number }
  suggestions?: readonly Suggestion[]
  field?: Field
  /** The types of the field, and whether it is required. */
  detail?: string
}
