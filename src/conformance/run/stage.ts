import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { Problem } from '../checking/judge.js'
import type { Send } from '../sending/send.js'
import { inNamesOf, wireRequest, withCredentials } from '../sending/wire.js'
import {
  type Answered,
  type Expectation,
  type Sequence,
  type SequenceCall,
  SequenceSkipped,
  type Stage,
} from '../sequences/sequence.js'
import { generalTarget } from './general-target.js'
import type { Evidence } from './record.js'
import type { RunContext } from './run-context.js'

export interface StageSettings {
  sequence: Sequence
  context: RunContext
  /** `<username>:<password>` */
  credentials: string | undefined
  workspace: SandboxWorkspace
  address: URL | undefined
  longestWait: number
  wait(milliseconds: number): Promise<void>
}

interface Shown {
  problem: Problem
  evidence: Evidence
}

/** So much of a value is shown. */
const longestText = 4000

const shownValue = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')).slice(
    0,
    longestText,
  )

/** What a sequence plays on, and what it has shown so far. */
export function createStage(settings: StageSettings): { stage: Stage; shown: Shown[] } {
  const { sequence, context, workspace, address, longestWait } = settings
  const { contract, laboratory, record } = context
  const shown: Shown[] = []
  const last = new Map<OperationName, Evidence>()
  // A limit is what a sequence of limits is about; for any other it is in the way.
  const send: Send = sequence.isOnRequest ? laboratory.sendAtOnce : laboratory.send

  const stage: Stage = {
    ...{ longestWait, address, workspace: { ...workspace, ...told(sequence, context) } },
    unique: uniqueWord(),
    async call(operation, call = {}) {
      const input = inputOf(operation, call, settings)
      const request = wireRequest(operation, input, context.options.contract ?? {})
      if (request === undefined) return stage.skip('an id is missing')
      record.called(operation)
      const response = await send(request)
      const evidence = { operation, request, response }
      last.set(operation, evidence)
      const { findings } = contract.checkResponse(operation, response, { request: input })
      for (const { check, level, target, message, expected, got } of findings) {
        if (check === 'response/status' && level === 'SHOULD') continue
        const problem: Problem = {
          ...{ kind: 'response', subject: check, level, message, source: 'Responses' },
          target: generalTarget(operation, target),
          expected: expected === undefined ? message : shownValue(expected),
          got: shownValue(got ?? response),
        }
        shown.push({ problem, evidence })
      }
      return answered(response)
    },
    async done(operation, call) {
      const answer = await stage.call(operation, call)
      if (answer.isSuccess) return answer
      // A server that was told all that it knows has no reason of its own to refuse.
      stage.assert(!laboratory.world.isTold || isBusy(answer), {
        operation,
        message: 'A right call of the sequence was refused.',
        ...{ expected: 'a success (2xx)', got: answer.response },
      })
      return stage.skip(`${operation} was answered with ${answer.status}`)
    },
    assertEqual(problem) {
      stage.assert(isDeepStrictEqual(problem.got, problem.expected), problem)
    },
    assert(holds, { operation, target = '', level = 'MUST', message, expected, got }: Expectation) {
      if (holds) return
      const problem: Problem = {
        ...{ kind: 'sequence', subject: sequence.id, target, level, message },
        ...{ source: sequence.source, expected: shownValue(expected), got: shownValue(got) },
      }
      const none = { operation, request: undefined, response: undefined }
      shown.push({ problem, evidence: last.get(operation) ?? none })
    },
    skip(reason) {
      throw new SequenceSkipped(reason)
    },
    wait: (seconds) => settings.wait(seconds * 1000),
  }
  return { stage, shown }
}

const isBusy = ({ status }: Answered): boolean => status === 429 || status === 503

/** What the server is told of the workspace before the sequence, where it can be told. */
const told = ({ workspace }: Sequence, { laboratory }: RunContext): SandboxWorkspace =>
  laboratory.world.isTold ? (workspace ?? {}) : {}

const answered = (response: Answered['response']): Answered => {
  const { status, body } = response
  const isSuccess = status >= 200 && status < 300
  const data = isSuccess && isObject(body) ? body.data : undefined
  return { response, status, isSuccess, data }
}

/** Letters and digits, with a letter first. */
const uniqueWord = (): string => `c${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`

function inputOf(
  operation: OperationName,
  { key = crypto.randomUUID(), requestId = crypto.randomUUID(), ...parts }: SequenceCall,
  { context, credentials }: StageSettings,
): RequestInput {
  const { contract, options } = context
  const naming: ContractOptions = options.contract ?? {}
  const { family, idempotency } = contract.operations[operation]
  const { requestIdHeader } = serviceNames(naming.serviceName ?? 'SVC', '')
  const headers = {
    Authorization: `Basic ${btoa('workspace:key')}`,
    ...(family === 'campaigns' && { [requestIdHeader]: requestId }),
    ...(idempotency.required && { 'Idempotency-Key': key }),
  }
  const { body, params = {}, query = {} } = inNamesOf(parts, naming)
  return { params, query, body, headers: withCredentials(headers, credentials) }
}
