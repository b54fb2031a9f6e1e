import { expect, it } from 'vitest'
import { serverFindings } from '../../src/conformance/checking/server-checks.js'
import { stackFrameIn } from '../../src/conformance/checking/stack-trace.js'

const json = { 'content-type': 'application/json; charset=utf-8' }

const found = (status: number, body: unknown, headers: Record<string, string> = json) =>
  serverFindings({ status, headers, body }, 'POST').findings.map(
    ({ subject, cause, level }) => `${level} ${subject} ${cause}`,
  )

it.each([
  ['Node', 'TypeError: x\n    at handler (/app/server.js:10:5)'],
  ['an ES module of Node', 'at async file:///app/server.mjs:10:5'],
  ['Node on Windows', '    at C:\\app\\server.js:10:5'],
  ['Java', '\tat com.example.Api.call(Api.java:42)'],
  ['.NET', '   at Example.Api.Call(String id) in C:\\app\\Api.cs:line 42'],
  ['Python', 'Traceback (most recent call last):\n  File "/app/api.py", line 42, in call'],
  ['Go', 'goroutine 7 [running]:\nmain.main()\n\t/app/main.go:42 +0x1d'],
  ['PHP', '#0 /app/index.php(42): call()'],
  ['PHP in HTML', 'Uncaught Error in <b>/app/index.php</b> on line <b>42</b>'],
  ['Ruby', "/app/api.rb:42:in `call'"],
])('finds a stack trace of %s, as a text and in JSON', (_language, trace) => {
  expect(stackFrameIn(trace)).toBeDefined()
  expect(found(400, { error: { stack: trace } })).toEqual(['MUST server/stack-trace status-400'])
})

it.each([
  'The key was used at 10:05 (see the docs).',
  'must be at most 10 entries',
  'Look at https://docs.example/errors#at:10:5',
  'in the file api.rb or index.php',
])('finds no stack trace in %j', (text) => {
  expect(stackFrameIn(text)).toBeUndefined()
})

it('searches a long text in little time', () => {
  const start = performance.now()
  for (const part of ['at a(', ' at ', '\\n at x', '#1 a', 'in a', "'a"]) {
    stackFrameIn(part.repeat(40_000))
  }
  expect(performance.now() - start).toBeLessThan(5000)
})

it.each([
  [500, ['MUST server/error status-500']],
  [501, []],
  [503, ['MUST server/error status-503']],
])('finds a failure with status %i unless it says that a method is unknown', (status, findings) => {
  expect(found(status, undefined)).toEqual(findings)
})

it.each([
  ['JSON', 400, {}, json, []],
  ['a problem', 400, {}, { 'Content-Type': 'application/problem+json' }, []],
  ['no body', 204, undefined, {}, []],
  ['an empty body', 200, '', {}, []],
  ['HTML', 404, '<p>Not found', { 'content-type': 'text/html; charset=utf-8' }, ['text/html']],
  ['JSON as text', 200, {}, { 'content-type': 'text/plain' }, ['text/plain']],
  ['JSON without media type', 200, {}, {}, ['missing']],
] as const)('checks the media type of %s', (_name, status, body, headers, causes) => {
  expect(found(status, body, headers)).toEqual(
    causes.map((cause) => `MUST server/content-type ${cause}`),
  )
})
