import type { CompletionItem, Hover, Position, Range } from 'vscode-languageserver'
import { CompletionItemKind } from 'vscode-languageserver'
import type { TextDocument as Document } from 'vscode-languageserver-textdocument'
import { operationSummaries } from '../../../../generated/operation-summaries.js'
import { isObject } from '../../../core/base/json.js'
import type { OperationName } from '../../../core/index.js'
import { likelyOperation } from '../../checking/body-keys.js'
import { isHttpFile, isJson, isLines } from '../../documents/file-names.js'
import type { Path } from '../../documents/position.js'
import { isRequest, parts } from '../../documents/request-document.js'
import { schemaOf } from '../../fix/allowed.js'
import { type Field, fieldAt, fieldsIn } from '../../fix/field.js'
import type { OpenFile } from './check-file.js'
import { type Located, locate, locateTyped } from './locate.js'

/** Describes the field or value at a position, in Markdown. */
export function hoverAt(open: OpenFile, document: Document, position: Position): Hover | null {
  const located = locateIn(open, document.offsetAt(position), locate)
  const field = located && fieldOf(located, open)
  if (!field) return null
  const contents = { kind: 'markdown' as const, value: markdownOf(field) }
  return { contents, range: rangeOf(located, document) }
}

/** Returns the fields or values that fit at a position, as the contract lists them. */
export function completionsAt(
  open: OpenFile,
  document: Document,
  position: Position,
): CompletionItem[] {
  const located = locateIn(open, document.offsetAt(position), locateTyped)
  if (located === undefined) return []
  const range = rangeOf(located, document)
  return suggestionsAt(located, open).map(({ text, ...item }, index) => ({
    ...item,
    filterText: text,
    sortText: String(index).padStart(4, '0'),
    textEdit: { range, newText: text },
  }))
}

const rangeOf = ({ start, end }: Located, document: Document): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
})

/** A completion, with the text that it writes. */
type Suggestion = Pick<CompletionItem, 'label' | 'kind' | 'detail' | 'documentation'> & {
  text: string
}

function suggestionsAt(located: Located, open: OpenFile): Suggestion[] {
  const { path, isKey, isBlock } = located
  const inJson = isJson(open.file.name, open.text) || isLines(open.file.name)
  const written = (value: string) =>
    inJson || !/^[A-Za-z][\w./-]*$/.test(value) || yamlWords.test(value)
      ? JSON.stringify(value)
      : value
  if (!isKey) {
    const field = fieldOf(located, open)
    const kind = CompletionItemKind.Value
    const flags = field?.types.includes('boolean') ? ['true', 'false'] : []
    const values = [
      ...flags.map((label) => ({ label, kind, text: label })),
      ...(field?.values ?? []).map(({ value, label: detail }) => ({
        ...{ label: value, kind, text: written(value) },
        ...(detail !== undefined && { detail }),
      })),
    ]
    if (values.length > 0 || inJson || !isBlock) return values
  }
  const around = isKey ? path.slice(0, -1) : path
  const given = around.reduce<unknown>((value, key) => Object(value)[key], located.root)
  const existing = isKey ? Object.keys(Object(given)) : []
  return fieldsAt(around, located, open)
    .filter(({ name }) => name === path.at(-1) || !existing.includes(name))
    .map((field) => ({
      label: field.name,
      kind: CompletionItemKind.Property,
      detail: detailOf(field),
      documentation: { kind: 'markdown', value: markdownOf(field) },
      text: written(field.name) + (located.hasValue && isKey ? '' : ': '),
    }))
}

/** Words that are no strings in YAML. */
const yamlWords = /^(?:true|false|null|yes|no|on|off|y|n)$/i

function locateIn(
  { file, text }: OpenFile,
  offset: number,
  find: typeof locate,
): Located | undefined {
  if (isHttpFile(file.name)) return undefined
  if (!isLines(file.name)) return find(text, offset)
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(from).split('\n', 1)[0] as string
  const located = find(line, offset - from)
  return located && { ...located, start: located.start + from, end: located.end + from }
}

/** Returns the operation of a document and the path in its body; undefined outside of the body. */
function bodyAt(path: Path, root: unknown, { settings }: OpenFile) {
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

function fieldOf({ path, root }: Located, open: OpenFile): Field | undefined {
  const inBody = bodyAt(path, root, open)
  if (inBody !== undefined) {
    if (inBody.path.length === 0) return undefined
    const field = fieldAt(inBody.schema, inBody.body, inBody.path)
    const isKnown = field.types.length + field.fields.length + field.values.length > 0
    return isKnown || field.description ? field : undefined
  }
  return fieldsAt(path.slice(0, -1), { path, root }, open).find(({ name }) => name === path.at(-1))
}

/** Returns the fields of an object in a document. */
function fieldsAt(path: Path, { root }: Pick<Located, 'path' | 'root'>, open: OpenFile): Field[] {
  const inBody = bodyAt(path, root, open)
  if (inBody !== undefined) return fieldsIn(inBody.schema, inBody.body, inBody.path)
  if (isObject(root) && !isRequest(root) && Object.keys(root).length > 1) return []
  return documentFields(path, Object(root).operation, open)
}

/** Returns the fields of a request document outside of its body. */
function documentFields(path: Path, operation: unknown, { settings }: OpenFile): Field[] {
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

const mostValues = 30

function markdownOf(field: Field): string {
  const { name, description, values, limits } = field
  const shown = values
    .slice(0, mostValues)
    .map(({ value, label }) => `- \`${value}\`${label === undefined ? '' : `: ${label}`}`)
  const more = values.length - shown.length
  const { pattern: _, ...others } = limits
  const limited = Object.entries(others).map(([keyword, value]) => `\`${keyword}: ${value}\``)
  const detail = detailOf(field)
  return [
    `**${name}**${detail === '' ? '' : ` (${detail})`}`,
    ...(description === undefined ? [] : [description]),
    ...(limited.length === 0 ? [] : [limited.join(', ')]),
    [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
