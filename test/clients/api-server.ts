import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import type { ContractOptions } from '../../src/core/index.js'
import { listening } from '../adapters/listening.js'

/** The received requests, and the response to send. */
export interface ApiServer {
  origin: string
  received: { method: string; path: string; type: string | null; body: string }[]
  /** Undefined for a valid response. */
  answer: (() => Response) | undefined
  close(): Promise<void>
}

/** A server of the API on a loopback socket, with additional paths. */
export async function startApi(contract: ContractOptions = {}): Promise<ApiServer> {
  const received: ApiServer['received'] = []
  const keep = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const type = request.headers.get('content-type')
    const body = await request.clone().text()
    received.push({ method: request.method, path: pathname, type, body })
  }
  const handle = withCampaignContract(() => api.answer?.() ?? validResponse(), { contract })
  const server = createAdaptorServer({
    // Other tests share the process.
    overrideGlobalObjects: false,
    async fetch(request) {
      await keep(request)
      return handle(request)
    },
  })
  const { origin, close } = await listening(server as Server)
  const api: ApiServer = { origin, received, answer: undefined, close }
  return api
}

/** The documented response to a change of status. */
const validResponse = () => Response.json({ response_id: 'a-1', type: 'campaign', data: {} })

export const statusPath = '/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status'

export const headers = {
  'idempotency-key': '4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b',
  authorization: 'Basic d29ya3NwYWNlOmtleQ==',
  'content-type': 'application/json',
  'x-svc-request-id': 'a-1',
}
