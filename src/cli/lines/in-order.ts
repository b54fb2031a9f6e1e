import type { Batch } from './batches.js'
import type { BatchResult } from './check-batch.js'
import type { WorkerPool } from './worker-pool.js'

/**
 * Checks batches in a pool, and yields each result as soon as it and those before it are known, even
 * if the next batch has not arrived. Yields the results of all batches before a failure to read.
 */
export async function* inOrder(
  batches: AsyncGenerator<Batch>,
  pool: Pick<WorkerPool, 'width' | 'check'>,
): AsyncGenerator<BatchResult> {
  const pending: Promise<BatchResult>[] = []
  let isAtEnd = false
  let reading: Promise<void> | undefined
  const read = async () => {
    const { value: batch, done = false } = await batches.next()
    isAtEnd = done
    if (batch !== undefined) add(pool.check(batch))
  }
  const add = (checking: Promise<BatchResult>) => {
    // Awaited later; avoids an unhandled rejection until then.
    checking.catch(() => {})
    pending.push(checking)
  }
  const readNext = () =>
    read()
      .catch((error) => {
        isAtEnd = true
        add(Promise.reject(error))
      })
      .finally(() => {
        reading = undefined
      })
  try {
    while (!isAtEnd || pending.length > 0) {
      if (!isAtEnd && pending.length < pool.width) reading ??= readNext()
      const first = pending.slice(0, 1)
      const result = await Promise.race(reading === undefined ? first : [...first, reading])
      if (result === undefined) continue
      pending.shift()
      yield result
    }
  } finally {
    const closed = batches.return(undefined)
    // Reading standard input may take forever.
    if (reading === undefined) await closed
  }
}
