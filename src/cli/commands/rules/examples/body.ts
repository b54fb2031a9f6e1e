import type { RuleExamples } from './rule-example.js'

export const body: RuleExamples = {
  'body/missing': {
    why: 'These operations read everything they need from the body, so without one there is nothing to execute. A client that drops the body, for example in a redirect, loses the whole request.',
  },
  'body/not-json': {
    why: 'If the text is not JSON, the server cannot read a single field, so no other violation can be reported. Build the body with a JSON library instead of joining strings.',
    request: `
  method: POST
  url: /v5/campaigns/search
- body: '{"limit": 15,}'
+ body: '{"limit": 15}'
`,
    isHttp: true,
  },
  'body/not-object': {
    why: 'Every field has a name, so a list, a text or a number has no place for any of them. Send an object, even for a single value.',
  },
  'body/duplicate-key': {
    why: 'Parsers keep only the last value of a repeated key, silently. Your campaign could be sent with a value that you did not mean. Write each key once.',
    request: `
  method: POST
  url: /v5/campaigns/search
- body: '{"limit": 15, "li\\u006dit": 10}'
+ body: '{"limit": 15}'
`,
    isHttp: true,
  },
  'body/number-precision': {
    why: 'Parsing rounds numbers that a double cannot hold, so the stored value would differ from the one you sent. Write such a value as a string.',
    request: `
  method: PATCH
  url: /v5/offers/offer_1
- body: '{"priority": 80, "conversion": 9007199254740993}'
+ body: '{"priority": 80, "conversion": "9007199254740993"}'
`,
    isHttp: true,
  },
  'body/empty': {
    why: 'An empty object or list is accepted but changes nothing, or targets nobody. It usually means that your code lost its data. Fill it, or leave it out.',
    request: `
  operation: updateCampaign
- body: {}
+ body:
+   basic_details:
+     team: Growth
`,
  },
}
