import assert from 'node:assert/strict'
import { campaignContract } from 'campaign-contract/hono'
import { Hono } from 'hono'

const application = new Hono().use('*', campaignContract())
assert.equal((await application.request('/v5/campaigns/test', { method: 'POST' })).status, 401)
