const assert = require('node:assert/strict')
const { campaignContract } = require('campaign-contract/express')
const express = require('express')

express().use(campaignContract())
assert.throws(() => campaignContract({ modus: 'observe' }), TypeError)
