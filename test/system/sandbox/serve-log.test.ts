import { expect, it, vi } from 'vitest'
import { serveProcess } from '../../attack/command/process.js'
import { authorization } from '../../sandbox/client.js'

const asked = async (origin: string, path: string, init: RequestInit = {}) =>
  (await fetch(`${origin}${path}`, { headers: { Authorization: authorization }, ...init })).status

it('prints only JSON with --format json', async () => {
  const { child, origin, printed, ended } = await serveProcess(['--format', 'json'])
  await asked(origin, '/v5/offers?limit=1')
  await asked(origin, '/v5/offers', { method: 'DELETE' })
  await vi.waitFor(() => expect(printed().stdout).toContain('DELETE'))
  child.kill('SIGINT')
  expect((await ended).status).toBe(0)
  const values = printed()
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const base = { type: 'request', time, milliseconds: expect.any(Number), warnings: [] }
  expect(values).toEqual([
    { type: 'listening', origin, page: `${origin}/`, data: `${origin}/sandbox/data` },
    {
      ...base,
      method: 'GET',
      url: '/v5/offers?limit=1',
      operation: 'listOfferings',
      status: 200,
      verdict: 'valid',
      violations: [],
    },
    {
      ...base,
      method: 'DELETE',
      url: '/v5/offers',
      status: 405,
      verdict: 'invalid',
      violations: [
        {
          rule: 'http/method-not-allowed',
          target: '',
          message: 'Method not allowed. Allowed for this path: GET, POST.',
        },
      ],
    },
  ])
})

it('goes on when its output is closed', async () => {
  const { child, origin, ended } = await serveProcess()
  child.stdout?.destroy()
  for (let index = 0; index < 50; index++) expect(await asked(origin, '/v5/offers')).toBe(200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect((await ended).status).toBe(0)
})

it('drops lines, and keeps responding, while nobody reads its output', async () => {
  const { child, origin, printed, ended } = await serveProcess()
  child.stdout?.pause()
  // Each prints about 700 characters: far more than the pipe and the queue hold.
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: '{}' }
  const path = `/v5/campaigns?${'x'.repeat(300)}`
  for (let index = 0; index < 1500; index++) expect(await asked(origin, path, init)).toBe(400)
  child.stdout?.resume()
  await vi.waitFor(async () => {
    await asked(origin, '/v5/offers')
    expect(printed().stdout).toMatch(/^ {2}\d+ requests not shown: the output is read too slowly$/m)
  })
  child.kill('SIGINT')
  expect((await ended).status).toBe(0)
})
