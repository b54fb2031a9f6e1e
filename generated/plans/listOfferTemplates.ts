// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as rules from '../rules.js'

export const listOfferTemplates: OperationPlan<'listOfferTemplates'> = {
  operation: 'listOfferTemplates',
  runRules(context, _draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsMalformed, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsRejected, outcome])
    outcome = credentials.featureDisabled(context)
    if (outcome.length > 0) outcomes.push([rules.offeringFeatureDisabled, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) outcomes.push([rules.httpMethodNotAllowed_listOfferings, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) outcomes.push([rules.httpPathMalformed_listOfferings, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) outcomes.push([rules.rateLimitExceeded, outcome])
    return outcomes
  },
}
