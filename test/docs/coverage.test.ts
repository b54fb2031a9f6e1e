import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { responseChecks } from '../../src/core/responses/response-table.js'
import { coveragePage } from '../../tools/docs/coverage.js'
import type { Documents } from '../../tools/generate/documents.js'
import { docs, root } from './markdown.js'

const document = (family: string) =>
  parse(readFileSync(join(root, `openapi/${family}.yaml`), 'utf8'))

const page = docs.find(({ path }) => path === 'docs/coverage.md')?.text

it('names existing rules, schemas and cases, and is current', () => {
  const documents = { campaigns: document('campaigns'), offerings: document('offerings') }
  expect(coveragePage(documents as Documents)).toBe(page)
})

it('lists every response check', () => {
  const ids = [...new Set(responseChecks.map(({ id }) => id))]
  expect(ids.filter((id) => !page?.includes(`\`${id}\``))).toEqual([])
})
