import { readFileSync } from 'node:fs'

/*
 * `peer-versions.mjs lowest|current`: prints the peers with the lowest version that the package
 * accepts, or with the version it is developed with, and the types that their programs need.
 */
const { peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const which = process.argv[2]

function lowestOf(peer) {
  const lowest = /^(?:\^|>=)(\d+\.\d+\.\d+)\b/.exec(peerDependencies[peer])?.[1]
  if (lowest === undefined) throw new Error(`${peer} has no range of the form ^1.2.3 or >=1.2.3`)
  return lowest
}

for (const peer of Object.keys(peerDependencies))
  console.log(`${peer}@${which === 'lowest' ? lowestOf(peer) : devDependencies[peer]}`)
for (const types of ['@types/express', '@types/koa', '@types/node'])
  console.log(`${types}@${devDependencies[types]}`)
