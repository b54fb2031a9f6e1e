const { campaignContract } = require('campaign-contract/fastify')
const fastify = require('fastify')

fastify().register(campaignContract).ready()
