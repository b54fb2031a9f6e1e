import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatNames } from '../../../src/cli/formats/format-names.js'
import { campaignContract, folderOf, root } from '../command.js'

const recording = join(root, 'test/cli/inputs/files/recording.har')

it.each(formatNames)('reports findings of responses in %s', async (format) => {
  const { code, stdout, stderr } = await campaignContract(['check', recording, '--format', format])
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toMatch(/response\/[a-z-]+/)
})

it('matches findings of responses with a baseline', async () => {
  const cwd = folderOf({})
  const check = (...flags: string[]) =>
    campaignContract(['check', recording, '--baseline', 'baseline.json', ...flags], { cwd })
  await check('--update-baseline')
  const { code, stdout, stderr } = await check()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('already in the baseline')
})
