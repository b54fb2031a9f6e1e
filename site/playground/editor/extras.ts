import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { completionSource, type FindHint, fieldHover } from './hints.js'

/** What only those need who edit: completion, hints and search. Loaded with the first focus. */
export const extras = (findHint: FindHint): Extension => [
  autocompletion({ override: [completionSource(findHint)], icons: false }),
  fieldHover(findHint),
  search({ top: true }),
  highlightSelectionMatches(),
  keymap.of([...completionKeymap, ...searchKeymap]),
]
