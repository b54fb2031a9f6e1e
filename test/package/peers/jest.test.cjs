const { testRule } = require('campaign-contract/jest')
const { testEntry } = require('./matchers.cjs')

testEntry({ expect, it, testRule })
