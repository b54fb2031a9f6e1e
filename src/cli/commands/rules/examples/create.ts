import type { RuleExamples } from './rule-example.js'

export const create: RuleExamples = {
  'create/channel-not-supported': {
    why: 'The API can find SMS campaigns but not create them, so nothing would be sent. Create the campaign with PUSH or EMAIL.',
  },
  'create/delivery-type-not-supported': {
    why: 'Live activity campaigns exist, but the API cannot create them. Choose a delivery type that can be created.',
  },
}
