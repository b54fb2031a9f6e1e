import { expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from './command.js'
import { type Report, shown } from './report.js'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

const members = 'operation, params, query, headers, body, facts'

/** File name, content, expected results. */
const table: [name: string, content: string | Buffer, want: string[]][] = [
  // Positions
  [
    'crlf-and-mark.json',
    '\ufeff{\r\n  "operation": "changeCampaignStatus",\r\n\t"body": {\r\n\t\t"action": "Pause"}\r\n}',
    ['invalid', '4:13 structure'],
  ],
  [
    'missing-field.yaml',
    'operation: changeCampaignStatus\nbody:\n  request_id: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83\n',
    ['invalid', '2:1 structure'],
  ],
  [
    'missing-field.json',
    '{"operation": "changeCampaignStatus",\n "body":\n {}}',
    ['invalid', '3:2 structure'],
  ],
  ['missing-body.yaml', '\noperation: changeCampaignStatus\n', ['invalid', '2:1 body/missing']],
  [
    'mistyped-field.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP",\n "request-id": 1}}',
    ['valid', '2:2 field/unknown'],
  ],
  [
    'mistyped-field.yaml',
    'operation: changeCampaignStatus\nbody:\n  action: STOP\n  request-id:\n    a: 1\n',
    ['valid', '4:3 field/unknown'],
  ],
  [
    'header-in-any-case.yaml',
    'operation: createOffering\nheaders:\n  AUTHORIZATION: none\n  idempotency-key: x\n',
    [
      'invalid',
      '3:18 auth/credentials-malformed',
      '1:1 body/missing',
      '4:20 idempotency/key-malformed',
    ],
  ],
  [
    'missing-headers.yaml',
    'operation: changeCampaignStatus\nheaders: {}\nbody: {action: STOP, request_id: a-1}\n',
    ['invalid', '2:1 auth/credentials-malformed', '2:1 idempotency/key-missing'],
  ],
  [
    'parameter.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP"},\n"params": {"campaign_id": "1"}}',
    ['invalid', '2:27 params/malformed'],
  ],
  [
    'missing-parameter.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP"},\n"params": {}}',
    ['invalid', '2:1 params/malformed'],
  ],
  [
    'alias.yaml',
    'operation: changeCampaignStatus\ndescription: &slip Stop\nbody:\n  action: *slip\n',
    ['invalid', '4:11 structure'],
  ],
  [
    'missing-query-parameter.json',
    '{"operation": "listOfferings",\n "query": {"id": "1"}}',
    ['invalid', '2:18 params/offer-id-malformed'],
  ],
  [
    'query-and-parameter.yaml',
    'operation: listOfferings\nparams: {id: "2"}\nquery:\n  page: "1"\n  id: "1"\n',
    ['invalid', '5:7 params/offer-id-malformed'],
  ],
  [
    'parameter-in-another-case.yaml',
    'operation: changeCampaignStatus\nparams:\n  Campaign_id: "1"\nbody: {action: STOP}\n',
    ['invalid', '2:1 params/malformed'],
  ],
  [
    'missing-part.yaml',
    'operation: createOffering\nheaders: {}\n',
    [
      'invalid',
      '2:1 auth/credentials-malformed',
      '1:1 body/missing',
      '2:1 idempotency/key-missing',
    ],
  ],
  [
    'keys-that-a-pointer-escapes.yaml',
    "operation: changeCampaignStatus\nbody:\n  action: STOP\n  a/b~c~1d: {}\n  ? ''\n  : 1\n",
    ['valid', '4:3 field/unknown', '5:5 field/unknown'],
  ],
  [
    'key-that-is-no-text.yaml',
    'operation: changeCampaignStatus\nbody: {action: STOP, 12: 1, true: 2, null: 3, ~: 4}\n',
    ['unreadable', '2:47 Duplicate key ``'],
  ],
  [
    'keys-that-are-no-texts.yaml',
    'operation: changeCampaignStatus\nbody: {action: STOP, 12: 1, true: 2, null: 3}\n',
    ['valid', '2:22 field/unknown', '2:29 field/unknown', '2:38 field/unknown'],
  ],
  [
    'alias-of-a-key.yaml',
    'operation: changeCampaignStatus\nname: &key colour\nbody:\n  action: STOP\n  *key : 1\n',
    ['valid', '5:3 field/unknown'],
  ],
  [
    'alias-of-a-body.yaml',
    'name: &body\n  action: Stop\noperation: changeCampaignStatus\nbody: *body\n',
    ['invalid', '2:11 structure'],
  ],
  // Values
  [
    'own-keys.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP", "__proto__": {"action": 1}}}',
    ['valid', '1:66 field/unknown'],
  ],
  [
    'no-timestamp.yaml',
    'operation: changeCampaignStatus\nfacts: {now: 2025-11-20T10:00:00Z}\nbody: {action: 2025-11-20}\n',
    ['invalid', '3:16 structure'],
  ],
  [
    'no-merge.yaml',
    'operation: changeCampaignStatus\nbody:\n  <<: {action: STOP}\n  action: STOP\n',
    ['valid', '3:3 field/unknown'],
  ],
  [
    'yes-is-text.yaml',
    '%YAML 1.1\n---\noperation: changeCampaignStatus\nbody: {action: STOP}\nheaders: {Idempotency-Key: yes}\n',
    [
      'invalid',
      '5:1 auth/credentials-malformed',
      '4:7 request-id/missing',
      '5:28 idempotency/key-malformed',
    ],
  ],
  [
    'remarks.json',
    '{"$schema": 1, "name": [], "description": {}, "operation": "listOfferings"}',
    ['valid'],
  ],
  [
    'lists-of-texts.yaml',
    'operation: listOfferings\nquery: {id: [a, b]}\nheaders: {X: [a, b], Y: []}\n',
    ['invalid', '3:1 auth/credentials-malformed', '2:13 params/offer-id-malformed'],
  ],
  // Encodings
  [
    'key-twice-in-body.json',
    '{"body": {"action": "STOP",\n "\\u0061ction": "PAUSE",\n "action": 9}, "operation": "changeCampaignStatus"}',
    ['invalid', '3:12 structure', '2:2 body/duplicate-key', '3:2 body/duplicate-key'],
  ],
  [
    'key-twice-in-what-was-replaced.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP",\n "a": {"b": 1, "b": 2},\n "a": {}}}',
    ['valid', '2:16 body/duplicate-key', '3:2 body/duplicate-key', '3:2 field/unknown'],
  ],
  [
    'large-number-alone.json',
    '{"operation": "changeCampaignStatus", "body": 9007199254740993}',
    ['invalid', '1:47 body/not-object', '1:47 body/number-precision'],
  ],
  [
    'large-numbers-around-the-body.json',
    '{"name": 9007199254740993, "operation": "changeCampaignStatus",\n "body": {"action": "STOP"}, "description": 9007199254740993}',
    ['valid'],
  ],
  [
    'large-numbers-and-no-body.json',
    '{"name": 9007199254740993, "operation": "listOfferings", "description": 9007199254740993}',
    ['valid'],
  ],
  [
    'large-numbers-in-order.json',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP", "a": [9007199254740993,\n 1, 9007199254740993], "a": 1}}',
    [
      'valid',
      '2:24 body/duplicate-key',
      '1:72 body/number-precision',
      '2:5 body/number-precision',
      '2:24 field/unknown',
    ],
  ],
  [
    'large-number.json',
    '{"operation": "searchCampaigns", "facts": {"campaign": {"id": 9007199254740993}},\n "body": {"limit": 15, "campaign_fields": {"created_by":\n 9007199254740993}}}',
    ['valid', '3:2 body/number-precision'],
  ],
  // Unreadable
  [
    'no-json.json',
    '{"operation": "testCampaign",}',
    [
      'unreadable',
      '1:29 invalid JSON: trailing comma before `}` on line 1; remove the comma, or save the file as YAML',
    ],
  ],
  [
    'key-twice.json',
    '{"operation": "changeCampaignStatus",\n "facts": {"permitted": true, "\\u0070ermitted": false}}',
    ['unreadable', '2:31 Duplicate key `permitted`'],
  ],
  [
    'body-twice.json',
    '{"operation": "changeCampaignStatus",\n "body": {"action": 1, "action": 2},\n "body": {}}',
    ['unreadable', '3:2 Duplicate key `body`'],
  ],
  [
    'key-twice-after-the-body.json',
    '{"operation": "changeCampaignStatus", "body": {},\n "operation": "x"}',
    ['unreadable', '2:2 Duplicate key `operation`'],
  ],
  [
    'key-twice-before-the-body.json',
    '{"operation": "changeCampaignStatus",\n "operation": "changeCampaignStatus", "body": {}}',
    ['unreadable', '2:2 Duplicate key `operation`'],
  ],
  [
    'key-twice.yaml',
    'operation: testCampaign\nbody: {a: 1, "a": 2}',
    ['unreadable', '2:14 Duplicate key `a`'],
  ],
  [
    'no-yaml.yml',
    'operation: testCampaign\nbody: a: b',
    ['unreadable', '2:7 invalid YAML: Nested mappings are not allowed in compact mappings'],
  ],
  [
    'tag.yaml',
    'operation: !!binary aGk=',
    ['unreadable', '1:12 invalid YAML: Unresolved tag: tag:yaml.org,2002:binary'],
  ],
  [
    'list-key.yaml',
    'operation: testCampaign\nbody: {? [a] : 1}',
    ['unreadable', '2:10 Keys must be strings'],
  ],
  [
    'nan.yaml',
    'operation: testCampaign\nbody: {a: .nan}',
    ['unreadable', '2:11 `.nan` has no JSON equivalent'],
  ],
  [
    'cycle.yaml',
    'operation: testCampaign\nbody: &b\n  a: [*b]\n',
    ['unreadable', '3:7 The alias `*b` refers to itself'],
  ],
  [
    'bomb.yaml',
    `a: &a [1, 1]\n${[...'bcdefghijklm'].map((name, at) => `${name}: &${name} [*${'abcdefghijkl'[at]}, *${'abcdefghijkl'[at]}]\n`).join('')}`,
    ['unreadable', '1:1 aliases (`*name`) expand to too many values'],
  ],
  ['deep.yaml', '['.repeat(20_000), ['unreadable', '1:201 nested deeper than 200 levels']],
  [
    'bytes.json',
    bytes('{"operation":\n "é', [0xff], '"}'),
    ['unreadable', '2:4 not UTF-8: invalid byte 0xff'],
  ],
  [
    'cut-off.yaml',
    bytes('a: ', [0xc3]),
    ['unreadable', '1:4 not UTF-8: ends in the middle of a character'],
  ],
  [
    'utf-16.json',
    bytes([0xff, 0xfe, 0x7b, 0]),
    ['unreadable', 'not UTF-8 but UTF-16; save it as UTF-8'],
  ],
  ['number.json', '1', ['unreadable', '1:1 a request document must be an object']],
  ['null.json', 'null', ['unreadable', '1:1 a request document must be an object']],
  ['text.yaml', 'operation', ['unreadable', '1:1 a request document must be an object']],
  [
    'own-operation.json',
    '{"constructor": 1}',
    ['unreadable', '1:1 missing `operation`; add it, or pass --operation for a bare body'],
  ],
  [
    'no-operation-but-headers.json',
    '{"headers": {}}',
    ['unreadable', '1:1 `operation` must be the name of an operation'],
  ],
  [
    'name-of-objects.json',
    '{"operation": "toString"}',
    ['unreadable', '1:15 Unknown operation: `toString`.'],
  ],
  ...(
    [
      ['params', '[]', '2:9 `params` must be an object; write `{}` for none'],
      ['query', 'a', '2:8 `query` must be an object; write `{}` for none'],
      ['params', '{a: [b]}', '2:13 `params.a` must be a string; put it in quotes'],
      ['params', '{a: null}', '2:13 `params.a` must be a string'],
      ['params', '{a: {}}', '2:13 `params.a` must be a string'],
      ['params', '{a: true}', '2:13 `params.a` must be a string; put it in quotes'],
      [
        'query',
        '{a: b, c: [d, 1]}',
        '2:18 `query.c` must be a string or an array of strings; put it in quotes',
      ],
      ['headers', '{a: null}', '2:14 `headers.a` must be a string or an array of strings'],
      ['headers', '{a: {}}', '2:14 `headers.a` must be a string or an array of strings'],
    ] as const
  ).map(([part, content, reason], index): [string, string, string[]] => [
    `${part}-${index}.yaml`,
    `operation: testCampaign\n${part}: ${content}\n`,
    ['unreadable', reason],
  ]),
  // JSON or YAML
  ['broken.JSON', 'a: b: c', ['unreadable', '1:1 invalid JSON: expected a value, not `a`']],
  [
    'broken.json.yaml',
    '{"a" "b"}',
    ['unreadable', '1:6 invalid YAML: Missing , or : between flow map items'],
  ],
  ['broken.yaml.json', 'a: b: c', ['unreadable', '1:1 invalid JSON: expected a value, not `a`']],
  [
    'broken.YML',
    '{"a" "b"}',
    ['unreadable', '1:6 invalid YAML: Missing , or : between flow map items'],
  ],
  [
    'broken.yaml.txt',
    '{"a" "b"}',
    ['unreadable', '1:6 invalid JSON: expected `:` after the key, not `"`'],
  ],
  [
    'broken.txt',
    ' \n{"a" "b"}',
    ['unreadable', '2:6 invalid JSON: expected `:` after the key, not `"`'],
  ],
  [
    'broken-list.txt',
    '\t["a" "b"]',
    ['unreadable', '1:7 invalid JSON: expected `,` or `]`, not `"`'],
  ],
  ['broken.jsonx', 'a {', ['unreadable', '1:1 a request document must be an object']],
  [
    'broken-yaml',
    'a: [',
    [
      'unreadable',
      '1:5 invalid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  ],
  ['empty.json', ' \n', ['unreadable', '1:1 the file is empty']],
  ['empty.yaml', '\n', ['unreadable', '1:1 the file is empty']],
  ['comment.yaml', '# nothing\n---\n', ['unreadable', '1:1 the file is empty']],
  ['list.json', '\n[]', ['unreadable', '2:1 a request document must be an object']],
  [
    'no-operation.yaml',
    '# a bare body\naction: STOP\n',
    [
      'unreadable',
      '2:1 missing `operation`. This looks like the body of changeCampaignStatus: pass --operation changeCampaignStatus',
    ],
  ],
  [
    'operation-no-text.json',
    '{"operation": 1}',
    ['unreadable', '1:15 `operation` must be the name of an operation'],
  ],
  [
    'unknown-operation.json',
    '{\n"operation": "testCampagn"}',
    ['unreadable', '2:14 Unknown operation: `testCampagn`. Did you mean `testCampaign`?'],
  ],
  [
    'mistyped-member.yaml',
    'operation: testCampaign\nheader: {}\n',
    ['unreadable', '2:1 Unknown key `header`. Did you mean `headers`?'],
  ],
  [
    'stray-member.json',
    '{"operation": "testCampaign", "__proto__": {}}',
    ['unreadable', `1:31 Unknown key \`__proto__\`. Known keys: ${members}.`],
  ],
  [
    'number-in-header.yaml',
    'operation: testCampaign\nheaders:\n  Idempotency-Key: 12\n',
    [
      'unreadable',
      '3:20 `headers.Idempotency-Key` must be a string or an array of strings; put it in quotes',
    ],
  ],
  [
    'number-in-parameter.json',
    '{"operation": "testCampaign", "params": {"campaign_id": 12}}',
    ['unreadable', '1:57 `params.campaign_id` must be a string; put it in quotes'],
  ],
  [
    'headers-no-object.yaml',
    'operation: testCampaign\nheaders:\nbody: {}\n',
    ['unreadable', '2:9 `headers` must be an object; write `{}` for none'],
  ],
  ...(
    [
      [
        '{now: 2025-02-30T00:00:00Z}',
        '2:14 `facts.now` must be a date and time with a time zone, such as 2025-11-20T09:30:00Z',
      ],
      [
        '{now: 2025-11-20}',
        '2:14 `facts.now` must be a date and time with a time zone, such as 2025-11-20T09:30:00Z',
      ],
      [
        '{idempotency: {createdAt: 5}}',
        '2:34 `facts.idempotency.createdAt` must be a date and time with a time zone, such as 2025-11-20T09:30:00Z',
      ],
      ['{workspce: {}}', '2:9 Unknown fact `facts.workspce`. Did you mean `workspace`?'],
      ['{workspace: {tagIds: a}}', '2:29 `facts.workspace.tagIds` must be an array of strings'],
      ['{campaign: []}', '2:19 `facts.campaign` must be an object'],
      ['', '2:8 `facts` must be an object'],
    ] as const
  ).map(([facts, reason], index): [string, string, string[]] => [
    `facts-${index}.yaml`,
    `operation: testCampaign\nfacts: ${facts}\n`,
    ['unreadable', reason],
  ]),
]

const exitCodes: Readonly<Record<string, number>> = { valid: 0, invalid: 1, unreadable: 2 }

test.each(table)('reports positions and reasons of %s', async (name, content, want) => {
  const cwd = folderOf({ [name]: content })
  const { stdout, ...outcome } = await campaignContract(['check', '--format', 'json', name], {
    cwd,
  })
  const { files } = JSON.parse(stdout) as Report
  expect(files.map((result) => [result.file, ...shown(result)])).toEqual([[name, ...want]])
  expect(outcome).toEqual({ code: exitCodes[want[0] ?? ''], stderr: '' })
})

test('counts results, and lets unreadable files outweigh violations', async () => {
  const rows = table.filter(([name]) => /\.(?:json|ya?ml)$/i.test(name))
  const files: Files = Object.fromEntries(rows.map(([name, content]) => [name, content]))
  // Named, because a folder skips files without requests.
  const args = ['check', '--format', 'json', ...Object.keys(files)]
  const { code, stdout } = await campaignContract(args, { cwd: folderOf(files) })
  const count = (outcome: string) => rows.filter(([, , [first]]) => first === outcome).length
  expect((JSON.parse(stdout) as Report).summary).toMatchObject({
    files: rows.length,
    requests: rows.length,
    right: count('valid'),
    wrong: count('invalid'),
    unusable: count('unreadable'),
  })
  expect(code).toBe(2)
})
