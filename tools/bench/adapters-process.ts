import { type Form, requestNamed } from '../../test/benchmark-requests.js'
import { frameworks } from './adapter-servers.js'
import { keepAliveClient } from './keep-alive-client.js'
import { timesInTurns } from './turns.js'

/*
 * One process of `adapters.ts`: `<framework> <form>`. Times all servers of a framework in turns
 * over keep-alive connections, the framework alone first.
 */

/** Number of concurrent requests, which keeps the processor busy. */
const connections = 8

const [framework = '', form = 'valid'] = process.argv.slice(2) as [string, Form]
const request = requestNamed('A')

const timed = []
for (const { server, start } of frameworks[framework] ?? []) {
  const port = await start(request)
  const clients = await Promise.all(
    Array.from({ length: connections }, () => keepAliveClient(port, request)),
  )
  const status = await clients[0]?.send(form)
  const accepts = form === 'valid' || server === 'the framework alone'
  if (status !== (accepts ? 200 : 400)) throw new Error(`${server} answers ${form} with ${status}`)
  const act = () => Promise.all(clients.map((client) => client.send(form)))
  timed.push({ act, inputs: [undefined] })
}

const times = await timesInTurns(timed, { turns: 45, warmUp: 20, millisecondsOfTurn: 40 })
console.log(JSON.stringify(times.map((nanoseconds) => nanoseconds / connections)))
process.exit()
