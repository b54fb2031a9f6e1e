import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type OperationName, operationTable } from '../../generated/operations.js'
import { fromPointer, valueAt } from '../../src/core/base/json.js'

export type Node = { [keyword: string]: unknown }

const read = (family: string): Node =>
  parse(readFileSync(new URL(`../../openapi/${family}.yaml`, import.meta.url), 'utf8'))

/** The OpenAPI documents, as they are written. */
export const documents = { campaigns: read('campaigns'), offerings: read('offerings') }

/** Returns what a reference leads to, or any other value itself. */
export function followed(document: Node, value: unknown): Node {
  const { $ref } = value as Node
  return typeof $ref === 'string'
    ? followed(document, valueAt(document, fromPointer($ref.slice(1))))
    : (value as Node)
}

/** Returns an operation of the documents. */
export function documented(operation: OperationName): Node {
  const { family, path, method } = operationTable[operation]
  return valueAt(documents[family], ['paths', path, method.toLowerCase()]) as Node
}
