import { createServer } from 'node:http'
import Koa, { type Middleware } from 'koa'
import { listening, originOf } from './listening.js'

/** Starts a server with the middleware until the test ends; returns its address. */
export function servedKoa(...middleware: readonly Middleware[]): Promise<string> {
  const app = new Koa()
  app.silent = true
  for (const each of middleware) app.use(each)
  return originOf(listening(createServer(app.callback())))
}
