import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtCommand } from '../../built-command.js'
import { folderOf } from '../../cli/command.js'

const row = '{"operation":"changeCampaignStatus","body":{"action":"stop"}}\n'

test.skipIf(process.platform === 'win32')(
  'fix reports a file size limit and keeps each file unchanged',
  () => {
    const rows = row.repeat(20_000)
    const cwd = folderOf({ 'a.ndjson': rows, 'b.json': row })
    const command = [process.execPath, builtCommand, 'fix', 'a.ndjson', 'b.json']
    const script = `ulimit -f 500; exec ${command.map((part) => `'${part}'`).join(' ')}`
    const { status, stdout } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stdout).toMatch(
      /^unreadable {2}a\.ndjson {2}cannot be written: EFBIG.*\nfixed .*b\.json.*\n1 fix in 1 file\n/,
    )
    expect(readFileSync(join(cwd, 'a.ndjson'), 'utf8')).toBe(rows)
    expect(readdirSync(cwd)).toEqual(['a.ndjson', 'b.json'])
  },
)
