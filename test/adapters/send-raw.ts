import { connect, type Socket } from 'node:net'

/** Sends raw bytes. Returns everything received until the connection ends. */
export function sendRaw(
  origin: string,
  text: string,
  then: (socket: Socket) => void = () => {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(text)
    then(socket)
  })
}
