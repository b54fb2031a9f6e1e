import { attempt } from '../base/attempt.js'
import {
  callback,
  type Kinds,
  kind,
  listOf,
  mapOf,
  object,
  oneOf,
  whole,
  withMembers,
} from '../base/kinds.js'
import { isPlugin } from './plugin.js'

const token = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

const isPath = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  !/[?#\s]/.test(value) &&
  value.split('/').every(isSegment)

/** A parameter, `{name}`, must be a whole segment. */
const isSegment = (segment: string): boolean =>
  /[{}]/.test(segment)
    ? /^\{[^{}]+\}$/.test(segment)
    : attempt(() => decodeURIComponent(segment)) !== undefined

const anyCount = whole(1)

const rateLimit = withMembers({ requests: anyCount, perSeconds: anyCount }, [
  'requests',
  'perSeconds',
])

/** The smallest ceiling that leaves room for the first violation. */
const leastResponseBytes = 1024

/** The kinds of the options of a contract; names and the parts of some options are read later. */
export const contractKinds = {
  serviceName: kind(
    (value) => typeof value === 'string' && token.test(value),
    "a name that is valid in a header: letters, digits and !#$%&'*+.^_`|~-",
  ),
  optimizedDistribution: kind(
    (value) => typeof value === 'string' && value !== '' && value !== 'MANUAL',
    'a distribution type other than MANUAL',
  ),
  rules: { ...object, expected: 'an object that maps rule ids or groups to severities' },
  singleViolation: oneOf('promote', 'detail'),
  statusPath: kind(
    (value) => isPath(value) && String(value).split('{campaign_id}').length === 2,
    'a path that contains `{campaign_id}` once, as a whole segment',
  ),
  basePath: kind(
    (value) => value === '' || (isPath(value) && !/\/$|[:*]/.test(String(value))),
    'a path that starts with `/` and does not end with it, with parameters as `{name}` instead of `:name` or `*`, or an empty string',
  ),
  limits: mapOf(
    listOf(rateLimit, 'a list of `{ requests, perSeconds }`'),
    'an object that maps operations to lists of `{ requests, perSeconds }`',
  ),
  docUrl: callback,
  responseId: callback,
  clock: callback,
  maxViolations: anyCount,
  maxResponseBytes: whole(leastResponseBytes),
  messages: oneOf('public', 'debug'),
  plugins: listOf(
    kind(isPlugin, 'a plugin, as `definePlugin` returns it'),
    'a list of plugins, as `definePlugin` returns them',
  ),
  exceptions: listOf(object, 'a list of exceptions with `rule` and `reason`'),
  workspace: object,
} satisfies Kinds
