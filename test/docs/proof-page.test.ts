import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { proofPage } from '../../tools/proof/page.js'

it('docs/proof.md shows the latest stored figures', () => {
  const page = readFileSync(new URL('../../docs/proof.md', import.meta.url), 'utf8')
  expect(page).toBe(proofPage())
})
