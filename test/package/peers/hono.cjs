const { campaignContract } = require('campaign-contract/hono')
const { Hono } = require('hono')

new Hono().use('*', campaignContract())
