import { didYouMean } from '../../core/base/nearest.js'
import { targetOf } from '../../core/http/target.js'
import type { CheckSettings } from '../checking/check-settings.js'
import type { InputError } from '../documents/input-error.js'
import type { Exchange, LocatedRequest } from './located-request.js'
import { hostOf } from './url.js'

/** A request that was skipped, with what is not known of it. */
interface Skipped {
  exchange: Exchange
  error?: InputError | undefined
}

/** Returns why no request of a file was checked, by the first one that was skipped. */
export function whySkipped(
  count: number,
  first: Skipped,
  [one, several]: readonly [one: string, several: string],
  settings: CheckSettings,
): string {
  const why = reason(first, settings)
  return count === 1
    ? `the ${one} was not checked: ${why}`
    : `none of the ${count} ${several} was checked (the first: ${why})`
}

function reason({ exchange: { method, url }, error }: Skipped, settings: CheckSettings): string {
  const { contract, hosts } = settings
  const target = targetOf(url)
  const [path = ''] = target.split(/[?#]/, 1)
  const allowed = methods.filter((each) => contract.match(each, target) !== undefined)
  if (allowed.length === 0) {
    // A path with an unknown variable may be any path.
    if (error !== undefined && (path === '' || path.includes('{{'))) return error.message
    return path === '' ? 'its URL has no path' : noPath(path, nearPathHint(path, settings))
  }
  if (contract.match(method, target) === undefined) {
    return `the API has no method ${shortened(method)} for \`${shortened(path)}\`, only ${allowed.join(', ')}`
  }
  return `the host is \`${hostOf(url) ?? ''}\`, not ${(hosts ?? []).map((host) => `\`${host}\``).join(' or ')} (--host)`
}

const noPath = (path: string, hint: string): string =>
  `the API has no path \`${shortened(path)}\`.${hint}`

/** Returns a hint at the path of the API that was probably meant, or ''. */
function nearPathHint(path: string, { contract, lines }: CheckSettings): string {
  const { basePath = '' } = lines?.options ?? {}
  const known = Object.values(contract.operations).map((each) => basePath + each.path)
  return didYouMean(path, [...new Set(known.map((each) => filled(each, path)))])
}

/** Returns which path of the API was probably meant; undefined if the path is not like any. */
export function misspelledPath(
  { exchange }: Pick<LocatedRequest, 'exchange'>,
  settings: CheckSettings,
): string | undefined {
  const target = targetOf(exchange?.url ?? '')
  if (methods.some((method) => settings.contract.match(method, target))) return undefined
  const [path = ''] = target.split(/[?#]/, 1)
  const hint = nearPathHint(path, settings)
  return hint === '' ? undefined : noPath(path, hint)
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Replaces the parameters of a path by the segments of another. */
function filled(template: string, path: string): string {
  const segments = path.split('/')
  return template
    .split('/')
    .map((segment, index) => (segment.startsWith('{') ? (segments[index] ?? segment) : segment))
    .join('/')
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
