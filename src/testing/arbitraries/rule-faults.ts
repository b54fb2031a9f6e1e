import type { ServiceNames } from '../../core/contract/service-names.js'
import { entriesOf } from '../../core/rules/rule-table.js'
import { channelAndState, type Fault, type RuleFaults } from './fault.js'
import type { GeneratedRequest } from './request.js'
import { basicDetailsFaults } from './rule-faults/basic-details.js'
import { needing } from './rule-faults/break.js'
import { contentFaults } from './rule-faults/content.js'
import { credentialFaults } from './rule-faults/credentials.js'
import { deliveryFaults } from './rule-faults/delivery.js'
import { lifecycleFaults } from './rule-faults/lifecycle.js'
import { messageFaults } from './rule-faults/messages.js'
import { offeringFaults } from './rule-faults/offering.js'
import { offeringStateFaults } from './rule-faults/offering-state.js'
import { platformFaults } from './rule-faults/platforms.js'
import { protocolFaults } from './rule-faults/protocol.js'
import { requestFaults } from './rule-faults/request.js'
import { searchFaults } from './rule-faults/search.js'
import { testSendFaults } from './rule-faults/test-send.js'
import { variationFaults } from './rule-faults/variations.js'

const topics: readonly RuleFaults[] = [
  credentialFaults,
  protocolFaults,
  requestFaults,
  searchFaults,
  offeringFaults,
  offeringStateFaults,
]

/** Faults of a campaign, which are found so for its channel and its state. */
const campaignTopics: readonly RuleFaults[] = [
  testSendFaults,
  contentFaults,
  variationFaults,
  messageFaults,
  platformFaults,
  basicDetailsFaults,
  deliveryFaults,
  lifecycleFaults,
]

/** Every way to break one rule of the operation, and that rule alone, in a right request. */
export function ruleFaults(generated: GeneratedRequest, names: ServiceNames): Fault[] {
  const ids = new Set<string>(entriesOf(generated.operation).map(({ id }) => id))
  const faultsOf = (some: readonly RuleFaults[]) =>
    some.flatMap((faults) => [...faults(generated, names)])
  const ofCampaign = faultsOf(campaignTopics).map((fault) => needing(fault, ...channelAndState))
  return [...faultsOf(topics), ...ofCampaign].filter(({ rule }) => ids.has(rule))
}
