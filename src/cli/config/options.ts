import { reportFormatNames } from '../../conformance/reports/format-names.js'
import type { ContractOptions } from '../../core/index.js'
import { formatNames } from '../formats/format-names.js'
import type { Config, ConformConfig, ServeConfig } from './config.js'
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

/*
 * The one statement of what a configuration may hold: what it is read with, and its JSON Schema.
 */

/** The members of a type, each of them once. */
type MembersOf<Type> = { readonly [Name in keyof Required<Type>]: Members[string] }

const fromNone = whole(0)
const port = whole(0, 65_535)
const latency = whole(0, 3_600_000)

/** Parts of the patterns of paths; a parameter is a segment of its own. */
const parameter = '\\{[^/?#\\s{}]+\\}'
const segments = `(?:/(?:[^/?#\\s{}]*|${parameter}))*`

/** Segments that are not that of the campaign, which stands once. */
const others = segments.replace('{[', '{(?!campaign_id\\})[')

const count = { type: 'integer', minimum: 1 }
const rateLimit = {
  type: 'object',
  required: ['requests', 'perSeconds'],
  properties: { requests: count, perSeconds: count },
}

export const contractOptions: MembersOf<ContractOptions> = {
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
    'How offerings answer a single violation that has a code of its own.',
  ],
  statusPath: [
    library({ type: 'string', pattern: `^${others}/\\{campaign_id\\}${others}$` }),
    'Path of the status change. Default /v5/campaigns/{campaign_id}/status.',
  ],
  basePath: [
    library({ type: 'string', pattern: `^(?:${segments}/(?:[^/?#\\s{}]+|${parameter}))?$` }),
    'What stands before /v5.',
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
  responseId: [library(), 'Makes the response_id where the request carries no request id.'],
  clock: [library(), 'The time where the facts carry none.'],
  maxViolations: [
    library(count),
    'How many violations and warnings a verdict holds at most. Default 1000.',
  ],
  maxResponseBytes: [
    library({ type: 'integer', minimum: 1024 }),
    'How many bytes an error response has at most. Default 262144.',
  ],
  messages: [
    library({ enum: ['public', 'debug'] }),
    'debug adds schema paths and received values to messages.',
  ],
}

/** What can be said for all files, and for some of them. */
const forFiles = {
  operation: [
    library({ $ref: '#/$defs/operation' }),
    'Operation of bare bodies, and of documents that name none.',
  ],
  facts: [text, "File with facts for the documents; a document's own members win."],
  hosts: [texts, 'Of recordings and collections, the hosts whose requests are checked.'],
} satisfies Members

const override = members(
  {
    files: [texts, 'The files that it is for: paths, folders, globs.'],
    ...forFiles,
    ...contractOptions,
  },
  ['files'],
)

const serve: MembersOf<ServeConfig> = {
  host: [text, 'Address where it listens. Default 127.0.0.1.'],
  allowHosts: [texts, 'Other names that it answers to, such as that of its container.'],
  port: [port, 'Port where it listens; 0 is any that is free. Default 4010.'],
  seedData: [text, 'File with what it knows at the start.'],
  clock: [text, 'Time at which its clock starts, like 2025-11-20T09:30:00Z.'],
  latency: [latency, 'How many milliseconds it waits before each answer.'],
  fault: [text, 'What it does wrongly on purpose.'],
}

const conform: MembersOf<ConformConfig> = {
  credentials: [text, '<username>:<password> that the server takes for right.'],
  fixtures: [text, 'File with what there is on the server.'],
  only: [texts, 'Operations, rules, sequences and groups that are tried.'],
  level: [among('must', 'should'), 'should: what rests on a decision fails the run too.'],
  seed: [whole(-Number.MAX_SAFE_INTEGER), 'Of the generated requests, to repeat a run.'],
  cases: [fromNone, 'Requests generated for each operation. Default 200.'],
  rate: [aboveZero, 'At most so many requests a second.'],
  wait: [fromZero, 'Longest time in seconds to wait when the server asks to. Default 60.'],
  rateLimits: [flag, 'Also runs into the rate limits, to see that they hold.'],
  expectedFailures: [text, 'File with ids that are known to fail, one a line.'],
  format: [among(...reportFormatNames), 'How it prints. Default pretty.'],
  outputs: [files(...reportFormatNames), 'Formats that it writes as well, each with its file.'],
}

const options: MembersOf<Config> = {
  $schema: [text, 'Where an editor finds this schema.'],
  files: [texts, 'What check checks where it is given no files: files, folders, globs.'],
  ...forFiles,
  format: [among(...formatNames), 'How check prints. Default pretty, and github on GitHub.'],
  outputs: [files(...formatNames), 'Formats that check writes as well, each with its file.'],
  quiet: [flag, 'Leaves out what is right and has no warning.'],
  maxWarnings: [fromNone, 'More warnings than these fail a run of check.'],
  maxErrors: [whole(1), 'Ends a run of check after so many errors.'],
  lines: [flag, 'Reads every file of check as a document on each line.'],
  threads: [whole(1), 'How many threads judge a large dump.'],
  baseline: [text, 'File with known findings, which are not shown and fail nothing.'],
  overrides: [listOf(override), 'Other settings of check for some of the files; later ones win.'],
  serve: [members(serve), 'Options of serve.'],
  conform: [members(conform), 'Options of conform.'],
  ...contractOptions,
}

/** A whole configuration. */
export const configuration: Kind & { is: 'members' } = {
  is: 'members',
  members: options,
  required: [],
}
