import type { ResponseCheckId } from '../../../generated/response-checks.js'
import { code } from './code.js'
import { details } from './details.js'
import { docUrl } from './doc-url.js'
import { draftId } from './draft-id.js'
import { envelope } from './envelope.js'
import { offering } from './offering.js'
import { page } from './page.js'
import { requestIdEcho } from './request-id-echo.js'
import type { ResponseCheck } from './response-check.js'
import { retryAfter } from './retry-after.js'
import { status } from './status.js'
import { statusData } from './status-data.js'
import { testKeys } from './test-keys.js'
import { testStatus } from './test-status.js'
import { wwwAuthenticate } from './www-authenticate.js'

/** The function of every response check of the contract. */
export const registry: Readonly<Record<ResponseCheckId, ResponseCheck>> = {
  'response/status': status,
  'response/envelope': envelope,
  'response/code': code,
  'response/details': details,
  'response/request-id-echo': requestIdEcho,
  'response/draft-id': draftId,
  'response/test-keys': testKeys,
  'response/test-status': testStatus,
  'response/status-data': statusData,
  'response/page': page,
  'response/offering': offering,
  'response/retry-after': retryAfter,
  'response/www-authenticate': wwwAuthenticate,
  'response/doc-url': docUrl,
}
