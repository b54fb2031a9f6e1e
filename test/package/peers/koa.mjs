import assert from 'node:assert/strict'
import { once } from 'node:events'
import { campaignContract } from 'campaign-contract/koa'
import Koa from 'koa'

const server = new Koa().use(campaignContract()).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${server.address().port}/v5/campaigns/test`
assert.equal((await fetch(url, { method: 'POST' })).status, 401)
server.close()
