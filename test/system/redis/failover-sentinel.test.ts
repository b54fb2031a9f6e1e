import { describe } from 'vitest'
import { testFailovers } from './failover-tests.js'
import { startSentinels } from './redis-sentinel.js'

describe('on a Redis with sentinels', () => {
  testFailovers(startSentinels, {
    planned: [(sentinels) => sentinels.failOver()],
    losing: [(sentinels) => sentinels.crash(), (sentinels) => sentinels.failOverAtOnce()],
  })
})
