import type { RuleExamples } from './rule-example.js'

export const idempotency: RuleExamples = {
  'idempotency/key-missing': {
    why: 'If the response is lost, you have to retry. Without a key the server cannot tell a retry from a new call, and the campaign is created or the test sent twice. Generate a UUID v4 for each new request and repeat it on retries.',
  },
  'idempotency/key-malformed': {
    why: 'A key derived from the payload is the same for two intended calls, so the second would not run. A random UUID v4 never collides.',
  },
  'idempotency/conflict': {
    why: 'The key promises that this is the same request again, but it is not. The server can neither repeat the earlier response nor safely run the new call. Use a new key, for which nothing is stored.',
    request: `
  operation: searchCampaigns
  body:
    limit: 5
  facts:
-   idempotency:
-     fingerprint: eaea3a48b71bfce58fc32030c8e37f35b179d8a1747f4d9f2d28104efa0daaf5
-     state: completed
-     createdAt: 2025-11-20T09:59:58.000Z
+   idempotency: null
`,
  },
  'idempotency/in-progress': {
    why: 'The first call with this key is still running. Running a second one could send or create everything twice. Wait for the first response, or use a new key for a different call.',
    request: `
  operation: listCampaignExecutions
  facts:
-   idempotency:
-     fingerprint: a1327e59315d72a99cd0e93b4931ede88ea5d0f5209ce39c5a9982cb882a3575
-     state: in-progress
-     createdAt: 2025-11-20T09:59:58.000Z
+   idempotency: null
`,
  },
}
