import { describe, expect, it } from 'vitest'
import { hostCheck, isHost } from '../../src/testing/sandbox/node/hosts.js'

const loopback = [
  ...['localhost', 'LocalHost', 'localhost:4010', '127.0.0.1', '127.0.0.1:80', '127.9.8.7:1'],
  ...['[::1]', '[::1]:4010', '[0:0:0:0:0:0:0:1]'],
]
const foreign = [
  ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:4010'],
  ...['', ':4010', 'localhost:x', 'localhost:4010:1', '::1', '[::1', '[evil.example]', '[::1]x'],
  ...['user@localhost', 'localhost/', 'localhost, evil.example', ' localhost', 'localhost '],
  ...[
    '203.0.113.7',
    '[2001:db8::1]',
    '0.0.0.0',
    '128.0.0.1',
    '[::1%lo]',
    '2130706433',
    '0x7f.1',
    'localhost.',
  ],
]

describe('the allowed hosts of a server', () => {
  it.each(loopback)('include %s', (host) => {
    for (const address of ['127.0.0.1', 'localhost', '192.0.2.1', '0.0.0.0', '::']) {
      expect(hostCheck(address)(host)).toBe(true)
    }
  })

  it.each(foreign)('do not include `%s`', (host) => {
    expect(hostCheck('127.0.0.1')(host)).toBe(false)
  })

  it('include its address and the given names', () => {
    expect(hostCheck('192.0.2.1')('192.0.2.1:4010')).toBe(true)
    expect(hostCheck('192.0.2.1')('192.0.2.2')).toBe(false)
    expect(hostCheck('2001:DB8::1')('[2001:db8:0::1]:4010')).toBe(true)
    expect(hostCheck('Box.local')('box.LOCAL:1')).toBe(true)
    const isAllowed = hostCheck('0.0.0.0', ['sandbox', 'api.internal'])
    expect(isAllowed('sandbox:4010')).toBe(true)
    expect(isAllowed('API.internal')).toBe(true)
    expect(isAllowed('x.sandbox')).toBe(false)
  })

  it.each(['0.0.0.0', '::', '::0', ''])(
    'include every IP address, but no name, where it listens at %s',
    (address) => {
      const isAllowed = hostCheck(address)
      expect(isAllowed('203.0.113.7:4010')).toBe(true)
      expect(isAllowed('[2001:db8::1]')).toBe(true)
      expect(isAllowed('evil.example')).toBe(false)
      expect(isAllowed('203.0.113.7.evil.example')).toBe(false)
    },
  )

  it('are names without a port', () => {
    expect(
      ['sandbox', 'a.b-c', 'my_box', '::1', '1.2.3.4'].filter((name) => !isHost(name)),
    ).toEqual([])
    expect(['a:1', 'http://a', '*', 'a b', '', '.', '-', 'a/'].filter(isHost)).toEqual([])
  })
})
