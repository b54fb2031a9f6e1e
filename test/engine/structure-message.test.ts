import { expect, it } from 'vitest'
import { serviceNames } from '../../src/core/contract/service-names.js'
import { structureMessage } from '../../src/core/engine/structure-message.js'

const spellings = serviceNames('SVC', 'OPTIMIZED')
const said = (keyword: string, param: unknown, value: unknown) =>
  structureMessage({ keyword, param, place: [] } as never, () => value, spellings)
const gaid = { values: ['PUSH_ID'], names: ['gaid'], rules: {} }
const of98 = ['a'.repeat(48), 'b'.repeat(46)]
const of100 = ['a'.repeat(48), 'b'.repeat(44)]

// Messages of keywords that never show because the type is reported first.
it.each<[keyword: string, param: unknown, value: unknown, wanted: string]>([
  ['enum', ['A', 'B'], 7, 'Must be `A` or `B`, not a number.'],
  ['enum', ['A', 'B'], 'other', 'Must be `A` or `B`.'],
  ['serviceEnum', gaid, 7, 'Must be `PUSH_ID` or `SVC_GAID`, not a number.'],
  [
    'serviceEnum',
    gaid,
    'X_GAID',
    'Must be `SVC_GAID`: its prefix is the service name (option `serviceName`).',
  ],
  [
    'serviceEnum',
    { ...gaid, names: ['optimizedDistribution'] },
    'X_GAID',
    'Must be `PUSH_ID` or `OPTIMIZED`.',
  ],
  ['enum', of100, 'other', `Must be \`${of100[0]}\` or \`${of100[1]}\`.`],
  [
    'enum',
    [...of98, 'c'],
    'other',
    `Must be one of 3 values, such as \`${of98[0]}\`, \`${of98[1]}\` or \`c\`.`,
  ],
  ['contains', null, [], 'Does not match the schema.'],
])('%s %j: %j', (keyword, param, value, wanted) => {
  expect(said(keyword, param, value)).toBe(wanted)
})
