import { expect, it } from 'vitest'
import { prepareRun } from '../../../src/conformance/run/run.js'

const target = 'http://localhost:1'

it.each([
  ['no target', {}, 'Option `target` is required.'],
  ['a target that is not a URL', { target: 'localhost' }, 'Option `target` must be a URL'],
  ['another protocol', { target: 'ftp://a' }, 'Option `target` must be a URL'],
  [
    'an unknown option',
    { target, level2: 'MUST' },
    'Unknown option: `level2`. Did you mean `level`?',
  ],
  ['another level', { target, level: 'MAY' }, 'Option `level` must be `MUST` or `SHOULD`.'],
  ['a broken seed', { target, seed: 1.5 }, 'Option `seed` must be a whole number.'],
  ['too few cases', { target, cases: -1 }, 'Option `cases` must be a whole number, 0 or more.'],
  ['a rate of nothing', { target, rate: 0 }, 'Option `rate` must be a number above 0.'],
  [
    'an unknown rule',
    { target, only: ['auth/nothing'] },
    'Unknown name `auth/nothing`: must be an operation, rule',
  ],
  ['a wrong fixture', { target, fixtures: { create: 1 } }, '`create` must be `true` or `false`.'],
  ['a wrong workspace', { target, fixtures: { workspace: { tagIds: 'a' } } }, 'tagIds` must be'],
  ['a wrong name', { target, contract: { serviceName: 'A B' } }, 'Option `serviceName` must be'],
])('rejects %s', (_, options, message) => {
  const prepare = () => prepareRun(options as never)
  expect(prepare).toThrow(TypeError)
  expect(prepare).toThrow(message)
})

it('rejects without a server', async () => {
  await expect(prepareRun({ target })()).rejects.toThrow(/ECONNREFUSED/)
})
