import { toPointer } from '../../core/base/json.js'
import { formatsOf } from '../checking/request-fields.js'
import { fieldsUnder } from './conditions.js'
import { type Edit, withValue } from './edit.js'
import type { SubjectCase } from './subject-case.js'

/** Usual values of a format that a check of its own often rejects, by what is special about them. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  email: {
    plus: 'first.last+news@example.com',
    'long-domain': 'Shop_1-a@news.example-shop.technology',
  },
  uri: {
    http: 'http://images.example.com/banner.png',
    query: 'https://example.com:8443/images/banner%20one.png?width=100&height=50#top',
  },
  'hex-color': { 'lower-case': '#a1b2c3', 'upper-case': '#A1B2C3' },
  'date-time': {
    utc: '2031-03-01T10:30:00Z',
    offset: '2031-03-01T10:30:00+05:30',
    'offset-behind': '2031-03-01T10:30:00.250-08:00',
  },
}

/** Yields a valid request with other values of each format. */
export function* formatEdits({ request, target }: SubjectCase): Generator<Edit> {
  if (target !== undefined) return
  for (const { path, node } of fieldsUnder(request, ['body'])) {
    // These depend on the clock and on each other.
    if (path.includes('scheduling')) continue
    const formats = formatsOf(node).map((format) => (format === 'idn-email' ? 'email' : format))
    for (const format of formats) {
      for (const [label, value] of Object.entries(values[format] ?? {})) {
        const apply = () => withValue(request, path, value)
        yield { name: toPointer(path), value: label, apply }
      }
    }
  }
}
