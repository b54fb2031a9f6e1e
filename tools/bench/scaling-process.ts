import { library } from './contenders.js'
import { largeRequests } from './large-requests.js'
import { longTexts } from './long-texts.js'
import { timesInTurns } from './turns.js'

/*
 * One process of `scaling.ts`: `request <table> <name>` prints the nanoseconds of `JSON.parse` and
 * of a check, `text <name>` those of a check only.
 */

const [what, ...named] = process.argv.slice(2)
const settings = { turns: 30, warmUp: 20, millisecondsOfTurn: 20 }
const contract = await library()

async function timesOfRequest(table = '', name = ''): Promise<number[]> {
  const request = largeRequests[table]?.find((each) => each.name === name)
  if (request === undefined) throw new Error(`${table} has no ${name}`)
  const { operation, facts, isValid } = request
  const text = request.text()
  const check = (body: unknown) => contract.check(operation, { body }, facts)
  const body = JSON.parse(text)
  if (check(body).ok !== isValid) throw new Error(`${name} has another verdict`)
  return timesInTurns(
    [
      { act: () => JSON.parse(text), inputs: [text] },
      { act: check, inputs: [body] },
    ],
    settings,
  )
}

async function timesOfText(name = ''): Promise<number[]> {
  const family = longTexts(contract).find((each) => each.name === name)
  if (family === undefined) throw new Error(`unknown long text ${name}`)
  return timesInTurns([{ act: family.prepare(family.largest), inputs: [undefined] }], settings)
}

console.log(JSON.stringify(await (what === 'text' ? timesOfText : timesOfRequest)(...named)))
