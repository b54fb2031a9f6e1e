import { afterAll } from 'vitest'

/* Hono's server for Node replaces these classes of all code in the process; other files run after it. */

const { Request, Response } = globalThis

afterAll(() => {
  for (const [name, value] of Object.entries({ Request, Response })) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
})
