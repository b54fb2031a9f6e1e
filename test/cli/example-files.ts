import type { Files } from './command.js'

/**
 * Files with every kind of outcome: valid, invalid, warnings, a suggestion, a safe fix, an accepted
 * exception, unreadable documents, a long line, wide and control characters.
 */
export const exampleFiles: Files = {
  'campaign-contract.config.yaml': `exceptions:
  - rule: structure
    operation: testCampaign
    target: channel
    values: [SMS]
    reason: Our deployment sends text messages.
    until: 2999-12-31
  - {rule: field/unknown, target: labels, reason: Moved to tags.}
  - {rule: structure, target: channel, values: [FAX], reason: Removed., until: 2020-01-31}
`,
  'requests/a.json': `{
  "operation": "changeCampaignStatus",
  "params": { "campaign_id": "6640c1d2e3f4051627384951" },
  "body": {
\t"request_id": "3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83", "action": "Stpo",
    "reason": "東京 🗼 – the offer ended, see https://wiki.example/a/long/page/about/it", "colour": 1
  }
}
`,
  'requests/b.yaml': `operation: testCampaign
headers: {X-SVC-Request-Id: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83}
body:
  channel: email
  draft_id: 66b1f0c2a94e3d0012ab34cd
  test_campaign_meta: {identifier: EMAIL, identifier_values: [maria@example.com]}
---
- 1
---
operation: testCampaign
body:
  channel: SMS
  draft_id: 66b1f0c2a94e3d0012ab34cd
  test_campaign_meta: {identifier: EMAIL, identifier_values: [maria@example.com]}
`,
  'requests/c.ndjson': [
    '{"operation":"changeCampaignStatus","body":{"action":"STOP"}}',
    `{"operation":"changeCampaignStatus","body":{"request_id":"${'long '.repeat(60)}","action":"HALT"}}`,
    '',
  ].join('\n'),
  'requests/d.json': '{\n  "operation": "changeCampaignStatus",\n  "body": {"action": }\n}\n',
  'requests/\u001b[31mred, 50% & "<x>.yaml':
    'operation: changeCampaignStatus\nbody: {action: STOP, "\\e[2J\\x9b::error::%0A<&]]>|`": 1}\n',
}

/** The arguments of a run over the example files, one of which does not exist. */
export const exampleArgs = ['requests', 'none.yaml']
