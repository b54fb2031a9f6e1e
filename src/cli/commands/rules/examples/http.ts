import type { RuleExamples } from './rule-example.js'

export const http: RuleExamples = {
  'http/method-not-allowed': {
    why: 'A call with another method reaches no operation, so nothing is read or changed. The header `Allow` of the response lists the methods of the path.',
    request: `
- method: DELETE
+ method: GET
  url: /v5/offers
`,
    isHttp: true,
  },
  'http/path-malformed': {
    why: 'Routers disagree about such paths: one finds the operation, another does not. A request could then reach a handler without validation. Write the path exactly as documented.',
    request: `
  method: GET
- url: /V5/Offers
+ url: /v5/offers
`,
    isHttp: true,
  },
  'http/content-type': {
    why: 'The API reads JSON only. A form or plain text would not be parsed, and the campaign or search would not contain what you sent. Send JSON with `Content-Type: application/json`.',
    request: `
  method: POST
  url: /v5/campaigns/search
  headers:
    Authorization: Basic d29ya3NwYWNlOmtleQ==
    Idempotency-Key: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83
-   Content-Type: application/x-www-form-urlencoded
- body: limit=15
+   Content-Type: application/json
+ body: '{"limit": 15, "request_id": "a-1"}'
`,
    isHttp: true,
  },
  'http/body-too-large': {
    why: 'The server stops reading above its limit, so nothing of the request is stored. Send a smaller body, for example with links to images instead of their data.',
    request: `
  method: POST
  url: /v5/campaigns/search
- bodyTooLarge: true
+ body: '{"limit": 15}'
`,
    isHttp: true,
  },
}
