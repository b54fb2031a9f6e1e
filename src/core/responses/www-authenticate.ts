import type { ResponseCheck } from './response-check.js'
import { unchecked } from './response-check.js'

const header = 'WWW-Authenticate'
/** Matches a list of challenges that names the Basic scheme. */
const namesBasic = /(?:^|,)[ \t]*basic(?![^ \t,])/i

/** Recommends a Basic challenge with status 401. */
export const wwwAuthenticate: ResponseCheck = function* ({ status, headers }) {
  if (status !== 401) return
  if (headers === undefined) {
    yield unchecked
    return
  }
  const value = headers.get('www-authenticate')
  if (value === undefined) {
    yield { at: header, message: 'Should be `Basic` with status 401.', expected: 'Basic' }
  } else if (!namesBasic.test(value)) {
    yield { at: header, message: 'Should name the Basic scheme.', expected: 'Basic', got: value }
  }
}
