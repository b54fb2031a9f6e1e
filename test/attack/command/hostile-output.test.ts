import { describe, expect, test } from 'vitest'
import { formatNames } from '../../../src/cli/formats/index.js'
import { campaignContract, folderOf } from '../../cli/command.js'

const commands = [
  '::add-mask::x',
  '\u00a0::error::x',
  '\u3000 ::error::x',
  '##[error]x',
  '##vso[task.complete]x',
  '##VSO[task.complete]x',
  '##teamcity[buildStatus]x',
  'section_start:1:x\r\u001b[0Kx',
  '\u001b[8mx\u009b2J\u202e',
]

/** Lines that a CI service acts on, or a terminal. */
const isObeyed = (line: string): boolean =>
  /^\s*::/.test(line) ||
  /##(?:vso|teamcity)?\[/i.test(line) ||
  /[^\P{Cc}\t]|[\u2028\u2029\u202a-\u202e]/u.test(line)

const obeyed = (text: string): string[] => text.split('\n').filter(isObeyed)

/** A folder of files whose names, keys and values are commands. */
function hostileFolder(): string {
  const files = commands.flatMap((text, index) => {
    const body = { action: text, [text]: text, [`long words before it ${text}`]: `\n${text}` }
    const request = JSON.stringify({ operation: 'changeCampaignStatus', body, [text]: 1 })
    const fixable = `operation: changeCampaignStatus\n# ${JSON.stringify(text)}\n::error:: x: 1\nbody: {action: stop}\n`
    const bare = JSON.stringify({ operation: 'changeCampaignStatus', body })
    return [
      [`${text}.json`, request],
      [`b${index}.json`, bare],
      [`c${index}.json`, text],
      [`d${index}.yaml`, fixable],
    ]
  })
  return folderOf(Object.fromEntries(files))
}

describe('a hostile file name, key or value is no command', () => {
  test.each(formatNames.flatMap((name) => [[name, '30'] as const, [name, '80'] as const]))(
    'of check --format %s in %s columns',
    async (format, COLUMNS) => {
      const args = ['check', '.', '--format', format, '--answer', '--no-config']
      const { stdout, stderr } = await campaignContract(args, {
        cwd: hostileFolder(),
        env: { COLUMNS },
      })
      const own = format === 'github' ? /^::(?:error|warning|notice) / : /^$/
      expect(obeyed(stdout).filter((line) => !own.test(line))).toEqual([])
      expect(obeyed(stderr)).toEqual([])
    },
  )

  test('of fix --dry-run', async () => {
    const text = `{\n\n::error::x\n"operation": "changeCampaignStatus"}`
    const requests = commands.map((each) =>
      `# ${each}`.replaceAll('\r', '').replaceAll('\u001b', ''),
    )
    const cwd = folderOf({
      'a.yaml': `${requests.join('\n')}\noperation: changeCampaignStatus\nbody: {action: stop}\n`,
      '\u00a0::error::x.yaml': 'operation: changeCampaignStatus\nbody: {action: stop}\n',
      'b.json': text,
    })
    const { stdout, stderr } = await campaignContract(['fix', '.', '--dry-run'], { cwd })
    expect(stdout).toContain('+body: {action: STOP}')
    expect(obeyed(stdout)).toEqual([])
    expect(obeyed(stderr)).toEqual([])
  })

  test('of an error with its stack', async () => {
    const message = JSON.stringify(`x\n${commands.join('\n')}`)
    const plugin = `export default { name: 'own', get rules() { throw new Error(${message}) } }`
    const cwd = folderOf({ 'own.mjs': plugin, 'a.json': '{}' })
    const { stderr } = await campaignContract(['check', 'a.json', '--plugin', 'own.mjs'], { cwd })
    expect(stderr).toContain('add-mask')
    expect(obeyed(stderr)).toEqual([])
  })

  test('of an argument', async () => {
    for (const text of commands) {
      for (const args of [[text], ['check', `--${text}`], ['check', text], ['rules', text]]) {
        const { stdout, stderr } = await campaignContract(args)
        expect(obeyed(stdout + stderr)).toEqual([])
      }
    }
  })
})

test('fix - prints its input unchanged', async () => {
  const input = 'operation: changeCampaignStatus\n# ::error::x\nbody: {action: STOP}\n#\u00a0\n'
  const { stdout } = await campaignContract(['fix', '-'], { input })
  expect(stdout).toBe(input)
})
