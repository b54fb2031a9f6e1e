import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { element } from '../elements.js'
import { markedText } from '../marked-text.js'
import { loadSchema } from '../schema/load-schema.js'
import { schemaFor } from '../schema/request-document.js'
import { type Path, type Schema, schemasAt } from '../schema/schemas-at.js'
import {
  describe,
  propertySuggestions,
  type Suggestion,
  valueSuggestions,
} from '../schema/suggestions.js'
import { languageOf } from './languages.js'
import { readFrom, type Spot, spotAt } from './spot.js'
import { closest, isKey, keyOf, pathOf, scalarAt } from './tree-path.js'

/** Returns the operation that the request calls, as chosen or as the last check found. */
export type CurrentOperation = () => string | undefined

/** Completes names and values from the schema of the operation. */
export const completionSource =
  (operation: CurrentOperation) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const language = languageOf(state)
    if (language === 'text') return null
    const isYaml = language === 'yaml'
    const spot = spotAt(state, pos, isYaml)
    if (spot === undefined || (!explicit && spot.from === pos)) return null
    const suggestions = await suggestionsAt(state, spot, operation())
    if (suggestions.length === 0) return null
    const { from, to, kind } = spot
    return {
      from,
      to,
      validFor: /^["\w-]*$/,
      options: suggestions.map((suggestion) => ({
        label:
          kind === 'key' && !isYaml ? JSON.stringify(suggestion.name) : labelOf(suggestion, spot),
        displayLabel: suggestion.name,
        type: kind === 'key' ? 'property' : 'enum',
        boost: suggestion.isRequired === true ? 1 : 0,
        ...(suggestion.type !== undefined && { detail: detailOf(suggestion) }),
        ...(suggestion.description !== undefined && {
          info: () => element('p', {}, ...markedText(suggestion.description ?? '')),
        }),
        apply: insertionOf(suggestion, spot, isYaml),
      })),
    }
  }

const detailOf = ({ type = '', isRequired }: Suggestion): string =>
  isRequired === true ? `${type}, required` : type

const labelOf = ({ name }: Suggestion, { kind }: Spot): string =>
  kind === 'key' ? name : name.replaceAll(/^"|"$/g, '')

function insertionOf({ name }: Suggestion, { kind, hasValue }: Spot, isYaml: boolean): string {
  if (kind === 'value') return isYaml && /^"[A-Za-z][\w-]*"$/.test(name) ? name.slice(1, -1) : name
  const key = isYaml ? name : JSON.stringify(name)
  return hasValue ? key : `${key}: `
}

async function suggestionsAt(
  state: EditorState,
  { kind, path, present }: Spot,
  operation: string | undefined,
): Promise<Suggestion[]> {
  const schemas = await schemasIn(state, operation)
  if (kind === 'value') return valueSuggestions(schemas(path))
  return propertySuggestions(schemas(path), (key) => schemas([...path, key])).filter(
    ({ name }) => !present.includes(name),
  )
}

/** Returns a function that finds the schemas of a path in the text. */
async function schemasIn(
  state: EditorState,
  chosen: string | undefined,
): Promise<(path: Path) => Schema[]> {
  const read = readFrom(state)
  const tree = syntaxTree(state)
  const named = scalarAt(tree, ['operation'], read)
  const operation = typeof named === 'string' ? named : chosen
  const body = operation === undefined ? undefined : await loadSchema(operation)
  const isDocument = named !== undefined || body === undefined
  return (path) => {
    const found = schemaFor(path, isDocument, body)
    if (found === undefined) return []
    const { schema, bodyPath } = found
    return schemasAt(schema, found.path, (at) => scalarAt(tree, [...bodyPath, ...at], read))
  }
}

/** Shows what the schema says about the key under the pointer. */
export const schemaHover = (operation: CurrentOperation) =>
  hoverTooltip(async ({ state }, position, side) => {
    if (languageOf(state) === 'text') return null
    const key = closest(syntaxTree(state).resolveInner(position, side), isKey)
    if (key?.parent == null) return null
    const read = readFrom(state)
    const path = [...pathOf(key.parent, read), keyOf(key.parent, read)]
    const { type, description, values } = describe((await schemasIn(state, operation()))(path))
    if (description === undefined && type === undefined) return null
    return {
      pos: key.from,
      end: key.to,
      above: true,
      create: () => ({
        dom: element(
          'div',
          { class: 'hint' },
          element('strong', {}, String(path.at(-1))),
          ...(type === undefined ? [] : [` ${type}`]),
          ...(description === undefined ? [] : [element('p', {}, ...markedText(description))]),
          ...(values.length === 0 ? [] : [element('p', {}, `One of ${values.join(', ')}`)]),
        ),
      }),
    }
  })
