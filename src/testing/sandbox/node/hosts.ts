import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns whether a server accepts requests with this `Host`. */
export type HostCheck = (authority: string) => boolean

/**
 * Creates the check against DNS rebinding for a server that listens at an address. Allows loopback,
 * that address and the given names; on an unspecified address also every IP address, because DNS
 * rebinding needs a name.
 */
export function hostCheck(address: string, names: readonly string[] = []): HostCheck {
  const known = new Set(['localhost', address, ...names].map(canonical))
  const isEverywhere = address === '' || contains(unspecified, address)
  return (authority) => {
    const host = hostOf(authority)
    if (host === undefined) return false
    if (known.has(host)) return true
    // Clients never send the zone of an address.
    if (host.includes('%')) return false
    return contains(loopback, host) || (isEverywhere && isIP(host) !== 0)
  }
}

/** Returns whether a text is a host without a port. */
export const isHost = (text: string): boolean =>
  isIP(text) !== 0 || /^[a-z\d_](?:[a-z\d._-]*[a-z\d_])?$/i.test(text)

/** Returns the host of `host:port`; undefined for anything else. */
function hostOf(authority: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{0,5})?$/.exec(authority) ?? []
  if (bracketed !== undefined) return isIPv6(bracketed) ? canonical(bracketed) : undefined
  return plain !== undefined && isHost(plain) ? canonical(plain) : undefined
}

const canonical = (host: string): string =>
  isIPv6(host) && !host.includes('%')
    ? new URL(`http://[${host}]`).hostname.slice(1, -1)
    : host.toLowerCase()

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const unspecified = new BlockList()
unspecified.addAddress('0.0.0.0', 'ipv4')
unspecified.addAddress('::', 'ipv6')

const contains = (list: BlockList, host: string): boolean =>
  isIP(host) !== 0 && list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
