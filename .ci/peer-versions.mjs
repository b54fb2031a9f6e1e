import { readFileSync } from 'node:fs'
import { peers } from './consumers.mjs'

/** Prints each peer with the lowest version that is accepted, and with the one developed with. */
const { peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
for (const peer of peers) {
  const lowest = /^(?:\^|>=)(\d+\.\d+\.\d+)\b/.exec(peerDependencies[peer])?.[1]
  if (lowest === undefined) throw new Error(`${peer} has no range of the form ^1.2.3 or >=1.2.3`)
  console.log(`${peer} ${lowest}\n${peer} ${devDependencies[peer]}`)
}
