/** What a SHOULD finding rests on where no rule states it. (docs/decisions.md) */
export const decisions = {
  oneOrMany:
    'Decision 1: a single violation with a code of its own has that code and its target; others are in `details`.',
  campaignEnvelope:
    'Decision 2: `details` lists every violation of a 400 or 422, and `error.target` is that of the first.',
  precedence: 'Decision 3: of several violations, the status with the highest precedence decides.',
  undocumented: 'Decision 15: the contract decides statuses and codes that are not documented.',
  target: 'Decision 3: `error.target` names the field, header or parameter of the violation.',
  valid:
    'The contract accepts what nothing forbids; the API description does not say whether this request is valid.',
} as const
