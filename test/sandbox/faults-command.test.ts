import { expect, it } from 'vitest'
import { mutants } from '../../src/testing/sandbox/mutants/index.js'
import { campaignContract } from '../cli/command.js'

it('lists every fault with its name and summary', async () => {
  const { code, stdout } = await campaignContract(['faults'])
  expect(code).toBe(0)
  const missing = mutants.filter(({ name, summary }) => !stdout.includes(`  ${name}  ${summary}`))
  expect(missing).toEqual([])
  expect(stdout).toContain(`\n${mutants.length} faults\n`)
})

it('filters faults by name, also as JSON', async () => {
  const { stdout } = await campaignContract(['faults', 'idempotency/', '--format', 'json'])
  const listed = JSON.parse(stdout) as { name: string; kind: string; summary: string }[]
  expect(listed.map(({ name }) => name)).toEqual(
    mutants.filter(({ name }) => name.includes('idempotency/')).map(({ name }) => name),
  )
})

it('suggests a name if none matches', async () => {
  const { code, stderr } = await campaignContract(['faults', 'idempotency/no-memry'])
  expect(code).toBe(2)
  expect(stderr).toContain('Did you mean `idempotency/no-memory`?')
})
