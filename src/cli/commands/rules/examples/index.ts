import { auth } from './auth.js'
import { body } from './body.js'
import { campaign } from './campaign.js'
import { connector } from './connector.js'
import { content } from './content.js'
import { create } from './create.js'
import { delivery } from './delivery.js'
import { email } from './email.js'
import { executions } from './executions.js'
import { field } from './field.js'
import { geofence } from './geofence.js'
import { http } from './http.js'
import { idempotency } from './idempotency.js'
import { offering } from './offering.js'
import { params } from './params.js'
import { publish } from './publish.js'
import { push } from './push.js'
import { rateLimit } from './rate-limit.js'
import { requestId } from './request-id.js'
import type { RuleExamples } from './rule-example.js'
import { search } from './search.js'
import { status } from './status.js'
import { test } from './test.js'
import { update } from './update.js'
import { variation } from './variation.js'

/** What is written about rules, by rule id. */
export const ruleExamples: RuleExamples = {
  ...auth,
  ...http,
  ...rateLimit,
  ...body,
  ...requestId,
  ...idempotency,
  ...params,
  ...field,
  ...test,
  ...content,
  ...variation,
  ...push,
  ...email,
  ...geofence,
  ...connector,
  ...delivery,
  ...create,
  ...update,
  ...campaign,
  ...status,
  ...publish,
  ...executions,
  ...search,
  ...offering,
}
