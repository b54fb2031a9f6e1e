import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { clientErrorListener } from 'campaign-contract/node'

const server = createServer().on('clientError', clientErrorListener()).listen(0, '127.0.0.1')
await once(server, 'listening')
const socket = connect(server.address().port, '127.0.0.1')
socket.write('GET /v5/offers HTTP/1.1\r\nHost: a\u0001b\r\n\r\n')
const [answer] = await once(socket, 'data')
assert.match(String(answer), /^HTTP\/1\.1 400 .*"code":"VALIDATION_FAILED"/s)
socket.destroy()
server.close()
