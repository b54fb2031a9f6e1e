// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as rules from '../rules.js'

export const listOfferTemplates: OperationPlan<'listOfferTemplates'> = {
  operation: 'listOfferTemplates',
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule0, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule1, outcome])
    outcome = credentials.featureDisabled(context)
    if (outcome.length > 0) heard.push([rules.rule109, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule110, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) heard.push([rules.rule111, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule7, outcome])
    return heard
  },
}
