import type { RuleExamples } from './rule-example.js'

export const requestId: RuleExamples = {
  'request-id/missing': {
    why: 'The request id connects a request with its response and its error. Without it you cannot trace a failed call. Send a new UUID v4 in the header or in the body; a GET has only the header.',
    request: `
  operation: getCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
+   X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  },
  'request-id/mismatch': {
    why: 'With two different ids, nobody can tell which one identifies the call. Send one of them, or the same value twice.',
    request: `
  operation: validateCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
    X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
  body:
-   request_id: 1d2c3b4a-5e6f-4a7b-8c9d-0e1f2a3b4c5d
+   request_id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  },
  'request-id/format': {
    why: 'A short or sequential id may be used twice, and then two calls look like one. A random UUID v4 is unique without coordination. The API only recommends it, so the rule is off by default.',
    request: `
  operation: getCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
-   X-SVC-Request-Id: call-17
+   X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  },
}
