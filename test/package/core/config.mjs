import assert from 'node:assert/strict'
import { defineConfig } from 'campaign-contract/config'

const config = { files: 'requests', rules: { 'auth/*': 'off' } }
assert.equal(defineConfig(config), config)
