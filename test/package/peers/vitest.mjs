import { spawnSync } from 'node:child_process'

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run'],
  { encoding: 'utf8' },
)
if (status !== 0) throw new Error(stdout + stderr)
