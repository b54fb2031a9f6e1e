import {
  type Contract,
  type ContractOptions,
  createContract,
  type ErrorResponse,
} from '../../core/index.js'
import { type Answer, answerOf } from './answer.js'

/** Answers requests that cannot be read at all, and therefore not validated. */
export interface UnreadableAnswers {
  /** The answer to a body that cannot be read, with another message. */
  answer(target: string, message: string): Answer
  /** The same as it goes over the wire. */
  text(target: string, message: string): string
}

/** Makes the answers for the options, once: to make a contract costs more than many requests. */
export function unreadableAnswers(options: ContractOptions): UnreadableAnswers {
  const contract = createContract({ ...options, rules: nothingBut('body/not-json') })
  const answer: UnreadableAnswers['answer'] = (target, message) => {
    const url = pathOf(contract, familyOf(contract, target), options)
    const verdict = contract.checkHttp({ method: 'POST', url, body: '{' })
    if (verdict === undefined || verdict.ok) throw new Error(`${url} is no path of the contract.`)
    return answerOf({ ...verdict.response, body: saying(message, verdict.response.body) })
  }
  return {
    answer,
    text(target, message) {
      const { status, headers, body } = answer(target, message)
      const length = String(new TextEncoder().encode(body).length)
      const lines = Object.entries({ ...headers, 'Content-Length': length, Connection: 'close' })
      const head = lines.map(([name, value]) => `${name}: ${value}`)
      return [`HTTP/1.1 ${status} Bad Request`, ...head, '', body].join('\r\n')
    },
  }
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
