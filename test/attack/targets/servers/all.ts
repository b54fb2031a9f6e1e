import type { AttackServer } from '../runs.js'
import { expressServers } from './express.js'
import { fastifyServers } from './fastify.js'
import { fetchServers } from './fetch.js'
import { honoServers } from './hono.js'
import { koaServers } from './koa.js'
import { nestServers } from './nest.js'

/** Every framework in every setup. */
export const servers: readonly AttackServer[] = [
  ...expressServers,
  ...fastifyServers,
  ...honoServers,
  ...koaServers,
  ...nestServers,
  ...fetchServers,
]
