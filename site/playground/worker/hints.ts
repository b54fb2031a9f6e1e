import { fieldUnder, suggestionsAt } from '../../../src/cli/suggestions/suggest.js'
import type { Plugin } from '../../../src/core/index.js'
import type { Hint, HintQuestion } from '../protocol.js'
import { operationIn } from './answer.js'
import { formOf } from './form.js'
import { SettingsReader } from './settings.js'

let reader: SettingsReader | undefined

/** Returns what the contract says about an offset of a text; loaded with the first question. */
export function hintFor(
  { id, state, offset, about }: HintQuestion,
  plugins: readonly Plugin[],
): Hint {
  reader ??= new SettingsReader(plugins)
  const settings = reader.read(state)
  if (settings.error !== undefined) return { hint: id }
  const { contract } = settings
  const { name, text, moved } = formOf(state)
  const edited = { name, text, settings: { contract, operation: operationIn(state, contract) } }
  const find = about === 'field' ? fieldUnder : suggestionsAt
  const found = find(edited, offset + moved.offset)
  if (found === undefined) return { hint: id }
  const { start, end, ...hint } = found
  return { hint: id, range: { start: start - moved.offset, end: end - moved.offset }, ...hint }
}
