import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'
import { checked } from './inputs/checked.js'
import { outcomeOf, type Report } from './report.js'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

/** Writes out `CHANGE`, the member that names the operation of most documents. */
const written = (text: string | Buffer): string | Buffer =>
  typeof text === 'string'
    ? text
        .replace('"CHANGE"', '"operation": "changeCampaignStatus"')
        .replace('CHANGE', 'operation: changeCampaignStatus')
    : text

const aliases = Array.from(
  { length: 12 },
  (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`,
)
const nested = (open: string, count: number, close: string) =>
  open.repeat(count) + close.repeat(count)

/** File name, text, outcome with line and column. */
const table: [name: string, text: string | Buffer, want: string][] = [
  // Positions
  [
    'marks and line breaks.json',
    '\ufeff{\r\n  "CHANGE",\r\n\t"body": {\r\n\t\t"action": "Pause"}\r\n}',
    'invalid 4:13 structure',
  ],
  ['a missing field.yaml', 'CHANGE\nbody:\n  request_id: a-1\n', 'invalid 2:1 structure'],
  ['a missing field.json', '{"CHANGE",\n "body":\n {}}', 'invalid 3:2 structure'],
  ['a missing body.yaml', '\nCHANGE\n', 'invalid 2:1 body/missing'],
  [
    'an unknown field.json',
    '{"CHANGE", "body": {"action": "STOP",\n "request-id": 1}}',
    'valid 2:2 field/unknown',
  ],
  [
    'an unknown field.yaml',
    'CHANGE\nbody:\n  action: STOP\n  request-id:\n    a: 1\n',
    'valid 4:3 field/unknown',
  ],
  [
    'a header in any case.yaml',
    'operation: createOffering\nheaders:\n  AUTHORIZATION: none\n  idempotency-key: x\n',
    'invalid 3:18 auth/credentials-malformed, 1:1 body/missing, 4:20 idempotency/key-malformed',
  ],
  [
    'missing headers.yaml',
    'CHANGE\nheaders: {}\nbody: {action: STOP, request_id: a-1}\n',
    'invalid 2:1 auth/credentials-malformed, 2:1 idempotency/key-missing',
  ],
  [
    'a parameter.json',
    '{"CHANGE", "body": {"action": "STOP"},\n"params": {"campaign_id": "1"}}',
    'invalid 2:27 params/malformed',
  ],
  [
    'a parameter in another case.yaml',
    'CHANGE\nparams:\n  Campaign_id: "1"\nbody: {action: STOP}\n',
    'invalid 2:1 params/malformed, 3:3 input/unknown-parameter',
  ],
  [
    'a query and a parameter.yaml',
    'operation: listOfferings\nparams: {id: "2"}\nquery:\n  page: "1"\n  id: "1"\n',
    'invalid 5:7 params/offer-id-malformed, 2:10 input/unknown-parameter',
  ],
  [
    'lists of texts.yaml',
    'operation: listOfferings\nquery: {id: [a, b]}\nheaders: {X: [a, b], Y: []}\n',
    'invalid 3:1 auth/credentials-malformed, 2:13 params/offer-id-malformed',
  ],
  [
    'keys that a pointer escapes.yaml',
    "CHANGE\nbody:\n  action: STOP\n  a/b~c~1d: {}\n  ? ''\n  : 1\n",
    'valid 4:3 field/unknown, 5:5 field/unknown',
  ],
  [
    'an alias.yaml',
    'CHANGE\ndescription: &slip Stop\nbody:\n  action: *slip\n',
    'invalid 4:11 structure',
  ],
  [
    'an alias of a key.yaml',
    'CHANGE\nname: &key colour\nbody:\n  action: STOP\n  *key : 1\n',
    'valid 5:3 field/unknown',
  ],
  [
    'an alias of a body.yaml',
    'name: &body\n  action: Stop\nCHANGE\nbody: *body\n',
    'invalid 2:11 structure',
  ],
  // Values
  [
    'inherited keys.json',
    '{"CHANGE", "body": {"action": "STOP", "__proto__": {"action": 1}}}',
    'valid 1:66 field/unknown',
  ],
  ['a date is text.yaml', 'CHANGE\nbody: {action: 2025-11-20}\n', 'invalid 2:16 structure'],
  [
    'merge keys.yaml',
    'CHANGE\nname: &a {action: Stop}\nbody:\n  <<: *a\n',
    'invalid 2:19 structure',
  ],
  [
    'yes is text.yaml',
    '%YAML 1.1\n---\nCHANGE\nbody: {action: STOP}\nparams: {campaign_id: yes}\n',
    'invalid 5:23 params/malformed',
  ],
  [
    'keys that are no texts.yaml',
    'CHANGE\nbody: {action: STOP, 12: 1, true: 2, null: 3}\n',
    'valid 2:22 field/unknown, 2:29 field/unknown, 2:38 field/unknown',
  ],
  ['a tag of YAML.yaml', 'CHANGE\nbody: {action: !!str STOP}\n', 'valid'],
  [
    'remarks.json',
    '{"$schema": 1, "name": [], "description": {}, "operation": "listOfferings"}',
    'valid',
  ],
  // Duplicate keys and large numbers
  [
    'a key twice in a body.json',
    '{"body": {"action": "STOP",\n "\\u0061ction": "PAUSE",\n "action": 9}, "CHANGE"}',
    'invalid 3:12 structure, 2:2 body/duplicate-key, 3:2 body/duplicate-key',
  ],
  [
    'a key twice in a replaced value.json',
    '{"CHANGE", "body": {"action": "STOP",\n "a": {"b": 1, "b": 2},\n "a": {}}}',
    'valid 2:16 body/duplicate-key, 3:2 body/duplicate-key, 3:2 field/unknown',
  ],
  [
    'a large number alone.json',
    '{"CHANGE", "body": 9007199254740993}',
    'invalid 1:47 body/not-object, 1:47 body/number-precision',
  ],
  [
    'large numbers around the body.json',
    '{"name": 9007199254740993, "CHANGE",\n "body": {"action": "STOP"}, "description": 9007199254740993}',
    'valid',
  ],
  [
    'large numbers in order.json',
    '{"CHANGE", "body": {"action": "STOP", "a": [9007199254740993,\n 1, 9007199254740993], "a": 1}}',
    'valid 2:24 body/duplicate-key, 1:72 body/number-precision, 2:5 body/number-precision, 2:24 field/unknown',
  ],
  // Keys
  [
    'a key twice.json',
    '{"CHANGE",\n "facts": {"permitted": true, "\\u0070ermitted": false}}',
    'unreadable 2:31 Duplicate key `permitted`',
  ],
  [
    'a body twice.json',
    '{"CHANGE",\n "body": {"action": 1, "action": 2},\n "body": {}}',
    'unreadable 3:2 Duplicate key `body`',
  ],
  [
    'a key twice, after the body.json',
    '{"CHANGE", "body": {},\n "operation": "x"}',
    'unreadable 2:2 Duplicate key `operation`',
  ],
  ['a key twice.yaml', 'CHANGE\nbody: {a: 1, "a": 2}', 'unreadable 2:14 Duplicate key `a`'],
  ['a key twice, by an alias.yaml', 'a: &a b\nb: 1\n*a : 2', 'unreadable 3:1 Duplicate key `b`'],
  ['a number twice.yaml', '1: a\n0x1: b', 'unreadable 2:1 Duplicate key `1`'],
  [
    'an empty key twice.yaml',
    'CHANGE\nbody: {null: 3, ~: 4}\n',
    'unreadable 2:17 Duplicate key ``',
  ],
  ['a list as a key.yaml', 'CHANGE\nbody: {? [a] : 1}', 'unreadable 2:10 Keys must be strings'],
  ['an object as a key.yaml', '? {a: 1}\n: 2', 'unreadable 1:3 Keys must be strings'],
  // YAML
  [
    'nested mappings.yml',
    'operation: testCampaign\nbody: a: b',
    'unreadable 2:7 invalid YAML: Nested mappings are not allowed in compact mappings',
  ],
  [
    'an unclosed list',
    'a: [',
    'unreadable 1:5 invalid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  [
    'a tag.yaml',
    'operation: !!binary aGk=',
    'unreadable 1:12 invalid YAML: Unresolved tag: tag:yaml.org,2002:binary',
  ],
  [
    'an unknown version.yaml',
    '%YAML 3.0\n---\na: 1',
    'unreadable 1:7 invalid YAML: Unsupported YAML version 3.0',
  ],
  ['not a number.yaml', 'CHANGE\nbody: {a: .nan}', 'unreadable 2:11 `.nan` has no JSON equivalent'],
  ['an unknown alias.yaml', 'a: *b', 'unreadable 1:4 Unknown alias `*b`'],
  [
    'a cycle.yaml',
    'CHANGE\nbody: &b\n  a: [*b]\n',
    'unreadable 3:7 The alias `*b` refers to itself',
  ],
  [
    'aliases that expand.yaml',
    `a0: &a0 [1, 1]\n${aliases.join('')}`,
    'unreadable 1:1 aliases (`*name`) expand to too many values',
  ],
  [
    'an alias of a hundred places.yaml',
    `CHANGE\nbody:\n  a:\n  - &a x\n${'  - *a\n'.repeat(99)}  action: STOP\n`,
    'valid 3:3 field/unknown',
  ],
  // Depth
  ['200 levels.yaml', `CHANGE\nbody: ${nested('[', 198, ']')}`, 'invalid 2:7 body/not-object'],
  [
    'far too many levels.yaml',
    '['.repeat(20_000),
    'unreadable 1:201 nested deeper than 200 levels',
  ],
  [
    'too many lines.yaml',
    Array.from({ length: 201 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
    'unreadable 201:201 nested deeper than 200 levels',
  ],
  [
    'a deep key.yaml',
    `{? ${nested('[', 200, ']')} : 1}`,
    'unreadable 1:203 nested deeper than 200 levels',
  ],
  [
    'too many levels of JSON.json',
    `{"CHANGE", "body": {"action": "STOP", "a": ${nested('[', 100_000, ']')}}}`,
    'unreadable 1:325 invalid JSON: the JSON is nested more than 256 levels deep',
  ],
  // JSON
  [
    'a trailing comma.json',
    '{"operation": "testCampaign",}',
    'unreadable 1:29 invalid JSON: trailing comma before `}` on line 1; remove the comma, or save the file as YAML',
  ],
  [
    'a missing comma.json',
    '{"a": 1\n "b": 2}',
    'unreadable 2:2 invalid JSON: expected `,` or `}`, not `"`',
  ],
  [
    'a word.json',
    '{"a": undefined}',
    'unreadable 1:7 invalid JSON: expected a value, not `undefined`',
  ],
  ['an unclosed object.json', '{"a": {\n"b": 1', 'unreadable 1:7 invalid JSON: `{` is not closed'],
  ['an unclosed string.json', '{"a": "b', 'unreadable 1:7 invalid JSON: the string is not closed'],
  [
    'a second value.json',
    '{} {}',
    'unreadable 1:4 invalid JSON: expected the end of the text, not `{`',
  ],
  [
    'line breaks of CR.json',
    '{\r"a":\r\n !}',
    'unreadable 3:2 invalid JSON: expected a value, not `!`',
  ],
  // The format, by name and by content
  ['broken.JSON', 'a: b: c', 'unreadable 1:1 invalid JSON: expected a value, not `a`'],
  ['broken.yaml.json', 'a: b: c', 'unreadable 1:1 invalid JSON: expected a value, not `a`'],
  [
    'broken.json.yaml',
    '{"a" "b"}',
    'unreadable 1:6 invalid YAML: Missing , or : between flow map items',
  ],
  [
    'broken.txt',
    ' \n{"a" "b"}',
    'unreadable 2:6 invalid JSON: expected `:` after the key, not `"`',
  ],
  ['broken.jsonx', 'a {', 'unreadable 1:1 a request document must be an object'],
  ['empty.json', ' \n', 'unreadable 1:1 the file is empty'],
  ['comments.yaml', '# nothing\n---\n', 'unreadable 1:1 the file is empty'],
  // Encodings
  [
    'a byte.json',
    bytes('{"operation":\n "é', [0xff], '"}'),
    'unreadable 2:4 not UTF-8: invalid byte 0xff',
  ],
  [
    'half a character.yaml',
    bytes('a: ', [0xc3]),
    'unreadable 1:4 not UTF-8: ends in the middle of a character',
  ],
  ['a surrogate.yaml', bytes('👍', [0xed, 0xa0]), 'unreadable 1:3 not UTF-8: invalid byte 0xed'],
  [
    'UTF-16.json',
    bytes([0xff, 0xfe, 0x7b, 0]),
    'unreadable not UTF-8 but UTF-16; save it as UTF-8',
  ],
  ['other letters.yaml', 'CHANGE\nbody: {für 東京 👍: 1, action: STOP}', 'valid 2:8 field/unknown'],
  // Members
  ['a number.json', '1', 'unreadable 1:1 a request document must be an object'],
  ['a list.json', '\n[]', 'unreadable 2:1 a request document must be an object'],
  ['a text.yaml', 'operation', 'unreadable 1:1 a request document must be an object'],
  [
    'no operation.json',
    '{"constructor": 1}',
    'unreadable 1:1 missing `operation`; add it, or pass --operation for a bare body',
  ],
  ['a bare body.yaml', '# a remark\naction: STOP\n', 'valid'],
  [
    'headers alone.json',
    '{"headers": {}}',
    'unreadable 1:1 `operation` must be the name of an operation',
  ],
  [
    'an inherited operation.json',
    '{"operation": "toString"}',
    'unreadable 1:15 Unknown operation: `toString`.',
  ],
  [
    'a misspelled operation.json',
    '{\n"operation": "testCampagn"}',
    'unreadable 2:14 Unknown operation: `testCampagn`. Did you mean `testCampaign`?',
  ],
  [
    'a misspelled member.yaml',
    'operation: testCampaign\nheader: {}\n',
    'unreadable 2:1 Unknown key `header`. Did you mean `headers`?',
  ],
  [
    'an unknown member.json',
    '{"operation": "testCampaign", "__proto__": {}}',
    'unreadable 1:31 Unknown key `__proto__`. Known keys: operation, params, query, headers, body, facts.',
  ],
  ...(
    [
      ['params: []', '2:9 `params` must be an object; write `{}` for none'],
      ['query: a', '2:8 `query` must be an object; write `{}` for none'],
      ['headers:', '2:9 `headers` must be an object; write `{}` for none'],
      ['params: {a: [b]}', '2:13 `params.a` must be a string; put it in quotes'],
      ['params: {a: null}', '2:13 `params.a` must be a string'],
      ['params: {a: 12}', '2:13 `params.a` must be a string; put it in quotes'],
      [
        'query: {a: b, c: [d, 1]}',
        '2:18 `query.c` must be a string or an array of strings; put it in quotes',
      ],
      ['headers: {a: {}}', '2:14 `headers.a` must be a string or an array of strings'],
      ['facts: {campaign: []}', '2:19 `facts.campaign` must be an object'],
      [
        'facts: {workspace: {tagIds: a}}',
        '2:29 `facts.workspace.tagIds` must be an array of strings',
      ],
    ] as const
  ).map(([member, reason], index): [string, string, string] => [
    `member ${index}.yaml`,
    `operation: testCampaign\n${member}\n`,
    `unreadable ${reason}`,
  ]),
]

