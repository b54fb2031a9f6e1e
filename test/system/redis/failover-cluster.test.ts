import { describe, expect } from 'vitest'
import { testFailovers } from './failover-tests.js'
import { startCluster } from './redis-cluster.js'

describe('on a Redis Cluster', () => {
  testFailovers(startCluster, {
    planned: [
      (cluster) => cluster.failOver(),
      async (cluster) => expect(await cluster.moveSlots(1000)).toBeGreaterThan(0),
    ],
    losing: [(cluster) => cluster.crash()],
  })
})
