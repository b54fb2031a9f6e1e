import { connect, type Socket } from 'node:net'

/** Sends raw bytes. Returns everything received until the connection ends, also by a reset. */
export function sendRaw(
  origin: string,
  text: string,
  then: (socket: Socket) => void = () => {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(text, 'latin1')
    then(socket)
  })
}
