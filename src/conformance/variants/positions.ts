import { isObject, type JsonObject, type Path, toPointer, valueAt } from '../../core/base/json.js'
import { isMessage, placeOf, withValue } from '../places.js'
import type { Edit } from './edit.js'
import type { Samples } from './samples.js'
import type { SubjectCase } from './subject-case.js'

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
  const [first, second] = [valid[0], valid[1] ?? valid[0]]
  if (first === undefined || second === undefined) return
  const lists = {
    only: [item],
    first: [item, first],
    last: [first, item],
    third: [first, second, item],
  }
  for (const [value, moved] of Object.entries(lists)) {
    yield { name: toPointer(list), value, apply: () => withValue(request, list, moved) }
  }
}

/** A valid message of each kind. */
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
  const depth = path.findIndex(isMessage)
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
  for (const [locale, variation] of [
    ['default', 'variation_1'],
    ['default', 'variation_2'],
    ['fr', 'variation_1'],
    ['fr', 'variation_2'],
  ] as const) {
    const keyed = Object.fromEntries(
      ['default', 'fr'].map((l) => [
        l,
        Object.fromEntries(
          ['variation_1', 'variation_2'].map((v) => [
            v,
            { [channel]: l === locale && v === variation ? message : messages[channel] },
          ]),
        ),
      ]),
    )
    const value = {
      ...rest,
      locales: ['fr'],
      variation_details: {
        distribution_type: 'MANUAL',
        no_of_variations: 2,
        manual_distribution_percentage: { variation_1: 50, variation_2: 50 },
      },
      content: keyed,
    }
    yield {
      ...{ name: toPointer([...at, 'content']), value: `${locale}.${variation}` },
      apply: () => withValue(request, at, value),
    }
  }
  yield {
    ...{ name: toPointer([...at, 'content']), value: 'flat' },
    apply: () => withValue(request, at, { ...rest, content: { [channel]: message } }),
  }
}

const platforms = ['android', 'ios', 'web']

/** Moves the content of the platform with the violation to the other platforms. */
function* platformEdits({ request, path }: SubjectCase): Generator<Edit> {
  const depth = path.findIndex((key, at) => at > 0 && path[at - 1] === 'push' && isPlatform(key))
  if (depth < 0) return
  const push: Path = path.slice(0, depth)
  const content = valueAt(request, path.slice(0, depth + 1))
  for (const platform of platforms) {
    if (platform === path[depth]) continue
    const value = { [platform]: content }
    yield { name: toPointer(push), value: platform, apply: () => withValue(request, push, value) }
  }
  const both = { ...messages.push, ...(valueAt(request, push) as JsonObject) }
  if (path[depth] !== 'android')
    yield { name: toPointer(push), value: 'both', apply: () => withValue(request, push, both) }
}

const isPlatform = (key: unknown): boolean => platforms.includes(String(key))
