import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'
import { expectGolden } from './golden.js'
import { named } from './named-colors.js'

/*
 * What people see on terminals of three widths. A golden file of colors shows their names.
 */

const files = {
  'requests/stop.json': `{
  "operation": "changeCampaignStatus",
  "params": { "campaign_id": "6640c1d2e3f4051627384951" },
  "body": {
\t"request_id": "3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83", "action": "Stpo",
    "reason": "東京 🗼 – the offer ended, see https://wiki.example/a/long/page/about/it", "colour": 1
  }
}
`,
  'requests/test.yaml': `operation: testCampaign
headers: {}
body:
  channel: push
  basic_details:
    name: Weekend sale
    platforms: [ANDROID]
    geofences: {name: Shop, latitude: '52.5', longitude: '13.4', radius: '250', triggered_at: dwell}
  test_campaign_meta:
    identifier: USER_ATTRIBUTE_UNIQUE_ID
    identifier_values: [maria]
---
operation: changeCampaignStatus
body: {action: PAUSE}
`,
  'rows.ndjson': [
    '{"operation":"changeCampaignStatus","body":{"action":"STOP"}}',
    `{"operation":"changeCampaignStatus","params":{"campaign_id":"6640c1d2e3f4051627384951"},"body":{"reason":"${'a long reason '.repeat(60)}","action":"HALT","request_id":"3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83"}}`,
    '',
  ].join('\n'),
  'open.json': '{\n  "operation": "changeCampaignStatus",\n  "body": {"action": }\n}\n',
}

const screens = [60, 80, 120].flatMap((columns) =>
  [false, true].map((isColored) => ({ columns, isColored })),
)

const commands: [name: string, args: string[]][] = [
  ['check', ['check', '.']],
  ['check-answer', ['check', 'requests/stop.json', '--answer']],
  ['check-compact', ['check', '.', '--compact']],
  ['check-summary', ['check', '.', '--format', 'summary']],
  ['fix', ['fix', '.']],
  ['fix-dry-run', ['fix', '--dry-run', 'requests/test.yaml']],
]

test.each(commands.flatMap(([name, args]) => screens.map((screen) => ({ name, args, ...screen }))))(
  '$name on $columns columns, colors: $isColored',
  async ({ name, args, columns, isColored }) => {
    const { stdout, stderr } = await campaignContract(args, {
      ...{ cwd: folderOf(files), isTerminal: true, columns },
      env: isColored ? {} : { NO_COLOR: '1' },
    })
    // A dry run prints its report beside the diff.
    const text = named(stdout + stderr)
    expectGolden(`screens/${name}-${columns}${isColored ? '-colored' : ''}`, text)
  },
)

test('shows the duration after the counts', async () => {
  const { written } = await campaignContract(['check', 'open.json'], { cwd: folderOf(files) })
  expect(written).toMatch(
    /\n1 error, 0 warnings\n1 file: 0 valid, 0 invalid, 1 unreadable \(\d+ ms\)\n$/,
  )
})
