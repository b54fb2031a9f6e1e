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

/** The mutants of `serve --fault`, by kind. */
export const mutantKinds = {
  requests: [ignoresCredentials, acceptsMissingChannel],
  responses: [
    errorsWith200,
    codeInLowerCase,
    forgetsRequestId,
    detailsMissing,
    retryAfterADate,
    listRepeats,
  ],
  state: [noMemory, replaysAnyBody, countsNoCalls, createNotStored],
} satisfies Record<string, readonly Mutant[]>

export const mutants: readonly Mutant[] = Object.values(mutantKinds).flat()
