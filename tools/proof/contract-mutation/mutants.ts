import { type Family, type OpenApiDocument, operationsOf } from '../../generate/documents.js'
import { dataMutants, prose } from './data-mutants.js'
import {
  drop,
  type Emit,
  entriesOf,
  isNode,
  type Mutant,
  type Node,
  type Place,
  rename,
  set,
  swapWithNext,
  within,
} from './place.js'
import { schemaMutants } from './schema-mutants.js'

/** Returns every mutant of a document, in document order. */
export function mutantsOf(family: Family, document: OpenApiDocument): Mutant[] {
  const mutants: Mutant[] = []
  const emit: Emit = ({ path, name }, mutator, what, apply) => {
    mutants.push({ id: `${family}#${name} ${what}`, family, mutator, path, apply })
  }
  const root: Place = { path: [], name: '' }
  const whole = document as unknown as Node
  for (const [key, value] of Object.entries(whole)) {
    const at = within(root, key)
    if (key === 'x-rules') ruleMutants(at, value as Node[], whole, emit)
    else if (key === 'x-response-checks') checkMutants(at, value as Node[], emit)
    else if (key === 'paths') pathMutants(at, value as Node, whole, emit)
    else if (key === 'components')
      componentMutants(at, value as Node, requestSchemas(document), emit)
    else if (key === 'info') versionMutants(within(at, 'version'), emit)
    else if (key !== 'openapi' && key !== 'tags') dataMutants(at, value, emit)
  }
  return mutants
}

function versionMutants(at: Place, emit: Emit): void {
  emit(at, 'version', 'another', set(at, '1'))
}

const severities = ['error', 'warn', 'off']

function ruleMutants(list: Place, rules: Node[], document: Node, emit: Emit): void {
  const { components } = document as { components: { schemas: { ErrorCode: { enum: string[] } } } }
  const codes = components.schemas.ErrorCode.enum
  const operationsIn = (entry: Node | undefined) => (entry?.operations ?? []) as string[]
  const all = [...new Set(rules.flatMap(operationsIn))]
  for (const [at, entry] of entriesOf(list, rules) as [Place, Node][]) {
    const own = operationsIn(entry)
    const next = operationsIn(rules[(at.path.at(-1) as number) + 1])
    const alike = rules.filter(({ id }) => id === entry.id).flatMap(operationsIn)
    emit(at, 'rule: drop', 'drop', drop(at))
    // Rules that no operation shares have no order.
    if (own.some((operation) => next.includes(operation))) {
      emit(at, 'rule: order', 'swap with the next', swapWithNext(at))
    }
    const added = all.find((operation) => !alike.includes(operation))
    if (added !== undefined) {
      const operations = within(at, 'operations')
      emit(operations, 'rule: operations', `add ${added}`, set(operations, [...own, added]))
    }
    if (entry.facts === undefined) {
      emit(at, 'rule: facts', 'add facts', set(within(at, 'facts'), ['workspace']))
    }
    if (entry.stage === undefined) {
      const flag = within(at, 'stage')
      emit(at, 'rule: stage', 'add stage: headers', set(flag, 'headers'))
    }
    for (const [key, value] of Object.entries(entry)) {
      const part = within(at, key)
      const others = otherValues(key, value, codes)
      for (const other of others) {
        emit(part, `rule: ${key}`, `${value} -> ${other}`, set(part, other))
      }
      if (others.length > 0 || key === 'id' || (prose.has(key) && key !== 'assumed')) continue
      if (key === 'operations' || key === 'facts' || key === 'silent-if') {
        listMutants(part, value as string[], `rule: ${key}`, emit)
      } else if (key === 'severity-by-channel') {
        channelMutants(part, value as Node, emit)
      } else {
        emit(part, `rule: ${key}`, 'drop', drop(part))
      }
    }
  }
}

