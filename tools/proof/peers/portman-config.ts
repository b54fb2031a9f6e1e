import type { Json } from './documents.js'

/* Portman's settings: all contract tests, and variations of each operation that must be rejected. */

const every = '*::/*'
const bodies = ['POST::/*', 'PATCH::/*']

/** Checks the status and the schema of a response. */
const responds = (code: string) => ({
  contractTests: [
    { statusCode: { enabled: true, code: Number(code) } },
    { contentType: { enabled: true } },
    { jsonBody: { enabled: true } },
    { schemaValidation: { enabled: true } },
    { headersPresent: { enabled: true } },
  ],
})

const variation = (name: string, code: string, rest: Json) => ({
  name,
  openApiResponse: code,
  tests: responds(code),
  ...rest,
})

const headers = (key: string, change: Json) => ({
  overwrites: [{ overwriteRequestHeaders: [{ key, ...change }] }],
})

const fields = [
  'requiredFields',
  'minimumNumberFields',
  'maximumNumberFields',
  'minLengthFields',
  'maxLengthFields',
]
const fuzzed = Object.fromEntries(fields.map((name) => [name, { enabled: true }]))

/** Operations that need an Idempotency-Key. */
const keyed = [
  'createCampaign',
  'updateCampaign',
  'changeCampaignStatus',
  'listCampaignExecutions',
  'searchCampaigns',
  'testCampaign',
  'createOffering',
  'updateOffering',
]
const withId = [
  'getCampaign',
  'updateCampaign',
  'validateCampaign',
  'changeCampaignStatus',
  'listCampaignExecutions',
  'updateOffering',
]

export const portmanConfig = {
  version: 1,
  tests: {
    contractTests: [
      'statusSuccess',
      'contentType',
      'jsonBody',
      'schemaValidation',
      'headersPresent',
    ].map((name) => ({ openApiOperation: every, [name]: { enabled: true } })),
    variationTests: [
      {
        openApiOperation: every,
        variations: [
          variation('Wrong credentials', '401', {
            overwrites: [
              { overwriteRequestSecurity: { basic: { username: 'workspace', password: 'wrong' } } },
            ],
          }),
          variation('No credentials', '401', {
            overwrites: [{ overwriteRequestSecurity: { other: { type: 'noauth' } } }],
          }),
          variation('No permission', '403', {
            overwrites: [
              { overwriteRequestSecurity: { basic: { username: 'intern', password: 'key' } } },
            ],
          }),
        ],
      },
      {
        openApiOperationIds: keyed,
        variations: [
          variation('No key', '400', headers('Idempotency-Key', { remove: true })),
          variation(
            'Malformed key',
            '400',
            headers('Idempotency-Key', { value: 'key-1', overwrite: true }),
          ),
        ],
      },
      {
        openApiOperationIds: withId,
        variations: [
          variation('Unknown id', '404', {
            overwrites: [
              {
                overwriteRequestPathVariables: [
                  'campaign_id',
                  'parent_campaign_id',
                  'offer_id',
                ].map((key) => ({
                  key,
                  value:
                    key === 'offer_id'
                      ? 'offer_ffffffffffffffffffffffff'
                      : 'ffffffffffffffffffffffff',
                  overwrite: true,
                  // Otherwise it appends those that the path does not have.
                  insert: false,
                })),
              },
            ],
          }),
        ],
      },
      ...bodies.map((openApiOperation) => ({
        openApiOperation,
        variations: [variation('Fuzzed body', '400', { fuzzing: [{ requestBody: [fuzzed] }] })],
      })),
    ],
  },
  globals: {
    securityOverwrites: { basic: { username: 'workspace', password: 'key' } },
    stripResponseExamples: true,
  },
}
