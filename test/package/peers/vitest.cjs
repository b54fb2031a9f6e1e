const assert = require('node:assert/strict')

// The entry is there for the types of tests that are written as CommonJS.
assert.throws(() => require('campaign-contract/vitest'), /Vitest cannot be imported in a CommonJS/)
