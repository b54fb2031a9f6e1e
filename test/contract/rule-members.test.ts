import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Documents, loadDocuments } from '../../tools/generate/documents.js'
import { collectRules } from '../../tools/generate/rules.js'

let documents: Documents
beforeAll(async () => {
  documents = await loadDocuments()
})

const id = 'geofence/dwell-time-required'

/** Returns the error of the rules if the entry of the rule has other members. */
function errorWith(members: Record<string, unknown>): unknown {
  const changed = structuredClone(documents)
  const entry = changed.campaigns['x-rules'].find((rule) => rule.id === id)
  Object.assign(entry ?? {}, members)
  try {
    return collectRules(changed)
  } catch (error) {
    return (error as Error).message
  }
}

describe('an entry of `x-rules`', () => {
  it('is accepted as it is', () => {
    expect(errorWith({})).toEqual(collectRules(documents))
  })

  it.each([
    [{ severity: 'warning' }, '`severity` must be one of error, warn, off, not "warning"'],
    [{ stage: 'header' }, '`stage` must be one of route, credentials, headers, body, not "header"'],
    [{ status: '400' }, '`status` must be a whole number from 400 to 599, not "400"'],
    [{ operations: ['testCampaing'] }, /^`operations` must be a list of .*testCampaign.*, not \[/],
    [{ operations: [] }, /^`operations` must be a list of createCampaign, /],
    [{ operations: undefined }, /^`operations` is missing; must be a list of createCampaign, /],
    [{ facts: ['campaigns'] }, /^`facts` must be a list of now, authenticated, .*, not \["camp/],
    [{ sevrity: 'warn' }, /^unknown member `sevrity`; known: id, severity, status, code, oper/],
    [{ 'in-schema': 'yes' }, '`in-schema` must be true, or left out, not "yes"'],
    [
      { 'severity-by-channel': { SMS: 'warn' } },
      /must be a map from PUSH or EMAIL to one of error/,
    ],
    [{ assumed: true }, '`assumed` must be a text, not true'],
    [{ code: 'bad request' }, '`code` must be an error code like BAD_REQUEST, not "bad request"'],
  ])('is rejected in one line with %j', (members, message) => {
    const found = errorWith(members)
    const at = `openapi/campaigns.yaml: x-rules: ${id}: `
    expect(found).toMatch(/^.+$/)
    expect(String(found).slice(0, at.length)).toBe(at)
    const said = String(found).slice(at.length)
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
  })
})

it('prints errors of input without a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'input-error-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const tools = new URL('../../tools/generate/', import.meta.url).href
  const file = join(folder, 'main.mts')
  writeFileSync(
    file,
    `import '${tools}print-input-errors.ts'
     import { InputError } from '${tools}input-error.ts'
     await Promise.resolve()
     throw new InputError('one line')`,
  )
  const tsx = fileURLToPath(new URL('../../node_modules/tsx/dist/cli.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [tsx, file], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'one line\n' })
})
