import { operationSummaries } from '../../../generated/operation-summaries.js'
import { isObject, valueAt } from '../../core/base/json.js'
import type { Contract, OperationName } from '../../core/index.js'
import { likelyOperation } from '../checking/body-keys.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isCurlFile, isHttpFile, isJson, isLines } from '../documents/file-names.js'
import { isRequest } from '../documents/request-document.js'
import { plainName } from '../documents/yaml-document.js'
import { type Schema, schemaOf } from '../fix/allowed.js'
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
  if (located === undefined || located.path.length === 0) return undefined
  const { root, path, start, end } = located
  const schema = schemaIn(root, edited)
  if (schema === undefined) return undefined
  const field = fieldAt(schema, root, path)
  const isKnown = field.types.length + field.fields.length + field.values.length > 0
  if (!isKnown && field.description === undefined) return undefined
  return { field, detail: detailOf(field), start, end }
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
  const { path, root, isKey, isBlock, hasValue } = located
  const schema = schemaIn(root, edited)
  if (schema === undefined) return []
  const inJson = isInJson(edited)
  const written = inJson ? JSON.stringify : plainName
  if (!isKey) {
    const field = fieldAt(schema, root, path)
    const flags = field.types.includes('boolean') ? ['true', 'false'] : []
    const values = [
      ...flags.map((name) => ({ name, text: name })),
      ...field.values.map(({ value, label }) => ({
        name: value,
        text: written(value),
        detail: label,
      })),
      ...field.examples.map((example) => ({
        name: String(example),
        text: typeof example === 'string' ? written(example) : JSON.stringify(example),
      })),
    ]
    if (values.length > 0 || inJson || !isBlock) return values
  }
  const around = isKey ? path.slice(0, -1) : path
  const existing = isKey ? Object.keys(Object(valueAt(root, around))) : []
  return fieldsIn(schema, root, around)
    .filter(({ name }) => name === path.at(-1) || !existing.includes(name))
    .map((field) => ({
      name: field.name,
      text: written(field.name) + (hasValue && isKey ? '' : ': '),
      detail: detailOf(field),
      field,
    }))
}

const isInJson = ({ name, text }: EditedText): boolean => isJson(name, text) || isLines(name)

function locateIn(
  edited: EditedText,
  offset: number,
  find: typeof locateTyped,
): Located | undefined {
  const { name, text } = edited
  if (isHttpFile(name) || isCurlFile(name)) return undefined
  if (!isLines(name)) return find(text, offset, isInJson(edited))
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(from).split('\n', 1)[0] as string
  const located = find(line, offset - from, true)
  return located && { ...located, start: located.start + from, end: located.end + from }
}

/** Returns the schema of a document: of a bare body, or of a request of its operation. */
function schemaIn(root: unknown, { settings }: EditedText): Schema | undefined {
  const { contract } = settings
  const isDocument = isRequest(root)
  const { operation: named, body } = isDocument ? root : { operation: undefined, body: root }
  const written = String(named ?? settings.operation ?? likelyOperation(body, contract))
  const operation = (Object.keys(contract.operations) as OperationName[]).find(
    (name) => name === written,
  )
  const ofBody = operation && schemaOf(contract, operation)
  if (isDocument) return documentSchema(contract, operation, ofBody)
  // A single key may be that of a request.
  const isOther = isObject(root) && Object.keys(root).length > 1
  return ofBody ?? (isOther ? undefined : documentSchema(contract))
}

/** Returns the schema of a request document with the names that its operation has. */
function documentSchema(
  { operations }: Contract,
  operation?: OperationName,
  body: Schema = {},
): Schema {
  const named = (names: readonly string[] = []): Schema => ({
    properties: Object.fromEntries(names.map((name) => [name, {}])),
  })
  const all = Object.entries(operations)
  const { pathParameters, queryParameters, headers } = operation ? operations[operation] : {}
  return {
    required: ['operation'],
    properties: {
      operation: {
        enum: all.map(([name]) => name),
        enumDescriptions: all.map(
          ([name, { method, path }]) =>
            `${method} ${path}: ${operationSummaries[name as OperationName]}`,
        ),
      },
      params: named(pathParameters),
      query: named(queryParameters),
      headers: named(headers && ['Authorization', ...headers, 'Content-Type']),
      body,
      facts: {},
    },
    // The references of the body lead here.
    $defs: body.$defs,
  }
}

const detailOf = ({ types, isRequired }: Field): string =>
  [types.join(' or '), isRequired ? 'required' : ''].filter(Boolean).join(', ')
