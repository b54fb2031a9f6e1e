import type { Completion, CompletionSource } from '@codemirror/autocomplete'
import { hoverTooltip } from '@codemirror/view'
import type { Suggestion } from '../../../src/cli/suggestions/suggest.js'
import { element } from '../elements.js'
import { markedText } from '../marked-text.js'
import type { Hint, HintQuestion } from '../protocol.js'
import { languageOf } from './languages.js'

/** Asks what the contract says about an offset of the text. */
export type FindHint = (offset: number, about: HintQuestion['about']) => Promise<Hint | undefined>

/** Completes the names and values that the contract lists. */
export const completionSource =
  (findHint: FindHint): CompletionSource =>
  async ({ state, pos, explicit }) => {
    if (languageOf(state) === 'text') return null
    const { range, suggestions = [] } = (await findHint(pos, 'suggestions')) ?? {}
    const isTyped = range !== undefined && range.start < pos
    if (range === undefined || suggestions.length === 0 || !(explicit || isTyped)) return null
    return {
      from: range.start,
      to: range.end,
      validFor: /^["\w-]*$/,
      options: suggestions.map(completionOf),
    }
  }

function completionOf({ name, text, detail, field }: Suggestion): Completion {
  const shown = {
    label: text.replace(/: $/, ''),
    displayLabel: name,
    apply: text,
    ...(detail !== undefined && { detail }),
  }
  if (field === undefined) return { ...shown, type: 'enum' }
  const { description, isRequired } = field
  return {
    ...shown,
    type: 'property',
    boost: isRequired ? 1 : 0,
    ...(description !== undefined && {
      info: () => element('p', {}, ...markedText(description)),
    }),
  }
}

/** Shows what the contract says about the field under the pointer. */
export const fieldHover = (findHint: FindHint) =>
  hoverTooltip(async ({ state }, position) => {
    if (languageOf(state) === 'text') return null
    const { range, field, detail } = (await findHint(position, 'field')) ?? {}
    if (range === undefined || field === undefined) return null
    const { name, description, values } = field
    return {
      pos: range.start,
      end: range.end,
      above: true,
      create: () => ({
        dom: element(
          'div',
          { class: 'hint' },
          element('strong', {}, name),
          ` ${detail}`,
          ...(description === undefined ? [] : [element('p', {}, ...markedText(description))]),
          ...(values.length === 0
            ? []
            : [element('p', {}, `One of ${values.map(({ value }) => value).join(', ')}`)]),
        ),
      }),
    }
  })
