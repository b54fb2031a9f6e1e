const { campaignContract } = require('campaign-contract/koa')
const Koa = require('koa')

new Koa().use(campaignContract())
