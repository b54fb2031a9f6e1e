import type { AdapterOptions } from 'campaign-contract/fetch'
import type { Logger } from 'pino'
import { recordFault, recordResponse, recordVerdict } from './record.js'
import { summaryOfFault, summaryOfResponse, summaryOfVerdict } from './summaries.js'

/** Returns the callbacks of an adapter that write logs, metrics and the span of the request. */
export const observe = (
  logger: Logger,
): Required<Pick<AdapterOptions, 'onVerdict' | 'onResponse' | 'onFault'>> => ({
  onVerdict(report) {
    const verdict = summaryOfVerdict(report)
    recordVerdict(verdict)
    logger.info(verdict, 'verdict')
  },
  onResponse(report) {
    const response = summaryOfResponse(report)
    recordResponse(response)
    if (response.outcome === 'invalid') logger.warn(response, 'invalid response')
  },
  onFault(error) {
    const fault = summaryOfFault(error)
    recordFault(fault)
    logger.error(fault, 'fault')
  },
})
