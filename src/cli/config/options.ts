import { responseCheckIds } from '../../../generated/response-checks.js'
import { reportFormatNames } from '../../conformance/reports/format-names.js'
import {
  aboveZero,
  count,
  either,
  flag,
  fromZero,
  type Kind,
  type Kinds,
  type KindsOf,
  kind,
  listOf,
  members,
  oneOf,
  type Schema,
  string,
  text,
  whole,
} from '../../core/base/kinds.js'
import { contractKinds } from '../../core/contract/option-kinds.js'
import { isPlugin } from '../../core/contract/plugin.js'
import { formatNames } from '../formats/index.js'
import type { ConfiguredContract } from './config.js'

/* Single source of the configuration's options: for validation, the JSON Schema, types and flags. */

/** An option of the configuration, or a part of one. */
export interface Option extends Kind {
  /** Whether it names a file, relative to the configuration. */
  readonly isFile?: boolean
}

const about = <Described extends Option>(
  description: string,
  kind: Described,
  schema?: Schema,
): Described => ({
  ...kind,
  description,
  ...(schema && { schema }),
})

const file: Option = { ...text, isFile: true }

/** Formats, each with its output file. */
const files = (...formats: readonly string[]): Option =>
  members(Object.fromEntries(formats.map((format) => [format, about(`File for ${format}.`, file)])))

const texts = either('a string or a list of strings', text, listOf(text))
const fromNone = whole(0, Number.MAX_SAFE_INTEGER)
const port = whole(0, 65_535)
const anyWhole = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const latency = whole(0, 3_600_000)

/** Parts of the path patterns; a parameter is a whole segment. */
const parameter = '\\{[^/?#\\s{}]+\\}'
const segments = `(?:/(?:[^/?#\\s{}]*|${parameter}))*`

/** Segments other than `{campaign_id}`, which may occur once. */
const others = segments.replace('{[', '{(?!campaign_id\\})[')

