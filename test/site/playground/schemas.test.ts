import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schemaFor } from '../../../site/playground/schema/request-document.js'
import { type Path, type Schema, schemasAt } from '../../../site/playground/schema/schemas-at.js'
import {
  describe as describeSchemas,
  propertySuggestions,
  valueSuggestions,
} from '../../../site/playground/schema/suggestions.js'

const read = (operation: string): Schema =>
  JSON.parse(readFileSync(`generated/schemas/${operation}.json`, 'utf8'))

const at = (operation: string, path: Path, scalars: Record<string, unknown> = {}) =>
  schemasAt(read(operation), path, (scalarPath) => scalars[scalarPath.join('.')])

const namesAt = (...input: Parameters<typeof at>) =>
  propertySuggestions(at(...input), () => []).map(({ name }) => name)

const valuesAt = (...input: Parameters<typeof at>) =>
  valueSuggestions(at(...input)).map(({ name }) => name)

describe('properties', () => {
  it('are those of the body', () => {
    expect(namesAt('createOffering', [])).toEqual(
      expect.arrayContaining(['name', 'priority', 'scheduling', 'variation_meta']),
    )
  })

  it('are found through references and combinations', () => {
    expect(namesAt('updateOffering', ['scheduling'])).toEqual(
      expect.arrayContaining(['start_datetime', 'expiry_datetime']),
    )
  })

  it('follow the channel that the text names', () => {
    const names = (channel?: string) =>
      namesAt('createCampaign', ['basic_details'], channel === undefined ? {} : { channel })
    expect(names('PUSH')).toContain('geofences')
    expect(names('EMAIL')).not.toContain('geofences')
    expect(names()).toContain('geofences')
  })

  it('say their type, what they are and whether they are required', () => {
    const schemas = at('createOffering', [])
    const suggestions = propertySuggestions(schemas, (key) => at('createOffering', [key]))
    expect(suggestions.find(({ name }) => name === 'priority')).toEqual({
      name: 'priority',
      type: 'integer',
      isRequired: true,
      description: expect.stringContaining('rank'),
    })
    expect(suggestions.find(({ name }) => name === 'tags')?.isRequired).toBe(false)
  })

  it('do not come from the prototype', () => {
    expect(at('createOffering', ['constructor'])).toEqual([])
  })
})

describe('values', () => {
  it('are those of an enumeration', () => {
    expect(valuesAt('createCampaign', ['campaign_delivery_type'])).toContain('"ONE_TIME"')
  })

  it('are the constants of alternatives', () => {
    expect(valuesAt('createCampaign', ['channel'])).toEqual(
      expect.arrayContaining(['"PUSH"', '"EMAIL"']),
    )
  })

  it('of a boolean are true and false', () => {
    expect(valueSuggestions([{ type: 'boolean' }]).map(({ name }) => name)).toEqual([
      'true',
      'false',
    ])
  })
})

it('ends on a schema that refers to itself', () => {
  const schema = { $ref: '#/$defs/A', $defs: { A: { allOf: [{ $ref: '#/$defs/A' }] } } }
  expect(schemasAt(schema, ['a'], () => undefined)).toEqual([])
})

it('names the values of an enumeration in a description', () => {
  expect(describeSchemas([{ enum: ['A', 'B'], description: 'Either.' }])).toEqual({
    type: 'string',
    description: 'Either.',
    values: ['"A"', '"B"'],
  })
})

describe('a request document', () => {
  const body = { properties: {} }

  it('has the schema of the body under `body`', () => {
    expect(schemaFor(['body', 'name'], true, body)).toEqual({
      schema: body,
      path: ['name'],
      bodyPath: ['body'],
    })
    expect(schemaFor(['body'], true, undefined)).toBeUndefined()
  })

  it('has members and names of operations around it', () => {
    const { schema, path } = schemaFor(['operation'], true, body) ?? { schema: {}, path: [] }
    expect(valueSuggestions(schemasAt(schema, path, () => undefined)).length).toBe(12)
  })

  it('is none if the text is the body', () => {
    expect(schemaFor(['name'], false, body)).toEqual({ schema: body, path: ['name'], bodyPath: [] })
  })
})
