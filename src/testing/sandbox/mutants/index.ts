import type { Mutant } from '../mutant.js'
import { acceptsMissingChannel, ignoresCredentials } from './requests.js'
import {
  codeInLowerCase,
  detailsMissing,
  errorsWith200,
  forgetsRequestId,
  listRepeats,
  retryAfterADate,
} from './responses.js'
import { countsNoCalls, createNotStored, noMemory, replaysAnyBody } from './state.js'

/** The mutants of `serve --fault`; `serve --help` lists them. */
export const mutants: readonly Mutant[] = [
  ignoresCredentials,
  acceptsMissingChannel,
  errorsWith200,
  codeInLowerCase,
  forgetsRequestId,
  detailsMissing,
  retryAfterADate,
  listRepeats,
  noMemory,
  replaysAnyBody,
  countsNoCalls,
  createNotStored,
]
