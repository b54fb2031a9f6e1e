import type { Contract } from '../../core/index.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { checkAccepted } from './accepted.js'
import type { NewFinding } from './new-finding.js'
import { checkRejected } from './rejected.js'
import { responseFindings } from './response-findings.js'
import { serverFindings } from './server-checks.js'
import type { ExpectedVerdict, PreparedRequest, Trial } from './trial.js'

export type { NewFinding } from './new-finding.js'
export type { ExpectedVerdict } from './trial.js'

/** Returns the findings in the response to a request, given the verdict of the contract. */
export function checkServerResponse(
  trial: Trial,
  realized: PreparedRequest,
  verdict: ExpectedVerdict,
  response: ReceivedResponse,
  contract: Contract,
): NewFinding[] {
  const ofServer = serverFindings(response, realized.request.method)
  // A failure says nothing about the request.
  if (ofServer.isFailure) return ofServer.findings
  const ofRequest = verdict.ok
    ? checkAccepted(trial, realized, verdict, response, contract)
    : checkRejected(trial, realized, verdict, response, contract)
  // The response to a wrongly accepted or rejected request is of another kind; its shape says nothing.
  if (ofRequest.some(({ kind }) => kind === 'accepted' || kind === 'refused'))
    return [...ofServer.findings, ...ofRequest]
  const ofResponse = responseFindings(realized, verdict, response, contract)
  const isUnexpected = !verdict.ok && response.status !== verdict.response.status
  const isNoJson = ofServer.findings.some(({ subject }) => subject === 'server/content-type')
  const isReported = ({ subject }: NewFinding) =>
    // The unexpected status is reported already, and that the body is not JSON.
    (isUnexpected && subject === 'response/status') ||
    (isNoJson && typeof response.body === 'string' && subject === 'response/envelope')
  return [...ofServer.findings, ...ofRequest, ...ofResponse.filter((each) => !isReported(each))]
}

/** Returns the findings in the response to a call of a sequence, which has no verdict. */
export function checkCallResponse(
  call: Omit<PreparedRequest, 'facts'>,
  response: ReceivedResponse,
  contract: Contract,
): NewFinding[] {
  const ofServer = serverFindings(response, call.request.method)
  if (ofServer.isFailure) return ofServer.findings
  const ofResponse = responseFindings({ ...call, facts: {} }, undefined, response, contract)
  // Which status a call of a sequence gets is checked by its assertions.
  const isAsserted = ({ subject, level }: NewFinding) =>
    subject === 'response/status' && level === 'SHOULD'
  return [...ofServer.findings, ...ofResponse.filter((each) => !isAsserted(each))]
}
