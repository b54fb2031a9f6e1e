import { readFileSync } from 'node:fs'
import { peers } from './consumers.mjs'

/**
 * Prints each peer with the lowest version that is accepted, and with the one developed with. Where
 * newer Nodes need a newer one, it stands there too; behind each version then are the lowest Node
 * that runs it, and the one that no longer does.
 */
const newer = { msw: { version: '3.0.5', since: '22.12.0' } }

const { peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
for (const peer of peers) {
  const lowest = /^(?:\^|>=)(\d+\.\d+\.\d+)\b/.exec(peerDependencies[peer])?.[1]
  if (lowest === undefined) throw new Error(`${peer} has no range of the form ^1.2.3 or >=1.2.3`)
  const own = [lowest, devDependencies[peer]]
  const { version, since } = newer[peer] ?? {}
  const lines = version ? [...own.map((each) => `${each} 0 ${since}`), `${version} ${since}`] : own
  for (const line of lines) console.log(`${peer} ${line}`)
}
