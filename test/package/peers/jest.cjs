const { spawnSync } = require('node:child_process')

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', 'jest.test.cjs'],
  { encoding: 'utf8' },
)
if (status !== 0) throw new Error(stdout + stderr)
