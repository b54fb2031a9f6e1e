import { describe } from 'vitest'
import { testFailovers } from './failover-tests.js'
import { startSentinels } from './redis-sentinel.js'

describe('on a Redis with sentinels', () => {
  testFailovers(startSentinels, {
    planned: {
      names: '`SENTINEL FAILOVER` with paused writes',
      happen: [(sentinels) => sentinels.failOver()],
    },
    losing: {
      names: 'the master is killed, and `SENTINEL FAILOVER` without a pause',
      happen: [(sentinels) => sentinels.crash(), (sentinels) => sentinels.failOverAtOnce()],
    },
  })
})
