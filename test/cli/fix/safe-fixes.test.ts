import { describe, expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { readSarif, type SarifRegion } from '../sarif-log.js'

const fixed = async (input: string, ...args: string[]) =>
  (await campaignContract(['fix', '-', ...args], { input })).stdout

const stop = (body: string) => `operation: changeCampaignStatus\nbody: ${body}\n`
const search = (fields: string) =>
  `operation: searchCampaigns\nbody: {limit: 5, campaign_fields: ${fields}}\n`
const create = (body: string) => `{"operation":"createCampaign","body":${body}}`
const sent = (meta: string) =>
  `operation: testCampaign\nbody: {test_campaign_meta: {identifier: PUSH_ID, ${meta}}}\n`
const offering = (members: string) => `{"operation":"updateOffering","body":{${members}}}`
const push = '"channel":"PUSH","created_by":"a"'

describe('safe fixes', () => {
  test.each<[string, string, string]>([
    ['the case of a value', stop('{action: stop}'), stop('{action: STOP}')],
    ['in single quotes', stop("{action: 'Stop'}"), stop("{action: 'STOP'}")],
    ['in double quotes, after escapes', stop('{action: "st\\u006fp"}'), stop('{action: "STOP"}')],
    ['with a tag', stop('{action: !!str stop}'), stop('{action: !!str STOP}')],
    [
      'numbers where a text is required, as they are written',
      sent('identifier_values: [4.50, 12345678901234567890, a]'),
      sent('identifier_values: ["4.50", "12345678901234567890", a]'),
    ],
    ['a number in JSON', offering('"description":1e2'), offering('"description":"1e2"')],
    [
      'values in a list',
      search('{channels: [push, "email"]}'),
      search('{channels: [PUSH, "EMAIL"]}'),
    ],
    [
      'a mistyped key',
      create(`{${push},"campaign_delivery_type":"ONE_TIME","basic_details":{"platfroms":["IOS"]}}`),
      create(`{${push},"campaign_delivery_type":"ONE_TIME","basic_details":{"platforms":["IOS"]}}`),
    ],
    [
      'a key in another spelling',
      search('{createdBy: a, "created-date": b}'),
      search('{created_by: a, "created_date": b}'),
    ],
    [
      'a name of the earlier version',
      create(`{${push},"delivery_type":"ONE_TIME"}`),
      create(`{${push},"campaign_delivery_type":"ONE_TIME"}`),
    ],
    [
      'and the members under it',
      create(`{${push},"delivery_type":"one_time"}`),
      create(`{${push},"campaign_delivery_type":"ONE_TIME"}`),
    ],
    [
      'an earlier name of a field that is an array now',
      search('{id : "66b1f0c2a94e3d0012ab34cd" }'),
      search('{ids : ["66b1f0c2a94e3d0012ab34cd"] }'),
    ],
    [
      'such a name with an array',
      'operation: searchCampaigns\nbody:\n  limit: 5\n  campaign_fields:\n    id: # old\n    - a\n',
      'operation: searchCampaigns\nbody:\n  limit: 5\n  campaign_fields:\n    ids: # old\n    - a\n',
    ],
    [
      'each document of a file',
      `${stop('{action: stop}')}--- # next\n${stop('{action: pause}')}...\n`,
      `${stop('{action: STOP}')}--- # next\n${stop('{action: PAUSE}')}...\n`,
    ],
    [
      'next to an anchor',
      stop('{action: stop, a: &x [1], b: *x}'),
      stop('{action: STOP, a: &x [1], b: *x}'),
    ],
    [
      'next to other violations',
      `${stop('{action: stop}')}---\n[\n`,
      `${stop('{action: STOP}')}---\n[\n`,
    ],
  ])('%s', async (_what, written, meant) => {
    expect(await fixed(written)).toBe(meant)
  })

  test('use the service names', async () => {
    const text = (type: string) =>
      JSON.stringify({
        operation: 'testCampaign',
        body: { test_campaign_meta: { identifier: type, identifier_values: ['a'] } },
      })
    expect(await fixed(text('acme_gaid'), '--service', 'ACME')).toBe(text('ACME_GAID'))
    expect(await fixed(text('acme_gaid'))).toBe(text('acme_gaid'))
  })

  test('apply to a bare body', async () => {
    const args = ['--operation', 'changeCampaignStatus']
    expect(await fixed('{ "action" : "resume" }', ...args)).toBe('{ "action" : "RESUME" }')
  })
})

test('renames a key that two rules report', async () => {
  const [before, after] = ['delivery_type', 'campaign_delivery_type'].map((name) =>
    search(`{${name}: ONE_TIME}`),
  )
  expect(await fixed(before as string, '--rule', 'field/unknown=error')).toBe(after)
})

test('applies a thousand fixes in linear time', async () => {
  const many = (platform: string, name: string) =>
    create(
      JSON.stringify({
        channel: 'PUSH',
        campaign_delivery_type: 'ONE_TIME',
        created_by: 'a',
        basic_details: { platforms: Array(999).fill(platform) },
        campaign_content: { [name]: { push: { unheard_of: 1 } } },
      }),
    )
  expect(await fixed(many('android', 'cotnent'))).toBe(many('ANDROID', 'content'))
})

test('keeps a document with truncated findings unchanged', async () => {
  const platforms = JSON.stringify(Array.from({ length: 50_000 }, () => 'ios'))
  const input = create(`{${push},"basic_details":{"platforms":${platforms}}}`)
  const { code, stdout } = await campaignContract(['fix', '-'], { input })
  expect({ code, isSame: stdout === input }).toEqual({ code: 1, isSame: true })
})

describe('keeps ambiguous findings', () => {
  test.each<[string, string]>([
    ['another value', stop('{action: STOPP}')],
    ['a value over several lines', stop('\n  action: |-\n    stop')],
    ['a value in quotes over two lines', stop('\n  action: "st\\\n    op"')],
    ['a value with a tag that would become an array', search('{id: !!str a}')],
    ['the target of an alias', search('{channels: [&a push, *a]}')],
    ['a member of the target of an alias', search('{a: &a {x: [push]}, channels: *a}')],
    ['a key next to the one that it may stand for', search('{created_by: a, craeted_by: b}')],
    ['two keys that may stand for one', search('{creatd_by: a, craeted_by: b}')],
    [
      'a key that may stand for two',
      '{"operation":"createCampaign","body":{"channel":"EMAIL","campaign_content":{"content":{"email":{"ccc_ids":[]}}}}}',
    ],
    ['an earlier name next to the current one', search('{id: [a], ids: [b]}')],
    [
      'a key whose value would be invalid under the name',
      create(`{${push},"campaign_delivery_type":"ONE_TIME","basic_details":{"platfroms":5}}`),
    ],
    [
      'keys next to a duplicate key',
      '{"operation":"searchCampaigns","body":{"limit":5,"limit":6,"campaign_fields":{"craeted_by":1}}}',
    ],
    [
      'a key of an open object',
      create(`{${push},"campaign_delivery_type":"ONE_TIME","audiance":1}`),
    ],
    [
      'an unreadable document',
      '{"operation": "changeCampaignStatus", "body": {"action": "stop",}}',
    ],
    ['a document that is not a request', 'actions: stop\nname: a\n'],
    ['a recording', '{"log":{"entries":[{"request":{"method":"GET","url":"x"}}]}}'],
  ])('%s', async (_what, text) => {
    expect(await fixed(text)).toBe(text)
    const args = ['check', '-', '--format', 'ndjson']
    expect((await campaignContract(args, { input: text })).stdout).not.toContain('"repair"')
  })
})

test.each([
  ['nmae', 'name'],
  ['names', 'name'],
  ['CREATED-BY', 'created_by'],
  ['creatdby', 'created_by'],
  ['tag', undefined],
  ['date', undefined],
  ['x'.repeat(65), undefined],
])('renames the key %s to %s', async (written, meant) => {
  const text = await fixed(search(`{${written}: a}`))
  expect(/\{(\w\S*): /.exec(text.split('campaign_fields: ')[1] ?? '')?.[1]).toBe(meant ?? written)
})

describe('sarif offers the same fixes', () => {
  const offsetOf = (text: string, line = 0, column = 0) =>
    text
      .split(/(?<=\n)/)
      .slice(0, line - 1)
      .join('').length +
    column -
    1

  const replaced = (text: string, { region, put }: { region: SarifRegion; put: string }) =>
    text.slice(0, offsetOf(text, region.startLine, region.startColumn)) +
    put +
    text.slice(offsetOf(text, region.endLine, region.endColumn))

  test('with their positions', async () => {
    const text = `# first\n${create(`{${push},\n "delivery_type": "ONE_TIME"}`)}\n---\n${search(
      '{id: a, channels: [push],\n  craeted_by: 1}',
    )}`
    const args = ['check', '-', '--format', 'sarif']
    const [{ results }] = readSarif((await campaignContract(args, { input: text })).stdout).runs
    const fixes = results.flatMap((result) => result.fixes ?? [])
    expect(fixes.map(({ description }) => description.text)).toEqual([
      'Rename `delivery_type` to `campaign_delivery_type`.',
      'Rename `craeted_by` to `created_by`.',
      'Write `PUSH`.',
      'Rename `id` to `ids`, a list.',
    ])
    const edits = fixes
      .flatMap(({ artifactChanges: [{ replacements }] }) => replacements)
      .map(({ deletedRegion: region, insertedContent: { text: put } }) => ({ region, put }))
      .sort(
        ({ region: one }, { region: other }) =>
          other.startLine - one.startLine || other.startColumn - one.startColumn,
      )
    expect(edits.reduce(replaced, text)).toBe(await fixed(text))
  })

  test('with the end of each finding', async () => {
    const text = '{"operation":"changeCampaignStatus","body":{"action":["x",\n"}"],"colour":-1e5}}'
    const args = ['check', '-', '--format', 'sarif', '--rule', 'field/unknown=error']
    const [{ results }] = readSarif((await campaignContract(args, { input: text })).stdout).runs
    const regions = results.map(({ locations: [location] }) => location?.physicalLocation.region)
    const shown = regions.map((region) => {
      if (region === undefined) return undefined
      const { startLine, startColumn, endLine, endColumn } = region
      return text.slice(offsetOf(text, startLine, startColumn), offsetOf(text, endLine, endColumn))
    })
    expect(shown).toEqual(['["x",\n"}"]', '"colour"'])
  })
})

test('does not offer a fix that would break YAML', async () => {
  const args = ['check', '-', '--format', 'ndjson']
  const { stdout } = await campaignContract(args, { input: search('{id: !!str a}') })
  expect(stdout).toContain('search/legacy-id')
  expect(stdout).not.toContain('"repair"')
})

test('the report names a number as it is written', async () => {
  const input = sent('identifier_values: [12345678901234567890]')
  const { stderr } = await campaignContract(['fix', '-'], { input })
  expect(stderr).toContain('Put `12345678901234567890` in quotes.')
})
