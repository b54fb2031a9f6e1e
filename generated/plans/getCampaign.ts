// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
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
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule0, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule1, outcome])
    outcome = credentials.permissionMissing(context)
    if (outcome.length > 0) heard.push([rules.rule2, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule3, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) heard.push([rules.rule4, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule7, outcome])
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) heard.push([rules.rule13, outcome])
    outcome = requestId.requestIdFormat(context)
    if (outcome.length > 0) heard.push([rules.rule16, outcome])
    outcome = parameters.paramsUnusual(context)
    if (outcome.length > 0) heard.push([rules.rule25, outcome])
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule94, outcome])
    return heard
  },
}
