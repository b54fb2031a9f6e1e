const assert = require('node:assert/strict')
const { defineConfig } = require('campaign-contract/config')

const config = { files: 'requests', rules: { 'auth/*': 'off' } }
assert.equal(defineConfig(config), config)
