import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '../../src/core/formats/formats.js'
import { jsonSchema } from '../../src/core/json-schema.js'

/** Fails on a format that Ajv does not know. */
const logger = {
  log() {},
  warn(message: string) {
    throw new Error(message)
  },
  error() {},
}
const ajv = new Ajv2020({ strict: false, logger })
addFormats.default(ajv)
ajv.addSchema(jsonSchema('testCampaign'), 'testCampaign')
ajv.addSchema(jsonSchema('createOffering'), 'createOffering')

const texts = (pieces: readonly string[], most = 12) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: most }).map((parts) => parts.join(''))
const words = [...'aB0-_.@ +~é字😀\u00a0\u200b']
const near: Record<string, fc.Arbitrary<string>> = {
  EmailOrTemplate: fc.oneof(
    fc
      .tuple(texts(words, 6), texts(words, 6), fc.constantFrom('com', 'c', '-', 'é', '1'))
      .map(([local, domain, end]) => `${local}@${domain}.${end}`),
    fc
      .tuple(fc.nat({ max: 70 }), fc.nat({ max: 70 }), fc.nat({ max: 70 }))
      .map(([local, one, two]) => `${'a'.repeat(local)}@${'b'.repeat(one)}.${'c'.repeat(two)}.de`),
    fc.integer({ min: 240, max: 258 }).map((length) => `a@${'b.'.repeat(length / 2 - 2)}cc`),
  ),
  UriOrTemplate: fc
    .tuple(
      fc.constantFrom('http:', 'https://', 'HTTP://', 'x:', 'x://', 'http', '://', 'http://a:1'),
      texts([...words, ':', '/', '//', '?', '#', '%', '%2f', '[', ']', '[::1]', '"', '{']),
    )
    .map(([start, rest]) => start + rest),
  HexColorOrTemplate: texts(['#', 'a', 'F', '0', '9', 'g', ' '], 9),
  DateTimeOrTemplate: fc
    .record({
      year: fc.constantFrom('2027', '2028', '0000', '27', '1900'),
      month: fc.constantFrom('01', '02', '04', '12', '13', '00'),
      day: fc.constantFrom('01', '28', '29', '30', '31', '32', '00'),
      separator: fc.constantFrom('T', 't', ' ', '_'),
      time: fc.constantFrom('00:00', '23:59', '24:00', '12:60', '0:00', '15:59'),
      second: fc.constantFrom('00', '59', '60', '61', '59.5', '59.', '0', '60.5'),
      zone: fc.constantFrom('Z', 'z', '', '+08:00', '-08:00', '+8', '+0800', '+24:00', '-23:60'),
    })
    .map((parts) => {
      const { year, month, day, separator, time, second, zone } = parts
      return `${year}-${month}-${day}${separator}${time}:${second}${zone}`
    }),
}
const formatOf = {
  EmailOrTemplate: formats['idn-email-or-template'],
  UriOrTemplate: formats['uri-or-template'],
  HexColorOrTemplate: formats['hex-color-or-template'],
  DateTimeOrTemplate: formats['date-time-or-template'],
}

it.each(Object.entries(formatOf))('Ajv and the library read %s alike', (name, isValid) => {
  const validate = ajv.getSchema(`testCampaign#/$defs/${name}`)
  const valid = { EmailOrTemplate: 'é@bücher.de', UriOrTemplate: 'https://a.de/b?c=%20#d' }[name]
  const property = fc.property(near[name] as fc.Arbitrary<string>, (text) => {
    expect([text, validate?.(text)]).toEqual([text, isValid(text)])
  })
  const examples: [string][] = [[''], ['{{ name }}'], [valid ?? '#fff']]
  fc.assert(property, { numRuns: 3000, examples })
})

it('Ajv and the library read the instants of an offering alike', () => {
  const validate = ajv.getSchema('createOffering#/$defs/NewScheduling/properties/start_datetime')
  const property = fc.property(near.DateTimeOrTemplate as fc.Arbitrary<string>, (text) => {
    expect([text, validate?.(text)]).toEqual([text, formats['date-time'](text)])
  })
  fc.assert(property, { numRuns: 3000 })
})
