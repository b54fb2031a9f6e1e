import { responseCheckTable } from '../../../generated/response-checks.js'
import { reportFormatNames } from '../../conformance/reports/format-names.js'
import { isText } from '../../core/base/option-checks.js'
import { isPlugin } from '../../core/contract/plugin.js'
import { formatNames } from '../formats/format-names.js'
import type { Config, ConfiguredContract, ConformConfig, ServeConfig } from './config.js'
import {
  aboveZero,
  among,
  files,
  flag,
  fromZero,
  type Kind,
  library,
  listOf,
  type Members,
  members,
  text,
  texts,
  whole,
} from './kinds.js'

/* Single source of the configuration's options: for validation and for the JSON Schema. */

/** One entry for each member of a type. */
type MembersOf<Type> = { readonly [Name in keyof Required<Type>]: Members[string] }

const fromNone = whole(0)
const port = whole(0, 65_535)
const latency = whole(0, 3_600_000)

/** Parts of the path patterns; a parameter is a whole segment. */
const parameter = '\\{[^/?#\\s{}]+\\}'
const segments = `(?:/(?:[^/?#\\s{}]*|${parameter}))*`

/** Segments other than `{campaign_id}`, which may occur once. */
const others = segments.replace('{[', '{(?!campaign_id\\})[')

/** The checks of responses, which an exception can name. */
const checks = [...new Set(responseCheckTable.map(({ id }) => id))]

const count = { type: 'integer', minimum: 1 }
const rateLimit = {
  type: 'object',
  required: ['requests', 'perSeconds'],
  properties: { requests: count, perSeconds: count },
}

