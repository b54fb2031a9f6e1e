import { describe, expect, it } from 'vitest'
import { createContract, type Workspace } from '../../src/core/index.js'

const created = (workspace: unknown) => () => createContract({ workspace: workspace as Workspace })

const names = 'must be a list of strings, or a map from strings to labels.'
const statuses = 'must be `scheduled`, `active`, `expired`, `archived` or `draft`.'

describe('an invalid workspace throws a clear error at creation', () => {
  it.each<[unknown, string]>([
    [null, 'Option `workspace` must be an object.'],
    ['workspace.yaml', 'Option `workspace` must be an object.'],
    [[], 'Option `workspace` must be an object.'],
    [{ tgas: [] }, 'Unknown option: `workspace.tgas`. Did you mean `tags`?'],
    [{ segments: [] }, 'Unknown option: `workspace.segments`. Known: $schema, offerings_enabled'],
    [{ constructor: [] }, 'Unknown option: `workspace.constructor`. Known: '],
    [JSON.parse('{"__proto__": []}'), 'Unknown option: `workspace.__proto__`. Known: '],
    [
      { offerings_enabled: 'yes' },
      'Option `workspace.offerings_enabled` must be `true` or `false`.',
    ],
    [
      { versioning_enabled: null },
      'Option `workspace.versioning_enabled` must be `true` or `false`.',
    ],
    [{ tags: 'tag_a' }, `Option \`workspace.tags\` ${names}`],
    [{ tags: ['a', 1] }, 'Option `workspace.tags.1` must be a non-empty string.'],
    [{ templates: [''] }, 'Option `workspace.templates.0` must be a non-empty string.'],
    [{ templates: { tpl: 1 } }, 'Option `workspace.templates.tpl` must be a string.'],
    [{ offering_attributes: null }, `Option \`workspace.offering_attributes\` ${names}`],
    [{ subscription_categories: 5 }, `Option \`workspace.subscription_categories\` ${names}`],
    [
      { connectors: {} },
      'Option `workspace.connectors` must be a list of `{ connector_type, connector_name }`.',
    ],
    [{ connectors: ['SES'] }, 'Option `workspace.connectors.0` must be an object.'],
    [
      { connectors: [{ connector_type: 'SES' }] },
      'Option `workspace.connectors.0` must have `connector_name`.',
    ],
    [
      { connectors: [{ connector_type: 'SES', conector_name: 'a' }] },
      'Unknown option: `workspace.connectors.0.conector_name`. Did you mean `connector_name`?',
    ],
    [{ offerings: [] }, 'Option `workspace.offerings` must be an object of offerings by id.'],
    [{ offerings: { a: null } }, 'Option `workspace.offerings.a` must be an object.'],
    [
      { offerings: { a: { status: 'ACTIVE' } } },
      `Option \`workspace.offerings.a.status\` ${statuses}`,
    ],
    [{ offerings: { a: { name: 1 } } }, 'Option `workspace.offerings.a.name` must be a string.'],
    [
      { offerings: { a: { scheduling: { start_datetime: 1 } } } },
      'Option `workspace.offerings.a.scheduling.start_datetime` must be a string.',
    ],
    [{ campaigns: [] }, 'Option `workspace.campaigns` must be an object of campaigns by id.'],
    [
      { campaigns: { a: { status: 1 } } },
      'Option `workspace.campaigns.a.status` must be a string.',
    ],
    [
      { campaigns: { a: { connector: 'SES' } } },
      'Option `workspace.campaigns.a.connector` must be an object.',
    ],
  ])('%j: %s', (workspace, message) => {
    expect(created(workspace)).toThrow(TypeError)
    expect(created(workspace)).toThrow(message)
  })
})

it.each<[what: string, workspace: unknown]>([
  ['nothing', {}],
  ['the schema of the file', { $schema: './workspace.json' }],
  ['members that are undefined', { tags: undefined, offerings: { a: { name: undefined } } }],
  [
    'further fields of campaigns and offerings',
    { campaigns: { a: { b: 1 } }, offerings: { c: { d: 1 } } },
  ],
])('accepts %s', (_what, workspace) => {
  expect(created(workspace)().options.workspace).toBe(workspace)
})

it('has no workspace by default', () => {
  expect(createContract().options.workspace).toBeUndefined()
})
