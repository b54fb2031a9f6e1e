/** Where the examples listen: on this machine alone, at the port of the environment. */
export const hostname = '127.0.0.1'
export const port = Number(process.env.PORT ?? 3000)

/** Says where a server listens, whose port may have been a free one (`PORT=0`). */
export function tellAddress(address: unknown): void {
  console.log(`Listening on http://${hostname}:${(address as { port: number }).port}`)
}
