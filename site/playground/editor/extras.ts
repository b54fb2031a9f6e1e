import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { type CurrentOperation, completionSource, schemaHover } from './hints.js'

/** What only those need who edit: completion, hints and search. Loaded with the first focus. */
export const extras = (operation: CurrentOperation): Extension => [
  autocompletion({ override: [completionSource(operation)], icons: false }),
  schemaHover(operation),
  search({ top: true }),
  highlightSelectionMatches(),
  keymap.of([...completionKeymap, ...searchKeymap]),
]
