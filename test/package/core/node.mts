import { type ClientSocket, clientErrorListener } from 'campaign-contract/node'

export const listener: (error: Error, socket: ClientSocket) => void = clientErrorListener({
  serviceName: 'ACME',
})

// @ts-expect-error: there is no such option
clientErrorListener({ service: 'ACME' })
