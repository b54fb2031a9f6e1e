import { ofBodies, ofWholeRequests } from './contenders.js'
import { copiesOf, parse } from './copies.js'
import { type Form, requestNamed } from './requests.js'
import { timesInTurns } from './turns.js'

/*
 * One process of `speed.ts`: `<what> <request> <form> <order>`. Times all contenders in turns,
 * after `JSON.parse` of the same bodies.
 */

const [what, name = '', form = 'valid', order] = process.argv.slice(2)
const request = requestNamed(name)
const { texts, bodies } = copiesOf(request.bodies[form as Form], order as 'same' | 'shuffled')

const contenders = await (what === 'bodies' ? ofBodies : ofWholeRequests)(request)
for (const { name: contender, validate } of contenders) {
  for (const each of bodies) {
    if ((await validate(each)) !== (form === 'valid')) {
      throw new Error(`${contender} has another verdict on ${name} (${form})`)
    }
  }
}

const times = await timesInTurns(
  [
    { act: parse, inputs: texts },
    ...contenders.map(({ validate }) => ({ act: validate, inputs: bodies })),
  ],
  { turns: 90, warmUp: 60, millisecondsOfTurn: 8 },
)
const all = [{ name: 'JSON.parse', lacks: '' }, ...contenders]
const measured = all.map(({ name: contender, lacks }, index) => ({
  contender,
  lacks,
  nanoseconds: times[index],
}))
console.log(JSON.stringify(measured))
