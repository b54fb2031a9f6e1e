import { spawnSync } from 'node:child_process'

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', 'jest.test.mjs'],
  { encoding: 'utf8' },
)
if (status !== 0) throw new Error(stdout + stderr)
