import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { answerParts } from './answer-parts.js'
import { beliefs } from './beliefs.js'
import { envelopes } from './envelopes.js'
import { escalatedWarnings } from './escalated-warnings.js'
import { idempotency } from './idempotency.js'
import { ignoredRules } from './ignored-rules.js'
import { pages } from './pages.js'
import { rateLimits } from './rate-limits.js'
import { requiredFields } from './required-fields.js'
import { state } from './state.js'
import { strictness } from './strictness.js'
import { structure } from './structure.js'
import { structureKeywords } from './structure-keywords.js'
import { tables } from './tables.js'
import { testResults } from './test-results.js'
import { wire } from './wire.js'
import { wrongAnswers } from './wrong-answers.js'

/** The kinds of mutants, each a list of servers that are right but for one thing. */
export const mutantKinds = {
  'ignored rules': ignoredRules,
  'wrong answers': wrongAnswers,
  'parts of answers': answerParts,
  envelopes,
  'what is sent': wire,
  'results of tests': testResults,
  'pages and items': pages,
  'keywords of schemas': structureKeywords,
  'forms of values': structure,
  'required fields': requiredFields,
  tables,
  strictness,
  'warnings as errors': escalatedWarnings,
  beliefs,
  'idempotency keys': idempotency,
  'rate limits': rateLimits,
  state,
} satisfies Record<string, readonly Mutant[]>

/**
 * Departures from the contract, each of them a server's only one, to prove that a suite finds what
 * is wrong with a server.
 */
export const mutants: readonly Mutant[] = Object.values(mutantKinds).flat()
