// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as statusChange from '../../src/core/rules/status-change.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as rules from '../rules.js'

export const getCampaign: OperationPlan<'getCampaign'> = {
  operation: 'getCampaign',
  runRules(context, _draft, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
    const hasTransport = triggers.hasTransport(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsMalformed, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) outcomes.push([rules.authCredentialsRejected, outcome])
    outcome = credentials.permissionMissing(context)
    if (outcome.length > 0) outcomes.push([rules.authPermissionMissing, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) outcomes.push([rules.httpMethodNotAllowed, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) outcomes.push([rules.httpPathMalformed, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) outcomes.push([rules.rateLimitExceeded, outcome])
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) outcomes.push([rules.requestIdMissing, outcome])
    if (context.severities.has('request-id/format')) {
      outcome = requestId.requestIdFormat(context)
      if (outcome.length > 0) outcomes.push([rules.requestIdFormat, outcome])
    }
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) outcomes.push([rules.paramsUnusual, outcome])
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) outcomes.push([rules.campaignUnknown_getCampaign, outcome])
    return outcomes
  },
}
