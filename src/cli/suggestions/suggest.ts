import { operationSummaries } from '../../../generated/operation-summaries.js'
import { isObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { likelyOperation } from '../checking/body-keys.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isCurlFile, isHttpFile, isJson, isLines } from '../documents/file-names.js'
import type { Path } from '../documents/position.js'
import { isRequest, parts } from '../documents/request-document.js'
import { schemaOf } from '../fix/allowed.js'
import { type Field, fieldAt, fieldsIn } from '../fix/field.js'
import { type Located, locate, locateTyped } from './locate.js'

/** A text that is being edited, with the name of its file. */
export interface EditedText {
  name: string
  text: string
  settings: Pick<CheckSettings, 'contract' | 'operation'>
}

/** A range of a text, by its offsets. */
interface Span {
  start: number
  end: number
}

/** A field or value that fits, and the text that writes it. */
export interface Suggestion {
  name: string
  text: string
  /** The types of a field and whether it is required, or the label of a value. */
  detail?: string | undefined
  /** Absent for a value. */
  field?: Field
}

/** Returns the field at an offset, or the field whose value is there. */
export function fieldUnder(
  edited: EditedText,
  offset: number,
): (Span & { field: Field; detail: string }) | undefined {
  const located = locateIn(edited, offset, locate)
  const field = located && fieldOf(located, edited)
  return field && { field, detail: detailOf(field), start: located.start, end: located.end }
}

/** Returns the fields or values that fit at an offset, as the contract lists them, and what they replace. */
export function suggestionsAt(
  edited: EditedText,
  offset: number,
): (Span & { suggestions: Suggestion[] }) | undefined {
  const located = locateIn(edited, offset, locateTyped)
  if (located === undefined) return undefined
  const { start, end } = located
  return { start, end, suggestions: suggestionsFor(located, edited) }
}

function suggestionsFor(located: Located, edited: EditedText): Suggestion[] {
  const { path, isKey, isBlock } = located
  const inJson = isJson(edited.name, edited.text) || isLines(edited.name)
  const written = (value: string) =>
    inJson || !/^[A-Za-z][\w./-]*$/.test(value) || yamlWords.test(value)
      ? JSON.stringify(value)
      : value
  if (!isKey) {
    const field = fieldOf(located, edited)
    const flags = field?.types.includes('boolean') ? ['true', 'false'] : []
    const values = [
      ...flags.map((name) => ({ name, text: name })),
      ...(field?.values ?? []).map(({ value, label }) => ({
        ...{ name: value, text: written(value), detail: label },
      })),
    ]
    if (values.length > 0 || inJson || !isBlock) return values
  }
  const around = isKey ? path.slice(0, -1) : path
  const given = around.reduce<unknown>((value, key) => Object(value)[key], located.root)
  const existing = isKey ? Object.keys(Object(given)) : []
  return fieldsAt(around, located, edited)
    .filter(({ name }) => name === path.at(-1) || !existing.includes(name))
    .map((field) => ({
      name: field.name,
      text: written(field.name) + (located.hasValue && isKey ? '' : ': '),
      detail: detailOf(field),
      field,
    }))
}

/** Words that are no strings in YAML. */
const yamlWords = /^(?:true|false|null|yes|no|on|off|y|n)$/i

function locateIn(
  { name, text }: EditedText,
  offset: number,
  find: typeof locate,
): Located | undefined {
  if (isHttpFile(name) || isCurlFile(name)) return undefined
  if (!isLines(name)) return find(text, offset)
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(from).split('\n', 1)[0] as string
  const located = find(line, offset - from)
  return located && { ...located, start: located.start + from, end: located.end + from }
}

/** Returns the operation of a document and the path in its body; undefined outside of the body. */
function bodyAt(path: Path, root: unknown, { settings }: EditedText) {
  const { contract } = settings
  const isDocument = isRequest(root)
  const { operation: named, body } = isDocument ? root : { operation: undefined, body: root }
  const operation = (named ??
    settings.operation ??
    likelyOperation(body, contract)) as OperationName
  if (isDocument && path[0] !== 'body') return undefined
  if (!Object.hasOwn(contract.operations, operation ?? '')) return undefined
  const schema = schemaOf(contract, operation)
  return schema && { schema, body, path: isDocument ? path.slice(1) : path }
}

function fieldOf({ path, root }: Located, edited: EditedText): Field | undefined {
  const inBody = bodyAt(path, root, edited)
  if (inBody !== undefined) {
    if (inBody.path.length === 0) return undefined
    const field = fieldAt(inBody.schema, inBody.body, inBody.path)
    const isKnown = field.types.length + field.fields.length + field.values.length > 0
    return isKnown || field.description ? field : undefined
  }
  return fieldsAt(path.slice(0, -1), { path, root }, edited).find(
    ({ name }) => name === path.at(-1),
  )
}

/** Returns the fields of an object in a document. */
function fieldsAt(
  path: Path,
  { root }: Pick<Located, 'path' | 'root'>,
  edited: EditedText,
): Field[] {
  const inBody = bodyAt(path, root, edited)
  if (inBody !== undefined) return fieldsIn(inBody.schema, inBody.body, inBody.path)
  if (isObject(root) && !isRequest(root) && Object.keys(root).length > 1) return []
  return documentFields(path, Object(root).operation, edited)
}

/** Returns the fields of a request document outside of its body. */
function documentFields(path: Path, operation: unknown, { settings }: EditedText): Field[] {
  const { operations } = settings.contract
  const field = (name: string, values: Field['values'] = [], isRequired = false): Field => ({
    ...{ name, values, isRequired, types: [], fields: [], examples: [], limits: {} },
  })
  if (path.length === 0) {
    const names = Object.entries(operations).map(([value, { method, path: url }]) => ({
      value,
      label: `${method} ${url}: ${operationSummaries[value as OperationName]}`,
    }))
    return [field('operation', names, true), ...parts.map((name) => field(name))]
  }
  const traits = Object.hasOwn(operations, String(operation))
    ? operations[operation as OperationName]
    : undefined
  if (traits === undefined || path.length > 1) return []
  const { pathParameters, queryParameters, headers } = traits
  const [part] = path
  const names: readonly string[] =
    part === 'params'
      ? pathParameters
      : part === 'query'
        ? queryParameters
        : part === 'headers'
          ? ['Authorization', ...headers, 'Content-Type']
          : []
  return names.map((name) => field(name))
}

const detailOf = ({ types, isRequired }: Field): string =>
  [types.join(' or '), isRequired ? 'required' : ''].filter(Boolean).join(', ')
