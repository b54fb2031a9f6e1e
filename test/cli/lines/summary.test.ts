import { expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { lines, stop } from './rows.js'

test('many findings are followed by the rules and the first finding of each', async () => {
  const input = lines(Array.from({ length: 51 }, () => stop({ key: 1, action: 'Stop' })))
  const { stdout } = await campaignContract(['check', '-', '--lines'], { input })
  expect(stdout).toMatch(/\n51 × error {2}structure\n {5}<stdin>:1:\d+ {2}action\n {5}Must be /)
})

test('a summary counts every finding and shows the first of each rule, as a report lists them', async () => {
  const rows = [
    stop({ key: 1 }),
    stop({ key: 2, action: 'Stop' }),
    '{"operation": ',
    stop({ key: 3, action: 'Pause' }),
    stop({ key: 1, action: 'PAUSE' }),
    '{"operation": "changeCampaignStatus", "body": {"action": 5, "colour": "red"}}',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP", "colour": "red"}}',
    stop({ key: 2, action: 'Stop' }),
  ]
  const check = async (format: string) =>
    campaignContract(['check', '-', '--lines', '--format', format], { input: lines(rows) })

  const { stdout, code } = await check('json')
  const { files } = JSON.parse(stdout)
  const found = new Map<string, { count: number; at: string; message: string }>()
  for (const { violations, warnings, error } of files) {
    const unreadable = error && { rule: 'unreadable', severity: 'error', ...error }
    for (const each of [unreadable ?? [], violations, warnings].flat()) {
      const { rule, severity, line, column, message } = each
      const key = `${severity.padEnd(5)}  ${rule}`
      const known = found.get(key)
      if (known) known.count++
      else found.set(key, { count: 1, at: `<stdin>:${line}:${column}`, message })
    }
  }

  const summary = await check('summary')
  expect(summary.code).toBe(code)
  expect(found.size).toBeGreaterThan(2)
  for (const [key, { count, at, message }] of found) {
    const [counted, place, text] = summary.stdout
      .slice(summary.stdout.indexOf(`${count} × ${key}`))
      .split('\n')
    expect(counted).toBe(`${count} × ${key}`)
    expect(place).toContain(at)
    expect(text).toContain(message.slice(0, 100))
  }
})
