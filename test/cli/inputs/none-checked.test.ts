import { expect, test } from 'vitest'
import { checked } from './checked.js'

const offers = 'https://a.example/v5/offers'
const collection = (...urls: string[]) =>
  JSON.stringify({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: urls.map((request) => ({ request })),
  })
const files = {
  'path.sh': 'curl https://a.example/v5/campaign',
  'parameter.sh': 'curl https://a.example/v5/campaigns/17/statu',
  'far.sh': 'curl https://a.example/',
  'method.sh': 'curl -X PUT https://a.example/v5/campaigns?x=y',
  'variable.sh': 'curl "https://a.example/$X"',
  'options.sh': 'curl "$@"',
  'one.json': collection(offers),
  'two.json': collection(offers, 'https://b.example/v5/offers'),
  'folder/one.json': collection(offers),
}

test.each<[string[], string]>([
  [['path.sh'], 'the API has no path `/v5/campaign`. Did you mean `/v5/campaigns`?'],
  [
    ['parameter.sh'],
    'the API has no path `/v5/campaigns/17/statu`. Did you mean `/v5/campaigns/17/status`?',
  ],
  [['far.sh'], 'the API has no path `/`.'],
  [['method.sh'], 'the API has no method PUT for `/v5/campaigns`, only POST'],
  [['variable.sh'], 'variable `X` is not defined'],
  [['options.sh'], 'the value of `$@` is not known, and it may contain options'],
  [['one.json', '--host', 'no.example'], 'the host is `a.example`, not `no.example` (--host)'],
  [
    ['one.json', '--base-path', '/eu'],
    'the API has no path `/v5/offers`. Did you mean `/eu/v5/offers`?',
  ],
  [['folder', '--host', 'no.example'], 'the host is `a.example`, not `no.example` (--host)'],
])('a run that checks nothing fails: %j', async (args, reason) => {
  const { code, report } = await checked(files, args)
  expect(code).toBe(2)
  expect(report.files.map(({ error }) => error?.message)).toEqual([
    expect.stringMatching(/^the (?:request|curl command) was not checked: /),
  ])
  expect(report.files[0]?.error?.message.split(' not checked: ')[1]).toBe(reason)
  expect(report.summary.notes).toBeUndefined()
})

test('gives the reason of the first request of several', async () => {
  const { report } = await checked(files, [
    'two.json',
    '--host',
    'c.example',
    '--host',
    'd.example',
  ])
  expect(report.files[0]?.error?.message).toBe(
    'none of the 2 requests was checked (the first: the host is `a.example`, not `c.example` or `d.example` (--host))',
  )
})

test('counts a file of which nothing was checked, if another was', async () => {
  const { code, report } = await checked(files, ['two.json', 'one.json', '--host', 'b.example'])
  expect({ code, ...report.summary }).toMatchObject({
    ...{ code: 0, files: 2, requests: 1 },
    notes: expect.arrayContaining(['one.json: skipped 1 request of other hosts or paths']),
  })
})
