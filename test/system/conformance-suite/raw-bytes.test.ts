import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlOf } from '../../../src/conformance/report/curl.js'
import { bodyBytes } from '../../../src/conformance/sending/body-bytes.js'

const request = { method: 'POST', url: '/a', headers: {}, body: `{"a":"\udcff\udc80'é🗼"}` }

test('repeats the bytes with curl and Bash', () => {
  const command = curlOf(request, 'http://127.0.0.1:1')
  const printed = execFileSync('bash', ['-c', `curl() { printf %s "\${@: -1}"; }; ${command}`])
  expect(printed).toEqual(Buffer.from(bodyBytes(request.body)))
})
