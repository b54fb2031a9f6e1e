import { describe, expect, test } from 'vitest'
import { showError } from '../../src/cli/documents/show-error.js'
import { formatNames } from '../../src/cli/formats/format-names.js'
import { campaignContract, folderOf } from './command.js'

/** Control sequences of terminals and CI servers. */
const hostile = '\u001b[2J\u009b1m\r\b\u0000\u202e\u2066\u2028::add-mask::x ##[add-mask]y'
const member = JSON.stringify(hostile).replaceAll('\u2028', '\\u2028')
const obeyed =
  /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]|##\[|^\s*::(?!error |warning |notice )/mu

const files = {
  'key.json': `{"operation":"changeCampaignStatus","body":{"action":"Stop",${member}:1}}`,
  'value.yaml': `operation: changeCampaignStatus\nbody: {action: ${member}}\n`,
  'member.json': `{${member}: 1, "operation": "listOfferings"}`,
  'operation.json': `{"operation": ${member}}`,
  'params.json': `{"operation": "getCampaign", "params": {${member}: "x"}, "headers": {${member}: ["x"]}}`,
  'broken.json': `{"a": \u001b[2J}`,
  'broken.yaml': `a: *\u001b[2J\n`,
  'rows.ndjson': `{"operation":"changeCampaignStatus","body":{${member}:1}}\n{${member}\n`,
  'one.http': `GET https://${'\u001b'}[2J/v5/offers?limit=${'\u202e'}\n\nx`,
}

/** Characters that file names may contain on every tested system. */
const name = '::error::\u001b[2J\u202e##[add-mask]z'

describe('escapes file names and contents for a terminal', () => {
  test.each(formatNames)('%s', async (format) => {
    const cwd = folderOf({ ...files, [`${name}.json`]: files['key.json'] })
    const env = { GITHUB_WORKSPACE: cwd }
    const args = ['check', '.', `${name}.none`, '--format', format]
    const { stdout, stderr } = await campaignContract(args, { cwd, env })
    expect(stdout.length).toBeGreaterThan(100)
    expect(`${stdout}\n${stderr}`).not.toMatch(obeyed)
  })

  test('in fix and its diff', async () => {
    const yaml = `# ::add-mask::x\n  ::y: 1\noperation: changeCampaignStatus\nbody:\n  action: Stop\n`
    const text = `operation: changeCampaignStatus\nbody:\n  action: Stop\n  ::a: 1\n  b: "##[c"\n`
    const cwd = folderOf({ ...files, [`${name}.yaml`]: text, 'a.yaml': yaml })
    for (const args of [['.', '--dry-run'], ['.']]) {
      const { stdout, stderr } = await campaignContract(['fix', ...args], { cwd })
      expect(`${stdout}\n${stderr}`.replaceAll('\t', '')).not.toMatch(obeyed)
    }
  })

  test('in errors of the command', async () => {
    const cwd = folderOf({})
    for (const args of [
      ['check', name, '--facts', name],
      ['check', '--rule', name, name],
      [name],
      ['rules', name],
      ['schema', name],
      ['check', 'a', '--output', `json=${name}/x`],
      ['check', 'a', '--config', name],
      ['serve', '--seed-data', name],
    ]) {
      const { stdout, stderr } = await campaignContract(args, { cwd })
      expect(`${stdout}\n${stderr}`).not.toMatch(obeyed)
    }
    expect(showError(new Error(hostile))).not.toMatch(obeyed)
  })
})