function otherValues(key: string, value: unknown, codes: string[]): unknown[] {
  if (key === 'severity' || key === 'severity-when-publishing') {
    return severities.filter((severity) => severity !== value)
  }
  if (key === 'status') return [value === 400 ? 422 : 400]
  if (key === 'code') return codes.filter((code) => code !== value).slice(0, 1)
  return []
}

function channelMutants(place: Place, byChannel: Node, emit: Emit): void {
  for (const [channel, severity] of Object.entries(byChannel)) {
    const at = within(place, channel)
    emit(at, 'rule: severity-by-channel', 'drop', drop(at))
    for (const other of severities.filter((each) => each !== severity)) {
      emit(at, 'rule: severity-by-channel', `${severity} -> ${other}`, set(at, other))
    }
  }
}

/** Removes each entry of a list; with its only entry, the list. */
function listMutants(place: Place, list: unknown[], mutator: string, emit: Emit): void {
  for (const [at] of entriesOf(place, list)) {
    emit(at, mutator, 'drop', list.length === 1 ? drop(place) : drop(at))
  }
}

function checkMutants(list: Place, checks: Node[], emit: Emit): void {
  for (const [at, { level, operations, assumed }] of entriesOf(list, checks) as [Place, Node][]) {
    emit(at, 'response check: drop', 'drop', drop(at))
    const other = level === 'MUST' ? 'SHOULD' : 'MUST'
    const part = within(at, 'level')
    emit(part, 'response check: level', `${level} -> ${other}`, set(part, other))
    listMutants(
      within(at, 'operations'),
      operations as string[],
      'response check: operations',
      emit,
    )
    if (assumed !== undefined) {
      emit(within(at, 'assumed'), 'response check: assumed', 'drop', drop(within(at, 'assumed')))
    }
    if (at.path.at(-1) !== checks.length - 1) {
      emit(at, 'response check: order', 'swap with the next', swapWithNext(at))
    }
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

function pathMutants(place: Place, paths: Node, document: Node, emit: Emit): void {
  const responses = Object.keys((document.components as { responses: Node }).responses)
  for (const [path, item] of Object.entries(paths) as [string, Node][]) {
    const at = within(place, path)
    emit(at, 'path', 'drop', drop(at))
    emit(at, 'path', 'another', rename(at, `${path}/other`))
    parametersMutants(within(at, 'parameters'), item.parameters, emit)
    for (const method of methods) {
      if (!isNode(item[method])) continue
      const operation = within(at, method)
      emit(operation, 'operation', 'drop', drop(operation))
      const other = method === 'post' ? 'put' : 'post'
      if (item[other] === undefined) {
        emit(operation, 'operation', `${method} -> ${other}`, rename(operation, other))
      }
      operationMutants(operation, item[method], responses, emit)
    }
  }
}

function operationMutants(place: Place, operation: Node, responses: string[], emit: Emit): void {
  for (const [key, value] of Object.entries(operation)) {
    const at = within(place, key)
    if (key === 'operationId') emit(at, 'operation', 'another', set(at, `${value}Other`))
    else if (key === 'parameters') parametersMutants(at, value, emit)
    else if (key === 'requestBody') bodyMutants(at, value as Node, emit)
    else if (key === 'responses') answerMutants(at, value as Node, responses, emit)
    else if (key.startsWith('x-') && !prose.has(key)) {
      emit(at, key, 'drop', drop(at))
      dataMutants(at, value, (...each) => emit(each[0], key, each[2], each[3]))
    }
  }
}

function parametersMutants(place: Place, parameters: unknown, emit: Emit): void {
  if (!Array.isArray(parameters)) return
  for (const [at, parameter] of entriesOf(place, parameters)) {
    emit(at, 'parameter', 'drop', drop(at))
    parameterMutants(at, parameter as Node, emit)
  }
}

function parameterMutants(place: Place, parameter: Node, emit: Emit): void {
  for (const [key, value] of Object.entries(parameter)) {
    const at = within(place, key)
    if (key === 'name') emit(at, 'parameter', 'another', set(at, `${value}-other`))
    if (key === 'in')
      emit(at, 'parameter', 'another', set(at, value === 'query' ? 'header' : 'query'))
    if (key === 'required') emit(at, 'parameter', `${value} -> ${!value}`, set(at, !value))
    if (key === 'schema') schemaMutants(at, value, emit)
  }
}

function bodyMutants(place: Place, body: Node, emit: Emit): void {
  const required = within(place, 'required')
  emit(required, 'request body', 'the other', set(required, body.required !== true))
  emit(place, 'request body', 'drop', drop(place))
  contentMutants(within(place, 'content'), body.content as Node, emit)
}

function contentMutants(place: Place, content: Node, emit: Emit): void {
  for (const [type, media] of Object.entries(content)) {
    const at = within(place, type)
    emit(at, 'media type', 'another', rename(at, 'text/plain'))
    schemaMutants(within(at, 'schema'), (media as Node).schema, emit)
  }
}

function answerMutants(place: Place, answers: Node, responses: string[], emit: Emit): void {
  for (const [status, answer] of Object.entries(answers)) {
    const at = within(place, status)
    emit(at, 'status', 'drop', drop(at))
    const { $ref } = answer as { $ref?: string }
    const other = responses.find((name) => !$ref?.endsWith(`/${name}`))
    emit(at, 'status', `as ${other}`, set(at, { $ref: `#/components/responses/${other}` }))
  }
  const added = within(place, '418')
  const [first] = responses
  emit(added, 'status', 'add', set(added, { $ref: `#/components/responses/${first}` }))
}

/** Returns the names of the schemas of request bodies. */
function requestSchemas(document: OpenApiDocument): Set<string> {
  const { schemas } = document.components
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = String((value as Node).$ref).match(/^#\/components\/schemas\/(\w+)/)?.[1]
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(schemas[name])
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const { operation } of operationsOf(document)) visit(operation.requestBody?.content)
  return found
}

function componentMutants(
  place: Place,
  components: Node,
  ofRequests: ReadonlySet<string>,
  emit: Emit,
): void {
  // `x-expects-content` applies to requests only.
  const ofAnswer: Emit = (at, mutator, what, apply) => {
    if (mutator !== 'x-expects-content') emit(at, mutator, what, apply)
  }
  for (const [kind, parts] of Object.entries(components) as [string, Node][]) {
    for (const [name, part] of Object.entries(parts) as [string, Node][]) {
      const at = within(within(place, kind), name)
      if (kind === 'schemas') schemaMutants(at, part, ofRequests.has(name) ? emit : ofAnswer)
      else if (kind === 'parameters') parameterMutants(at, part, emit)
      else if (kind === 'responses') responseMutants(at, part, emit)
      else if (kind === 'headers') headerMutants(at, part, emit)
      else if (kind === 'securitySchemes') dataMutants(at, part, emit)
      else if (kind !== 'examples') throw new Error(`${kind}: no mutations are defined`)
    }
  }
}

function responseMutants(place: Place, response: Node, emit: Emit): void {
  contentMutants(within(place, 'content'), (response.content ?? {}) as Node, emit)
  for (const name of Object.keys((response.headers ?? {}) as Node)) {
    const at = within(within(place, 'headers'), name)
    emit(at, 'header', 'drop', drop(at))
  }
  if (response['x-assumed'] !== undefined) {
    emit(within(place, 'x-assumed'), 'x-assumed', 'drop', drop(within(place, 'x-assumed')))
  }
}

function headerMutants(place: Place, header: Node, emit: Emit): void {
  const required = within(place, 'required')
  emit(required, 'header', 'the other', set(required, header.required !== true))
  schemaMutants(within(place, 'schema'), header.schema, emit)
  if (header['x-assumed'] !== undefined) {
    emit(within(place, 'x-assumed'), 'x-assumed', 'drop', drop(within(place, 'x-assumed')))
  }
}
