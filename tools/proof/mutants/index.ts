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

/** The kinds of mutants. Each mutant is a server with one seeded bug. */
export const mutantKinds = {
  'ignored rules': ignoredRules,
  'error codes and statuses': wrongAnswers,
  'parts of errors': answerParts,
  envelopes,
  'bodies, statuses and headers': wire,
  'test results': testResults,
  'pages and items': pages,
  'schema keywords': structureKeywords,
  'value formats': structure,
  'required fields': requiredFields,
  tables,
  strictness,
  'warnings as errors': escalatedWarnings,
  'wrong facts': beliefs,
  'idempotency keys': idempotency,
  'rate limits': rateLimits,
  'stored state': state,
} satisfies Record<string, readonly Mutant[]>

/**
 * All mutants, to prove what a conformance suite detects.
 */
export const mutants: readonly Mutant[] = Object.values(mutantKinds).flat()
