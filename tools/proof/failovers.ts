import type { FailoverFigures } from '../../test/system/redis/failover-tests.js'
import { recordResult } from './record-result.js'
import { runTests } from './run-tests.js'

/**
 * A long run of the failover tests: `tsx tools/proof/failovers.ts`. Four server processes send each
 * of 10,000 keys 20 times, during three failovers of each kind.
 */
const results = runTests('test/system/redis/failover-', {
  FAILOVER_KEYS: '10000',
  FAILOVER_SENDS: '20',
  FAILOVER_PROCESSES: '4',
  FAILOVER_COUNT: '3',
})
const runs = results
  .map(({ fullName, status, meta }) => ({
    test: fullName,
    result: status,
    ...(meta.failover as FailoverFigures | undefined),
  }))
  .filter(({ run, result }) => run !== undefined || result !== 'passed')
  .sort((a, b) => (a.test < b.test ? -1 : 1))
const success = runs.length > 0 && runs.every(({ result }) => result === 'passed')

recordResult('failovers', { success, runs })
process.exitCode = success ? 0 : 1
