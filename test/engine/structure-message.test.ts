import { expect, it } from 'vitest'
import { structureMessage } from '../../src/engine/structure-message.js'
import { serviceNames } from '../../src/service-names.js'

const spellings = serviceNames('SVC', 'OPTIMIZED')
const said = (keyword: string, params: object, value: unknown) =>
  structureMessage({ keyword, params, instancePath: '' } as never, value, spellings)
const gaid = { values: ['PUSH_ID'], names: ['gaid'] }
const of98 = ['a'.repeat(48), 'b'.repeat(46)]
const of100 = ['a'.repeat(48), 'b'.repeat(44)]

// What two keywords say of one value, of which the type is told, each still says by itself.
it.each<[keyword: string, params: object, value: unknown, wanted: string]>([
  ['enum', { allowedValues: ['A', 'B'] }, 7, 'Must be `A` or `B`, not a number.'],
  ['enum', { allowedValues: ['A', 'B'] }, 'other', 'Must be `A` or `B`.'],
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
  ['enum', { allowedValues: of100 }, 'other', `Must be \`${of100[0]}\` or \`${of100[1]}\`.`],
  [
    'enum',
    { allowedValues: [...of98, 'c'] },
    'other',
    `Must be one of 3 values, such as \`${of98[0]}\`, \`${of98[1]}\` or \`c\`.`,
  ],
  ['contains', {}, [], 'Does not have the form that the contract describes.'],
])('%s %j: %j', (keyword, params, value, wanted) => {
  expect(said(keyword, params, value)).toBe(wanted)
})
