import { describe, expect, test } from 'vitest'
import { formatNames } from '../../../src/cli/formats/index.js'
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
      locales: [key],
      variations: ['a'],
      content: { default: { variation_1: { push: {} } }, [key]: variations },
    },
  },
}
const long = `${JSON.stringify(request)}\n`
const tiny = '{}\n'.repeat(3000)

const mebibyte = 2 ** 20

describe('limits the output by the input size', () => {
  test.each(formatNames)('%s', async (format) => {
    const cwd = folderOf({ 'a.ndjson': long, 'b.json': long })
    const printed = async (...args: string[]) =>
      (await campaignContract(['check', ...args, '--format', format], { cwd })).stdout
    for (const file of ['a.ndjson', 'b.json']) {
      expect((await printed(file)).length).toBeLessThan(64 * long.length + 2 * mebibyte)
    }
  })

  test('and reports shortened texts and omitted documents', async () => {
    const cwd = folderOf({ 'a.ndjson': long, 'b.ndjson': tiny })
    const args = ['check', 'a.ndjson', '--format', 'json']
    const { files } = JSON.parse((await campaignContract(args, { cwd })).stdout)
    const { target, pointer } = files[0].violations[0]
    expect(target).toMatch(/^campaign_content\.content\.k+…/)
    expect([target.length, pointer.length].every((length) => length <= 512)).toBe(true)

    const ofTiny = ['b.ndjson', '--operation', 'createCampaign', '--format', 'ndjson']
    const dense = await campaignContract(['check', ...ofTiny], { cwd })
    const lines = dense.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { summary } = lines.at(-1)
    expect(summary.notes[0]).toMatch(
      /^[\d,]+ documents are not shown: output is limited to 1 MiB plus 64 times the input size$/,
    )
    expect(summary).toMatchObject({ requests: 3000, invalid: 3000 })
    expect(dense.stdout.length).toBeLessThan(64 * tiny.length + 2 * mebibyte)
  })

  test('of tiny valid requests too', async () => {
    const text = '{}\n'.repeat(20_000)
    const args = ['check', 'a.ndjson', '--operation', 'listOfferings', '--format', 'ndjson']
    const { stdout } = await campaignContract(args, { cwd: folderOf({ 'a.ndjson': text }) })
    // The version and the empty lists of each line come on top.
    expect(stdout.length).toBeLessThan(1.5 * (64 * text.length + mebibyte))
    expect(stdout).toContain(' documents are not shown')
  })

  test('for fix too', async () => {
    const cwd = folderOf({ 'a.ndjson': long })
    for (const args of [['a.ndjson'], ['a.ndjson', '--dry-run'], ['-', '--lines']]) {
      const { stdout, stderr } = await campaignContract(['fix', ...args], { cwd, input: long })
      expect(stdout.length + stderr.length).toBeLessThan(16 * long.length + 2 * mebibyte)
    }
  })

  test('also of a file with very many documents', async () => {
    const text = `{"log":{"entries":[${'1,'.repeat(60_000)}1]}}`
    const cwd = folderOf({ 'a.har': text })
    for (const format of ['ndjson', 'json', 'pretty']) {
      const { code, stdout } = await campaignContract(['check', '.', '--format', format], { cwd })
      expect(code).toBe(2)
      // Indentation comes on top.
      expect(stdout.length).toBeLessThan(2 * (64 * text.length + mebibyte))
      expect(stdout).toContain(' documents are not shown')
    }
  })
})
