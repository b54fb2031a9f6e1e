import { expect, it } from 'vitest'
import { formOf } from '../../../site/playground/worker/form.js'

const url = 'https://api.example.com/v5/campaigns'

it.each<[text: string, form: string]>([
  [`curl ${url}`, 'curl commands'],
  [`# Create it.\n\n# Twice.\n$ curl.exe ${url}`, 'curl commands'],
  ['curl: 1', 'YAML'],
  [`GET ${url}`, 'an .http file'],
  [`// Get it.\n# @name get\nGET ${url}`, 'an .http file'],
  [`@host = example\n\nGET ${url}`, 'an .http file'],
  [`### Get it\n${url}`, 'an .http file'],
  [`###\n# @name create\nPOST ${url}`, 'an .http file'],
  ['### My campaign\nchannel: PUSH', 'YAML'],
  ['# GET it\nchannel: PUSH', 'YAML'],
  ['"operation": createCampaign', 'YAML'],
  ['GET: 1', 'YAML'],
  ['{"request": 1}', 'JSON'],
  [`{"request": {"method": "GET", "url": "${url}"}}`, 'an entry of a HAR'],
  ['{"log": {"entries": []}}', 'a HAR'],
  ['{"log": 1}', 'JSON'],
  ['// A comment.\n{}', 'JSON'],
  ['', 'YAML'],
])('%j is %s', (text, form) => {
  expect(formOf({ text }).form).toBe(form)
})

it('takes the language that was chosen', () => {
  expect(formOf({ text: `curl ${url}`, language: 'yaml' }).form).toBe('YAML')
  expect(formOf({ text: '{}', language: 'yaml' }).form).toBe('YAML')
})

// In one expression, they would take exponential time, or more of the stack than there is.
it('looks behind millions of comments', () => {
  expect(formOf({ text: `${'#\n'.repeat(2_000_000)}curl ${url}` }).form).toBe('curl commands')
  expect(formOf({ text: '# '.repeat(2_000_000) }).form).toBe('YAML')
})
