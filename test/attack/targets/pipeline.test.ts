import { expect, it } from 'vitest'
import { attack } from './attack.js'
import { contractRequests } from './contract-requests.js'
import { describeEachServer } from './each-server.js'
import { assertNoProblems } from './fuzz-server.js'
import { anonymous, sentRequest } from './sent.js'

describeEachServer((started) => {
  it('responds to pipelined requests in order, each by its own verdict', async () => {
    const target = started()
    const { basePath } = target.server
    if (target.startError !== undefined) return
    const requests = contractRequests.flatMap((request, index) =>
      [request.headers, anonymous(request)].map((headers, turn) =>
        sentRequest({
          id: `pipelined-${index}-${turn}`,
          method: request.method,
          target: basePath + request.path,
          headers,
          body: request.body,
          tricks: ['pipelined'],
        }),
      ),
    )
    const attempts = await attack(target, [requests])
    assertNoProblems(attempts)
    const got = attempts.map(({ outcome, runs: [run] }) => [
      typeof outcome === 'object' && outcome.status,
      run?.route,
    ])
    expect(got).toEqual(
      contractRequests.flatMap(({ operation }) => [
        [200, operation],
        [401, undefined],
      ]),
    )
  })
})
