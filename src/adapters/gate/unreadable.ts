import {
  type Contract,
  type ContractOptions,
  createContract,
  type ErrorResponse,
} from '../../core/index.js'
import { type Answer, answerOf } from './answer.js'

/**
 * The answer to a request that cannot be read at all, and therefore not judged: that to a body that
 * cannot be read, with another message.
 */
export function unreadable(target: string, message: string, options: ContractOptions): Answer {
  const contract = createContract({ ...options, rules: nothingBut('body/not-json') })
  const url = pathOf(contract, familyOf(contract, target), options)
  const verdict = contract.checkHttp({ method: 'POST', url, body: '{' })
  if (verdict === undefined || verdict.ok) throw new Error(`${url} is no path of the contract.`)
  return answerOf({ ...verdict.response, body: saying(message, verdict.response.body) })
}

/** The answer to what cannot be read, as it goes over the wire. */
export function unreadableText(target: string, message: string, options: ContractOptions): string {
  const { status, headers, body } = unreadable(target, message, options)
  const length = String(new TextEncoder().encode(body).length)
  const lines = Object.entries({ ...headers, 'Content-Length': length, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} Bad Request`, ...head, '', body].join('\r\n')
}

const nothingBut = (rule: string): NonNullable<ContractOptions['rules']> => ({
  ...Object.fromEntries(createContract().rules.map(({ id }) => [id, 'off'])),
  [rule]: 'error',
})

type Family = 'campaigns' | 'offerings'

/** The family of a path, with whatever method; an unknown path counts to campaigns. */
function familyOf(contract: Contract, target: string): Family {
  const [first] = contract.prepare({ method: '', url: target })?.operations ?? []
  return first === undefined ? 'campaigns' : contract.operations[first].family
}

/** A path that takes a body by POST. */
function pathOf({ operations }: Contract, family: Family, { basePath = '' }: ContractOptions) {
  const { createCampaign, createOffering } = operations
  return basePath + (family === 'campaigns' ? createCampaign : createOffering).path
}

function saying(message: string, body: ErrorResponse['body']): ErrorResponse['body'] {
  const { error } = body
  const details = error.details?.map((each) => ({ ...each, message }))
  return { ...body, error: { ...error, message, ...(details && { details }) } } as typeof body
}
