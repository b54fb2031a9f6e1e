import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { root } from './command.js'

const Ajv = Ajv2020.default ?? Ajv2020

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Names of the schemas of JSON outputs. */
export type OutputName = 'check' | 'check-line' | 'rules' | 'conform'

/** Validates JSON outputs, and records which fields of the schema occur in them. */
export class OutputSchema {
  readonly #schema: Schema
  readonly #validate: ValidateFunction
  readonly #seen = new Set<string>()

  constructor(name: OutputName) {
    this.#schema = JSON.parse(readFileSync(`${root}generated/schemas/output/${name}.json`, 'utf8'))
    this.#validate = new Ajv({ strict: false, allErrors: true }).compile(this.#schema)
  }

  /** Returns the locations in the output that violate the schema. */
  errors(output: unknown): string[] {
    visit(this.#schema, this.#schema, output, (field) => this.#seen.add(field))
    this.#validate(output)
    return (this.#validate.errors ?? []).map(({ instancePath }) => instancePath)
  }

  /** Returns the fields of the schema that no output had. */
  unseen(): string[] {
    const fields = new Set<string>()
    for (const [name, schema] of Object.entries(this.#schema.$defs ?? {})) {
      visit(this.#schema, schema, undefined, (field) => fields.add(field), name)
    }
    visit(this.#schema, this.#schema, undefined, (field) => fields.add(field))
    return [...fields].filter((field) => !this.#seen.has(field)).sort()
  }
}

/** Passes on each field that a value has; without a value, each field of the schema. */
function visit(
  root: Schema,
  schema: Schema,
  value: unknown,
  found: (field: string) => void,
  at = '',
): void {
  const { $ref, properties = {}, items, anyOf = [] } = schema
  const name = $ref?.replace('#/$defs/', '')
  if (name !== undefined && value !== undefined) {
    visit(root, root.$defs?.[name] as Schema, value, found, name)
  }
  for (const part of anyOf) visit(root, part, value, found, at)
  if (items && value === undefined) visit(root, items, undefined, found, at)
  if (items && Array.isArray(value)) for (const each of value) visit(root, items, each, found, at)
  for (const [field, inner] of Object.entries(properties)) {
    const member = value === undefined ? undefined : Object(value)[field]
    if (value !== undefined && member === undefined) continue
    found(`${at}.${field}`)
    visit(root, inner, member, found, `${at}.${field}`)
  }
}
