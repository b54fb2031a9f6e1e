/** Address of the examples: loopback only, with the port from the environment. */
export const hostname = '127.0.0.1'
export const port = Number(process.env.PORT ?? 3000)

/** Logs the address, with the actual port for `PORT=0`. */
export function logAddress(address: unknown): void {
  console.log(`Listening on http://${hostname}:${(address as { port: number }).port}`)
}