export const contractOptions: KindsOf<ConfiguredContract> = {
  serviceName: about(
    'Short name of the service in headers: X-<name>-Request-Id. Default SVC.',
    contractKinds.serviceName,
    { type: 'string', pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" },
  ),
  optimizedDistribution: about(
    'Spelling of the auto-optimized distribution type. Default OPTIMIZED.',
    contractKinds.optimizedDistribution,
    { type: 'string', minLength: 1, not: { const: 'MANUAL' } },
  ),
  rules: about('Severity by rule id or group (auth/*): error, warn or off.', contractKinds.rules, {
    type: 'object',
    propertyNames: { $ref: '#/$defs/rule' },
    additionalProperties: { enum: ['error', 'warn', 'off'] },
  }),
  singleViolation: about(
    'How offerings report a single violation that has its own code: promote or detail.',
    contractKinds.singleViolation,
  ),
  statusPath: about(
    'Path of the status change. Default /v5/campaigns/{campaign_id}/status.',
    contractKinds.statusPath,
    { type: 'string', pattern: `^${others}/\\{campaign_id\\}${others}$` },
  ),
  basePath: about('Path prefix before /v5.', contractKinds.basePath, {
    type: 'string',
    pattern: `^(?:${segments}/(?:[^/?#\\s{}]+|${parameter}))?$`,
  }),
  limits: about('Replaces the documented rate limits of an operation.', contractKinds.limits, {
    type: 'object',
    propertyNames: { $ref: '#/$defs/operation' },
  }),
  docUrl: about('Link to the documentation of an error code, for offerings.', contractKinds.docUrl),
  responseId: about(
    'Creates the response_id of a request without a request id.',
    contractKinds.responseId,
  ),
  clock: about('Returns the current time when the facts have none.', contractKinds.clock),
  maxViolations: about(
    'Maximum number of violations and warnings in a verdict. Default 1000.',
    contractKinds.maxViolations,
  ),
  maxResponseBytes: about(
    'Maximum size of an error response in bytes. Default 262144.',
    contractKinds.maxResponseBytes,
  ),
  messages: about(
    'debug adds schema paths and received values to messages.',
    contractKinds.messages,
  ),
  exceptions: about(
    'Known differences of a deployment: violations that become notes.',
    contractKinds.exceptions,
    {
      type: 'array',
      items: {
        type: 'object',
        required: ['rule', 'reason'],
        properties: {
          rule: {
            description: 'A rule, a check of responses, a group (auth/*) or structure.',
            anyOf: [
              { $ref: '#/$defs/rule' },
              { enum: ['structure', 'response/*', ...responseCheckIds] },
            ],
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
            type: 'string',
            minLength: 1,
          },
          values: {
            description: 'The accepted values. Default: any.',
            type: 'array',
            minItems: 1,
            items: { type: ['string', 'number', 'boolean', 'null'] },
          },
          reason: {
            description: 'Why the deployment differs.',
            type: 'string',
            pattern: '\\S',
          },
          until: {
            description: 'The last day on which it applies, in UTC.',
            type: 'string',
            pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
          },
        },
        additionalProperties: false,
      },
    },
  ),
}

const pluginFile: Option = {
  ...kind((value) => text.isValid(value) || isPlugin(value), 'a module file', text.schema),
  isFile: true,
}

/** Settings for all files or for some of them. */
const forFiles = {
  operation: about('Operation of bare bodies and of documents without operation.', string, {
    $ref: '#/$defs/operation',
  }),
  facts: about("File with facts for the documents; a document's own facts override them.", file),
  hosts: about('Hosts whose requests are checked in recordings and collections.', texts),
} satisfies Kinds

const override = members(
  {
    files: about('Files, folders and globs that the settings apply to.', texts),
    ...forFiles,
    ...contractOptions,
  },
  ['files'],
)

export const serveOptions = {
  host: about('Address to listen on. Default 127.0.0.1.', text),
  allowHosts: about('Additional host names to accept, such as that of its container.', texts),
  port: about('Port to listen on; 0 picks a free port. Default 4010.', port),
  seedData: about('File with the initial data.', file),
  clock: about('Start time of the clock, such as 2025-11-20T09:30:00Z.', text),
  latency: about('Delay before each response, in milliseconds.', latency),
  fault: about('Name of a seeded bug; campaign-contract serve --help lists them.', text),
  quiet: about('Print no requests.', flag),
  format: about('Output format. Default pretty.', oneOf('pretty', 'json')),
} satisfies Kinds

export const conformOptions = {
  credentials: about('Valid credentials for the server, as `<username>:<password>`.', text),
  fixtures: about('File with the data that exists on the server.', file),
  only: about('Operations, rules, sequences and groups to test.', texts),
  exclude: about('Operations, rules, sequences and groups not to test.', texts),
  readOnly: about('Send only requests that change nothing.', flag),
  timeLimit: about('Seconds after which the run ends with a report.', aboveZero),
  level: about('should: also fail on SHOULD findings.', oneOf('must', 'should')),
  seed: about('Seed of the generated requests, to repeat a run.', anyWhole),
  cases: about('Number of generated requests per operation. Default 200.', fromNone),
  rate: about('Maximum number of requests per second.', aboveZero),
  concurrency: about('Maximum number of requests at once. Default 1.', whole(1, 64)),
  wait: about('Maximum time in seconds to wait for rate limits in all. Default 60.', fromZero),
  headers: about('Headers for each request, as `<name>: <value>`.', texts),
  insecure: about('Accept any certificate of the server.', flag),
  rateLimits: about('Also test the rate limits.', flag),
  expectedFailures: about('File with ids that are expected to fail, one per line.', file),
  format: about('Output format. Default pretty.', oneOf(...reportFormatNames)),
  outputs: about('Additional output formats, each with its file.', files(...reportFormatNames)),
} satisfies Kinds

/** Settings of `check` that have a flag. */
export const checkOptions = {
  ...forFiles,
  workspace: about('File with the workspace: what exists, as facts for all requests.', file),
  format: about(
    'Output format of check. Default pretty, or github in GitHub Actions.',
    oneOf(...formatNames),
  ),
  outputs: about('Additional output formats of check, each with its file.', files(...formatNames)),
  quiet: about('Hide valid requests without warnings.', flag),
  maxWarnings: about('Fail check when there are more warnings.', fromNone),
  maxErrors: about('Stop check after this many errors.', count),
  lines: about('Read every file line by line, one document per line.', flag),
  threads: about('Number of threads for a line-based file.', count),
  baseline: about('File with known findings, which are hidden and do not fail the run.', file),
} satisfies Kinds

const options = {
  $schema: about('JSON Schema of this file, for editors.', text),
  plugins: about(
    'Modules whose default export is a plugin: rules of your own.',
    listOf(pluginFile, 'a list of module files'),
  ),
  files: about('Files, folders and globs that check checks when no files are given.', texts),
  ignore: about('Patterns, as in .gitignore, of files to leave out of folders and globs.', texts),
  ...checkOptions,
  overrides: about('Settings of check for some of the files; later ones override earlier ones.', {
    ...listOf(override),
    parts: override,
  }),
  serve: about('Options of serve.', members(serveOptions)),
  conform: about('Options of conform.', members(conformOptions)),
  ...contractOptions,
}

/** The whole configuration. */
export const configuration = { ...members(options), members: options }
