import { isObject, type JsonObject, type Path, toPointer, valueAt } from '../../core/base/json.js'
import { isFlatKey } from '../../core/rules/content.js'
import { placeOf, withValue } from '../places.js'
import type { Samples } from './samples.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

/** Yields the request with its violation at other positions: of a list, in content, on a platform. */
export function* positionEdits(subject: SubjectCase, samples: Samples): Generator<Edit> {
  if (subject.target === undefined) return
  yield* listEdits(subject, samples)
  yield* contentEdits(subject)
  yield* platformEdits(subject)
}

/** Moves the item of the violation to the start, the middle and the end of its list. */
function* listEdits({ request, path }: SubjectCase, samples: Samples): Generator<Edit> {
  const depth = path.findIndex((key) => typeof key === 'number')
  if (depth < 0) return
  const list = path.slice(0, depth)
  const items = valueAt(request, list)
  if (!Array.isArray(items)) return
  const item = items[Number(path[depth])]
  const valid = samples.items(request.operation, placeOf(list))
  const first = valid[0]
  const second = valid[1] ?? valid[0]
  if (first === undefined || second === undefined) return
  const lists = {
    only: [item],
    first: [item, first],
    last: [first, item],
    third: [first, second, item],
  }
  for (const [value, moved] of Object.entries(lists)) {
    yield edit(request, list, moved, value)
  }
}

export const messages: Readonly<Record<string, JsonObject>> = {
  push: { android: { template_type: 'BASIC', basic_details: { title: 'Hello', message: 'Hi' } } },
  email: {
    subject: 'Hello',
    preview_text: 'Hi',
    sender_name: 'Shop',
    from_address: 'shop@example.com',
    html_content: '<p>Hello</p>',
  },
}

/** Puts the message with the violation at each locale and variation of keyed content. */
function* contentEdits({ request, path }: SubjectCase): Generator<Edit> {
  const depth = path.findIndex((key) => isFlatKey(String(key)))
  const content = path.lastIndexOf('content', depth)
  // A violation of the content as a whole has no position in it.
  if (depth < 0 || content < 0 || path.length === depth + 1) return
  const channel = String(path[depth])
  const message = valueAt(request, path.slice(0, depth + 1))
  if (!isObject(message)) return
  const at = path.slice(0, content)
  const parent = valueAt(request, at)
  const others = isObject(parent) ? parent : {}
  const { locales: _l, variation_details: _v, content: _c, ...rest } = others
  const name = toPointer([...at, 'content'])
  const valid = { [channel]: messages[channel] }
  const variations = { variation_1: valid, variation_2: valid }
  const keyed = { ...rest, ...twoOfEach, content: { default: variations, fr: variations } }
  for (const locale of ['default', 'fr']) {
    for (const variation of Object.keys(variations)) {
      const value = withValue(keyed, ['content', locale, variation, channel], message)
      yield { ...edit(request, at, value, `${locale}.${variation}`), name }
    }
  }
  yield { ...edit(request, at, { ...rest, content: { [channel]: message } }, 'flat'), name }
}

const twoOfEach = {
  locales: ['fr'],
  variation_details: {
    distribution_type: 'MANUAL',
    no_of_variations: 2,
    manual_distribution_percentage: { variation_1: 50, variation_2: 50 },
  },
}

const platforms = ['android', 'ios', 'web']

function* platformEdits({ request, path }: SubjectCase): Generator<Edit> {
  const depth = path.findIndex((key, at) => at > 0 && path[at - 1] === 'push' && isPlatform(key))
  if (depth < 0) return
  const push: Path = path.slice(0, depth)
  const content = valueAt(request, path.slice(0, depth + 1))
  for (const platform of platforms) {
    if (platform === path[depth]) continue
    yield edit(request, push, { [platform]: content }, platform)
  }
  const both = { ...messages.push, ...(valueAt(request, push) as JsonObject) }
  if (path[depth] !== 'android') yield edit(request, push, both, 'both')
}

const isPlatform = (key: unknown): boolean => platforms.includes(String(key))