const exitCodes: Readonly<Record<string, number>> = { valid: 0, invalid: 1, unreadable: 2 }

test.each(table)('reads a document: %s', async (name, text, want) => {
  const cwd = folderOf({ [name]: written(text) })
  const { code, stdout, stderr } = await campaignContract(['check', '--format', 'json', name], {
    cwd,
  })
  const { files } = JSON.parse(stdout) as Report
  expect(files.map((each) => [each.file, outcomeOf(each)])).toEqual([[name, want]])
  expect({ code, stderr }).toEqual({ code: exitCodes[want.split(' ')[0] ?? ''], stderr: '' })
})

test('limits the documents of a YAML file', async () => {
  const { report } = await checked({ 'a.yaml': '---\n{}\n'.repeat(100_002), 'b.json': '{' }, [
    'a.yaml',
    'b.json',
  ])
  expect(report.files.map(({ error }) => error?.message)).toEqual([
    'more than 100,000 documents; write one per line into an .ndjson file',
    expect.any(String),
  ])
})

test('reads each document of a YAML file', async () => {
  const text = `---\n---\na: 1\n---\n# nothing\n---\na: b: c\n---\nCHANGE\nbody: {action: STOP}\n---\n~\n...\n`
  const cwd = folderOf({ 'a.yaml': written(text) })
  const { stdout } = await campaignContract(['check', 'a.yaml', '--format', 'json'], { cwd })
  expect((JSON.parse(stdout) as Report).files.map((each) => outcomeOf(each).slice(0, 30))).toEqual([
    'unreadable 3:1 missing `operat',
    'unreadable 7:4 invalid YAML: N',
    'valid',
    'unreadable 12:1 a request docu',
  ])
})
