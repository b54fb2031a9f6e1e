import { fromPointer, isNested } from '../../core/base/json.js'
import { targetOf } from '../../core/http/target.js'
import type { Contract, OperationName } from '../../core/index.js'
import type { Wanted } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import { memberOf, Part, textIn } from './json-parts.js'
import type { Reader } from './located-request.js'
import { decoded } from './url.js'

/** Reads the request and response examples of an OpenAPI 3 document. */
export const readOpenApi: Reader = function* ({ document, contract, note }) {
  const top = Part.whole(document)
  const skipped = { elsewhere: 0, otherTypes: new Set<string>(), otherOperations: 0 }
  for (const [operation, part] of operationsIn(top, contract, skipped)) {
    for (const example of examplesIn(part.member('requestBody'), skipped)) {
      yield { operation, document: documentAt(example) }
    }
    for (const [key, response] of part.member('responses').entries()) {
      const status = statusOf(key, contract.operations[operation].statuses)
      for (const example of examplesIn(response, skipped)) {
        if (status === undefined) continue
        yield { operation, status, document: documentAt(example) }
      }
    }
  }
  const { elsewhere, otherTypes, otherOperations } = skipped
  if (otherOperations > 0)
    note(`skipped ${counted(otherOperations, 'operation')} of other paths or methods`)
  if (elsewhere > 0) note(`skipped ${counted(elsewhere, 'reference')} to other files`)
  if (otherTypes.size > 0) note(`skipped examples of ${[...otherTypes].join(', ')}`)
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

interface Skipped {
  elsewhere: number
  otherTypes: Set<string>
  otherOperations: number
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

function* operationsIn(
  top: Part,
  contract: Contract,
  skipped: Skipped,
): Generator<[OperationName, Part]> {
  const [server] = top.member('servers').items()
  const prefix = targetOf(textIn(memberOf(server?.value, 'url')) ?? '').replace(/\/$/, '')
  for (const [template, written] of top.member('paths').entries()) {
    const item = resolved(written, skipped)
    for (const method of methods) {
      const part = item?.member(method)
      if (part === undefined || !isNested(part.value)) continue
      const { operation } =
        contract.match(method, template) ?? contract.match(method, prefix + template) ?? {}
      if (operation === undefined) skipped.otherOperations++
      else yield [operation, part]
    }
  }
}

/** Yields the JSON examples of a request body or response. */
function* examplesIn(holder: Part, skipped: Skipped): Generator<Part> {
  for (const [type, media] of resolved(holder, skipped)?.member('content').entries() ?? []) {
    const example = media.member('example')
    const isJson = /^(?:application\/(?:[\w.+-]+\+)?json|application\/\*|\*\/\*)\s*(?:;|$)/i.test(
      type,
    )
    if (!isJson && (memberOf(media.value, 'example') ?? memberOf(media.value, 'examples'))) {
      skipped.otherTypes.add(type)
    }
    if (!isJson) continue
    if (isNested(media.value) && Object.hasOwn(media.value, 'example')) yield example
    for (const [, written] of media.member('examples').entries()) {
      const named = resolved(written, skipped)
      if (isNested(named?.value) && Object.hasOwn(named.value, 'value')) yield named.member('value')
      else if (named?.member('externalValue').text !== undefined) skipped.elsewhere++
    }
  }
}

/** Maximum number of references in a row. */
const mostHops = 20

/** Follows `$ref` within the document; undefined if it leads elsewhere. */
function resolved(part: Part, skipped: Skipped): Part | undefined {
  let found = part
  for (let hops = 0; hops < mostHops; hops++) {
    const { text: reference } = found.member('$ref')
    if (reference === undefined) return found
    if (!reference.startsWith('#/')) {
      skipped.elsewhere++
      return undefined
    }
    let next = Part.whole(part.document)
    for (const key of fromPointer(decoded(reference.slice(1)))) next = next.member(key)
    found = next
  }
  return undefined
}

/** Returns an example as the body of a document. It offers no fixes. */
function documentAt({ document, value, path }: Part): SourceDocument {
  const within = ({ path: [, ...inner], at }: Wanted): Wanted => ({ path: [...path, ...inner], at })
  return {
    ...document,
    value: { body: value },
    scan: { duplicateKeys: [], impreciseNumbers: [] },
    regionOf: (wanted) => document.regionOf(within(wanted)),
    extentOf: () => undefined,
  }
}

/** Returns the status of a response key; `2XX` means the first documented one, `default` none. */
function statusOf(key: string, documented: readonly string[]): number | undefined {
  if (!/^[1-5](?:\d\d|XX)$/.test(key)) return undefined
  const ofClass = documented.find((status) => status[0] === key[0] && !status.endsWith('XX'))
  return Number(key.endsWith('XX') ? (ofClass ?? key.replace('XX', '00')) : key)
}
