import { describe, expect, test } from 'vitest'
import { formatNames } from '../../../src/cli/formats/format-names.js'
import { campaignContract, folderOf } from '../../cli/command.js'

const key = 'k'.repeat(10_000)
const variations = Object.fromEntries(
  Array.from({ length: 600 }, (_, at) => [`variation_${at + 1}`, { push: 1 }]),
)
/** A request with one long key in the path of very many findings. */
const request = {
  operation: 'updateCampaign',
  body: {
    channel: 'PUSH',
    campaign_content: {
      ...{ locales: [key], variations: ['a'] },
      content: { default: { variation_1: { push: {} } }, [key]: variations },
    },
  },
}
const long = `${JSON.stringify(request)}\n`
const tiny = '{"operation":"createCampaign","body":{}}\n'.repeat(3000)

const mebibyte = 2 ** 20

describe('limits the output by the input size', () => {
  test.each(formatNames)('%s', async (format) => {
    const cwd = folderOf({ 'a.ndjson': long, 'b.json': long })
    const printed = async (...args: string[]) =>
      (await campaignContract(['check', ...args, '--format', format], { cwd })).stdout
    for (const file of ['a.ndjson', 'b.json']) {
      expect((await printed(file)).length).toBeLessThan(16 * long.length + 2 * mebibyte)
    }
  })

  test('and reports omitted text and findings', async () => {
    const cwd = folderOf({ 'a.ndjson': long, 'b.ndjson': tiny })
    const args = ['check', 'a.ndjson', '--format', 'json']
    const { files } = JSON.parse((await campaignContract(args, { cwd })).stdout)
    const { target, pointer } = files[0].violations[0]
    expect(target).toMatch(/^campaign_content\.content\.k+…/)
    expect([target.length, pointer.length].every((length) => length <= 500)).toBe(true)

    const dense = await campaignContract(['check', 'b.ndjson', '--format', 'ndjson'], { cwd })
    const lines = dense.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(3001)
    const [first, last, { summary }] = [lines[0], lines[2999], lines[3000]]
    expect(first).not.toHaveProperty('truncated')
    expect(last.violations.length + last.warnings.length + last.truncated).toBe(
      first.violations.length + first.warnings.length,
    )
    expect(last.violations).toHaveLength(1)
    expect(summary.notes).toEqual([
      'Some findings are not shown: output is limited to 1 MiB plus 16 times the input size',
    ])
    expect(summary).toMatchObject({ requests: 3000, wrong: 3000 })
    expect(dense.stdout.length).toBeLessThan(16 * tiny.length + 2 * mebibyte + 3000 * 3072)
  })

  test('for fix too', async () => {
    const cwd = folderOf({ 'a.ndjson': long })
    for (const args of [['a.ndjson'], ['a.ndjson', '--dry-run'], ['-', '--lines']]) {
      const { stdout, stderr } = await campaignContract(['fix', ...args], { cwd, input: long })
      expect(stdout.length + stderr.length).toBeLessThan(16 * long.length + 2 * mebibyte)
    }
  })

  test('and limits the number of documents per file', async () => {
    const entries = '1,'.repeat(60_000)
    const cwd = folderOf({ 'a.har': `{"log":{"entries":[${entries}1]}}`, 'b.json': long })
    for (const format of ['ndjson', 'json', 'pretty']) {
      const args = ['check', 'a.har', 'b.json', '--format', format]
      const { code, stdout } = await campaignContract(args, { cwd })
      expect(code).toBe(2)
      expect(stdout.length).toBeLessThan(6 * mebibyte)
      expect(stdout).toContain('a.har: 50,001 more documents counted but not shown')
      expect(stdout).toContain('b.json')
      if (format !== 'ndjson') continue
      const lines = stdout.trimEnd().split('\n')
      expect(lines).toHaveLength(10_002)
      const { summary } = JSON.parse(String(lines.at(-1)))
      expect(summary).toMatchObject({ requests: 60_002, unusable: 60_001, wrong: 1 })
    }
  })
})
