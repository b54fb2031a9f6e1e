import { createServer } from 'node:http'
import Koa, { type Middleware } from 'koa'
import { listening } from './listening.js'

/** Runs a server with the middleware during a callback. */
export async function servedKoa<Result>(
  middleware: readonly Middleware[],
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const app = new Koa()
  app.silent = true
  for (const each of middleware) app.use(each)
  const { origin, close } = await listening(createServer(app.callback()))
  try {
    return await use(origin)
  } finally {
    await close()
  }
}
