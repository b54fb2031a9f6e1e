import { type Form, inputOf, requestNamed } from '../../test/benchmark-requests.js'
import { copiesOf } from './copies.js'
import { median } from './median.js'
import { samplesInTurns } from './turns.js'

/*
 * One process of `compare.ts`: `<request> <form> <build> <build>...`. Prints the time of each
 * build's check relative to the build before it, turn by turn, so that a slow moment affects both.
 */

const [name = '', form = 'valid', ...builds] = process.argv.slice(2)
const request = requestNamed(name)
const { operation, facts } = request
const { bodies } = copiesOf(request.bodies[form as Form])

const checks = []
for (const [index, build] of builds.entries()) {
  // The same build twice is two modules, each compiled separately.
  const { createContract } = await import(`${build}?${index}`)
  const contract = createContract()
  const check = (body: unknown) => contract.check(operation, inputOf(request, body), facts).ok
  if (check(bodies[0]) !== (form === 'valid'))
    throw new Error(`${build} has another verdict on ${name}`)
  checks.push(check)
}
const samples = await samplesInTurns(
  checks.map((act) => ({ act, inputs: bodies })),
  { turns: 100, warmUp: 60, millisecondsOfTurn: 8 },
)
const ratios = samples.slice(1).map((own, index) => {
  const others = samples[index] ?? []
  return median(own.map((time, turn) => time / (others[turn] ?? time)))
})
console.log(JSON.stringify(ratios))
