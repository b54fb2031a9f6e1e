import { afterAll, beforeAll, describe } from 'vitest'
import { type AttackedServer, attacked } from './attacked.js'
import { servers } from './servers/all.js'

/** Defines tests for each server, which runs while they do. */
export function describeEachServer(define: (started: () => AttackedServer) => void): void {
  describe.each(servers.map((server) => [server.name, server] as const))('%s', (_, server) => {
    let started: AttackedServer
    beforeAll(async () => {
      started = await attacked(server)
    })
    afterAll(() => started?.close())
    define(() => started)
  })
}