export const contractOptions: MembersOf<ConfiguredContract> = {
  serviceName: [
    library({ type: 'string', pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }),
    'Short name of the service in headers: X-<name>-Request-Id. Default SVC.',
  ],
  optimizedDistribution: [
    library({ type: 'string', minLength: 1, not: { const: 'MANUAL' } }),
    'Spelling of the auto-optimised distribution type. Default OPTIMIZED.',
  ],
  rules: [
    library({
      type: 'object',
      propertyNames: { $ref: '#/$defs/rule' },
      additionalProperties: { enum: ['error', 'warn', 'off'] },
    }),
    'Severity by rule id or group (auth/*): error, warn or off.',
  ],
  singleViolation: [
    library({ enum: ['promote', 'detail'] }),
    'How offerings report a single violation that has its own code: promote or detail.',
  ],
  statusPath: [
    library({ type: 'string', pattern: `^${others}/\\{campaign_id\\}${others}$` }),
    'Path of the status change. Default /v5/campaigns/{campaign_id}/status.',
  ],
  basePath: [
    library({ type: 'string', pattern: `^(?:${segments}/(?:[^/?#\\s{}]+|${parameter}))?$` }),
    'Path prefix before /v5.',
  ],
  limits: [
    library({
      type: 'object',
      propertyNames: { $ref: '#/$defs/operation' },
      additionalProperties: { type: 'array', items: rateLimit },
    }),
    'Replaces the documented rate limits of an operation.',
  ],
  docUrl: [library(), 'Link to the documentation of an error code, for offerings.'],
  responseId: [library(), 'Creates the response_id of a request without a request id.'],
  clock: [library(), 'Returns the current time when the facts have none.'],
  maxViolations: [
    library(count),
    'Maximum number of violations and warnings in a verdict. Default 1000.',
  ],
  maxResponseBytes: [
    library({ type: 'integer', minimum: 1024 }),
    'Maximum size of an error response in bytes. Default 262144.',
  ],
  messages: [
    library({ enum: ['public', 'debug'] }),
    'debug adds schema paths and received values to messages.',
  ],
  exceptions: [
    library({
      type: 'array',
      items: {
        type: 'object',
        required: ['rule', 'reason'],
        properties: {
          rule: {
            description: 'A rule, a check of responses, a group (auth/*) or structure.',
            anyOf: [{ $ref: '#/$defs/rule' }, { enum: ['structure', 'response/*', ...checks] }],
          },
          operation: {
            description: 'The operations. Default: all.',
            anyOf: [
              { $ref: '#/$defs/operation' },
              { type: 'array', minItems: 1, items: { $ref: '#/$defs/operation' } },
            ],
          },
          target: {
            description: 'Path of the value, with * for a segment; or a header or parameter.',
            ...{ type: 'string', minLength: 1 },
          },
          values: {
            description: 'The accepted values. Default: any.',
            ...{ type: 'array', minItems: 1 },
            items: { type: ['string', 'number', 'boolean', 'null'] },
          },
          reason: {
            description: 'Why the deployment differs.',
            ...{ type: 'string', pattern: '\\S' },
          },
          until: {
            description: 'The last day on which it applies, in UTC.',
            ...{ type: 'string', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' },
          },
        },
        additionalProperties: false,
      },
    }),
    'Known differences of a deployment: violations that become notes.',
  ],
}

const plugins: Kind = {
  is: 'plain',
  isValid: (value) =>
    Array.isArray(value) && value.every((each) => isText[0](each) || isPlugin(each)),
  expected: 'a list of module files',
  schema: { type: 'array', items: { type: 'string', minLength: 1 } },
}

/** Settings for all files or for some of them. */
const forFiles = {
  operation: [
    library({ $ref: '#/$defs/operation' }),
    'Operation of bare bodies and of documents without operation.',
  ],
  facts: [text, "File with facts for the documents; a document's own facts override them."],
  hosts: [texts, 'Hosts whose requests are checked in recordings and collections.'],
} satisfies Members

const override = members(
  {
    files: [texts, 'Files, folders and globs that the settings apply to.'],
    ...forFiles,
    ...contractOptions,
  },
  ['files'],
)

const serve: MembersOf<ServeConfig> = {
  host: [text, 'Address to listen on. Default 127.0.0.1.'],
  allowHosts: [texts, 'Additional host names to accept, such as that of its container.'],
  port: [port, 'Port to listen on; 0 picks a free port. Default 4010.'],
  seedData: [text, 'File with the initial data.'],
  clock: [text, 'Start time of the clock, such as 2025-11-20T09:30:00Z.'],
  latency: [latency, 'Delay before each response, in milliseconds.'],
  fault: [text, 'Name of a seeded bug; campaign-contract serve --help lists them.'],
  quiet: [flag, 'Print no requests.'],
  format: [among('pretty', 'json'), 'Output format. Default pretty.'],
}

const conform: MembersOf<ConformConfig> = {
  credentials: [text, 'Valid credentials for the server, as <username>:<password>.'],
  fixtures: [text, 'File with the data that exists on the server.'],
  only: [texts, 'Operations, rules, sequences and groups to test.'],
  exclude: [texts, 'Operations, rules, sequences and groups not to test.'],
  readOnly: [flag, 'Send only requests that change nothing.'],
  timeLimit: [aboveZero, 'Seconds after which the run ends with a report.'],
  level: [among('must', 'should'), 'should: also fail on SHOULD findings.'],
  seed: [whole(-Number.MAX_SAFE_INTEGER), 'Seed of the generated requests, to repeat a run.'],
  cases: [fromNone, 'Number of generated requests per operation. Default 200.'],
  rate: [aboveZero, 'Maximum number of requests per second.'],
  concurrency: [whole(1, 64), 'Maximum number of requests at once. Default 1.'],
  wait: [fromZero, 'Maximum time in seconds to wait for rate limits in all. Default 60.'],
  headers: [texts, 'Headers for each request, as <name>: <value>.'],
  insecure: [flag, 'Accept any certificate of the server.'],
  rateLimits: [flag, 'Also test the rate limits.'],
  expectedFailures: [text, 'File with ids that are expected to fail, one per line.'],
  format: [among(...reportFormatNames), 'Output format. Default pretty.'],
  outputs: [files(...reportFormatNames), 'Additional output formats, each with its file.'],
}

const options: MembersOf<Config> = {
  $schema: [text, 'JSON Schema of this file, for editors.'],
  plugins: [plugins, 'Modules whose default export is a plugin: rules of your own.'],
  files: [texts, 'Files, folders and globs that check checks when no files are given.'],
  ignore: [texts, 'Patterns, as in .gitignore, of files to leave out of folders and globs.'],
  ...forFiles,
  workspace: [text, 'File with the workspace: what exists, as facts for all requests.'],
  format: [
    among(...formatNames),
    'Output format of check. Default pretty, or github in GitHub Actions.',
  ],
  outputs: [files(...formatNames), 'Additional output formats of check, each with its file.'],
  quiet: [flag, 'Hide valid requests without warnings.'],
  maxWarnings: [fromNone, 'Fail check when there are more warnings.'],
  maxErrors: [whole(1), 'Stop check after this many errors.'],
  lines: [flag, 'Read every file line by line, one document per line.'],
  threads: [whole(1), 'Number of worker threads for a line-based file.'],
  baseline: [text, 'File with known findings, which are hidden and do not fail the run.'],
  overrides: [
    listOf(override),
    'Settings of check for some of the files; later ones override earlier ones.',
  ],
  serve: [members(serve), 'Options of serve.'],
  conform: [members(conform), 'Options of conform.'],
  ...contractOptions,
}

/** The whole configuration. */
export const configuration: Kind & { is: 'members' } = {
  is: 'members',
  members: options,
  required: [],
}
