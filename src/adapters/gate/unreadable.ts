import {
  type Contract,
  type ContractOptions,
  createContract,
  type ErrorResponse,
} from '../../core/index.js'
import { type Answer, answerOf } from './answer.js'

/** Creates responses to requests that cannot be parsed, and therefore not validated. */
interface UnreadableAnswers {
  /** Returns the response to an unreadable body, with this message. */
  answer(target: string, message: string): Answer
  /** Returns the same response as HTTP text. */
  text(target: string, message: string): string
}

/** Creates the contract once: that costs more than many requests. */
export function unreadableAnswers(options: ContractOptions): UnreadableAnswers {
  const contract = createContract({ ...options, rules: onlyRule('body/not-json') })
  const answer: UnreadableAnswers['answer'] = (target, message) => {
    const url = pathOf(contract, familyOf(contract, target), options)
    const verdict = contract.checkHttp({ method: 'POST', url, body: '{' })
    if (verdict === undefined || verdict.ok) throw new Error(`${url} is not in the contract.`)
    return answerOf({ ...verdict.response, body: withMessage(message, verdict.response.body) })
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

const onlyRule = (rule: string): NonNullable<ContractOptions['rules']> => ({
  ...Object.fromEntries(createContract().rules.map(({ id }) => [id, 'off'])),
  [rule]: 'error',
})

type Family = 'campaigns' | 'offerings'

/** Returns the family of a path with any method; campaigns for an unknown path. */
function familyOf(contract: Contract, target: string): Family {
  const [first] = contract.prepare({ method: '', url: target })?.operations ?? []
  return first === undefined ? 'campaigns' : contract.operations[first].family
}

/** Returns a path that accepts a body by POST. */
function pathOf({ operations }: Contract, family: Family, { basePath = '' }: ContractOptions) {
  const { createCampaign, createOffering } = operations
  return basePath + (family === 'campaigns' ? createCampaign : createOffering).path
}

function withMessage(message: string, body: ErrorResponse['body']): ErrorResponse['body'] {
  const { error } = body
  const details = error.details?.map((each) => ({ ...each, message }))
  return { ...body, error: { ...error, message, ...(details && { details }) } } as typeof body
}
