import type { Mutant } from '../mutant.js'
import {
  codeInLowerCase,
  detailsMissing,
  errorsWith200,
  forgetsRequestId,
  listRepeats,
  retryAfterADate,
} from './answers.js'
import { acceptsMissingChannel, ignoresCredentials } from './requests.js'
import { countsNoCalls, createNotStored, noMemory, replaysAnyBody } from './state.js'

/** What `serve --fault` knows, by kind: one mutant for each thing that a server may do wrongly. */
export const faultKinds = {
  requests: [ignoresCredentials, acceptsMissingChannel],
  answers: [
    errorsWith200,
    codeInLowerCase,
    forgetsRequestId,
    detailsMissing,
    retryAfterADate,
    listRepeats,
  ],
  'what is kept': [noMemory, replaysAnyBody, countsNoCalls, createNotStored],
} satisfies Record<string, readonly Mutant[]>

export const faults: readonly Mutant[] = Object.values(faultKinds).flat()
