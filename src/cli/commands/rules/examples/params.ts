import type { RuleExamples } from './rule-example.js'

export const params: RuleExamples = {
  'params/malformed': {
    why: 'Ids of campaigns and drafts are object ids. An id of another form names nothing; often it was cut off or copied from another field. Copy the full id of 24 hexadecimal characters.',
  },
  'params/unusual': {
    why: 'Campaign ids are object ids elsewhere in the API, so this one is probably a name or was cut off, and the campaign will not be found. Check the id; the request itself is accepted.',
  },
  'params/offer-id-malformed': {
    why: 'Ids of offerings include the prefix `offer_`. Without it the id names no offering, so the list would be empty or the update would change nothing. Send the id as the API returned it.',
  },
}
