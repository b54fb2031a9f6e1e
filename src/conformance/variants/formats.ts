import { isObject, type Path, toTarget } from '../../core/base/json.js'
import { formatsOf } from '../checking/request-fields.js'
import { fieldsUnder } from './conditions.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

/**
 * Usual values of a format that a check of its own often rejects, and values near them that it often
 * accepts, by what is special about them.
 */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  email: {
    plus: 'first.last+news@example.com',
    'upper-case': 'SHOP@EXAMPLE.COM',
    digits: '123@example.com',
    apostrophe: "o'neill@example.com",
    'long-domain': 'Shop_1-a@news.example-shop.technology',
    'with-name': 'Shop <shop@example.com>',
    several: 'shop@example.com, news@example.com',
    'two-at-signs': 'shop@news@example.com',
    'no-domain': 'shop@',
  },
  uri: {
    http: 'http://images.example.com/banner.png',
    'upper-case-scheme': 'HTTPS://images.example.com/banner.png',
    'upper-case-host': 'https://IMAGES.EXAMPLE.COM/banner.png',
    'no-path': 'https://images.example.com',
    query: 'https://example.com:8443/images/banner%20one.png?width=100&height=50#top',
    'no-scheme': 'example.com/images/banner.png',
    relative: '/images/banner.png',
    blank: 'https://example.com/images/banner one.png',
  },
  'hex-color': {
    'lower-case': '#a1b2c3',
    'upper-case': '#A1B2C3',
    'no-hash': 'a1b2c3',
    'five-digits': '#a1b2c',
    'seven-digits': '#a1b2c3d',
    word: 'red',
  },
  'date-time': {
    utc: '2031-03-01T10:30:00Z',
    offset: '2031-03-01T10:30:00+05:30',
    'offset-behind': '2031-03-01T10:30:00.250-08:00',
    'only-date': '2031-03-01',
    'no-such-day': '2031-02-30T10:30:00Z',
    seconds: '1930127400',
    text: 'tomorrow',
  },
}

/** Yields a valid request with other values of each format, valid and invalid. */
export function* formatEdits({ request, target }: SubjectCase): Generator<Edit> {
  if (target !== undefined) return
  for (const { path, node } of fieldsUnder(request, ['body'])) {
    // These depend on the clock and on each other.
    if (path.includes('scheduling')) continue
    const formats = formatsOf(node).map((format) => (format === 'idn-email' ? 'email' : format))
    for (const format of formats) {
      for (const [label, value] of Object.entries(values[format] ?? {})) {
        yield edit(request, path, value, label)
      }
    }
  }
}

/** Fields of the components, such as `basic_details.name`; of deeper ones less is documented. */
const documentedDepth = 3

/** Settings that the description lists with what each requires. */
const isSetting = (path: Path): boolean =>
  toTarget(path).endsWith(`android.advanced.${path.at(-1)}`)

export function* omissionEdits({ request, target }: SubjectCase): Generator<Edit> {
  if (target !== undefined) return
  for (const { path, value } of fieldsUnder(request, ['body'])) {
    if (isObject(value) && Object.keys(value).length > 0) {
      yield { ...edit(request, path, {}, 'emptied'), isWhole: true }
    }
    // Without an item, a list is another valid list.
    if (path.length < 2 || typeof path.at(-1) === 'number') continue
    const removed = edit(request, path, undefined, 'removed')
    const isDocumented = path.length <= documentedDepth || isSetting(path)
    yield isDocumented ? removed : { ...removed, level: 'SHOULD' }
  }
}
