import type { ReceivedResponse } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { checkAccepted } from './accepted.js'
import { checkRejected } from './rejected.js'
import { findingsIn, responseFindings } from './response-findings.js'
import { serverFindings } from './server-checks.js'
import type { AnsweredCall } from './trial.js'

export function checkServerResponse(call: AnsweredCall): NewFinding[] {
  const { verdict, response } = call
  const ofServer = serverFindings(response, call.request.method)
  // A failure says nothing about the request.
  if (ofServer.isFailure) return ofServer.findings
  const ofRequest = verdict.ok
    ? checkAccepted({ ...call, verdict })
    : checkRejected({ ...call, verdict })
  // The response to a wrongly accepted or rejected request is of another kind; its shape says nothing.
  if (ofRequest.some(({ kind }) => kind === 'accepted' || kind === 'refused'))
    return [...ofServer.findings, ...ofRequest]
  const ofResponse = responseFindings(call)
  // The unexpected status is reported already.
  const isUnexpected = !verdict.ok && response.status !== verdict.response.status
  const isReported = ({ subject }: NewFinding) => isUnexpected && subject === 'response/status'
  const others = withoutNoJson(ofServer.findings, ofResponse, response)
  return [
    ...ofServer.findings,
    ...withOneCode([...ofRequest, ...others.filter((each) => !isReported(each))]),
  ]
}

/** Keeps one of the findings about the code: the first that is a MUST, if any. */
function withOneCode(findings: readonly NewFinding[]): NewFinding[] {
  const isOfCode = ({ kind, subject, cause }: NewFinding) =>
    subject === 'response/code' || (kind === 'answer' && cause.startsWith('code-'))
  const ofCode = findings.filter(isOfCode)
  const kept = ofCode.find(({ level }) => level === 'MUST') ?? ofCode[0]
  return findings.filter((each) => each === kept || !isOfCode(each))
}

/** Returns the findings in a response whose request is a step of a sequence. */
export function checkStepResponse(call: AnsweredCall): NewFinding[] {
  const { request, input, response } = call
  const ofServer = serverFindings(response, request.method)
  if (ofServer.isFailure) return ofServer.findings
  const ofResponse = findingsIn(call, { request: input }).filter(
    // A status that the description does not list may be right for the sequence.
    ({ subject, level, ...finding }) =>
      (subject !== 'response/status' || level === 'MUST') &&
      !(subject === 'response/offering' && isOfSchedule(finding)),
  )
  return [...ofServer.findings, ...withoutNoJson(ofServer.findings, ofResponse, response)]
}

/** Returns whether a finding depends on the clock of the server, which sequences about schedules test. */
const isOfSchedule = ({ target, got }: Pick<NewFinding, 'target' | 'got'>): boolean =>
  target.endsWith('status') && !/draft/i.test(got)

/** Removes the finding that the envelope is missing if the body is reported not to be JSON. */
const withoutNoJson = (
  ofServer: readonly NewFinding[],
  findings: readonly NewFinding[],
  { body }: ReceivedResponse,
): NewFinding[] => {
  const isNoJson =
    typeof body === 'string' && ofServer.some(({ subject }) => subject === 'server/content-type')
  return findings.filter(({ subject }) => !(isNoJson && subject === 'response/envelope'))
}
