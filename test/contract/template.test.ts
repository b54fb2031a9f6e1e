import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formats } from '../../src/core/formats/formats.js'

const url = new URL('../../openapi/campaigns.yaml', import.meta.url)
const { pattern } = parse(readFileSync(url, 'utf8')).components.schemas.Template
const template = new RegExp(pattern, 'u')

/** Texts with and without a template, none in one of the formats. */
const texts = ['{{a}}', 'a {{b', '{%', 'x{% if a %}', '{', '{a}', '{ {a}}', '}}', '%{', 'a b', '']

describe('the pattern of a template', () => {
  it.each(texts)('%s: schema and library agree', (text) => {
    for (const [name, format] of Object.entries(formats)) {
      if (name.endsWith('-or-template')) expect(format(text)).toBe(template.test(text))
    }
  })
})
