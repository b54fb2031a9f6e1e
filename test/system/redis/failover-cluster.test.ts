import { describe, expect } from 'vitest'
import { testFailovers } from './failover-tests.js'
import { startCluster } from './redis-cluster.js'

describe('on a Redis Cluster', () => {
  testFailovers(startCluster, {
    planned: {
      names: '`CLUSTER FAILOVER`, and slots move',
      happen: [
        (cluster) => cluster.failOver(),
        async (cluster) => expect(await cluster.moveSlots(1000)).toBeGreaterThan(0),
      ],
    },
    losing: { names: 'a master is killed', happen: [(cluster) => cluster.crash()] },
  })
})
