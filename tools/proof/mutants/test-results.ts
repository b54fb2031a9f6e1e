import type { JsonObject } from '../../../src/core/base/json.js'
import { isObject, objectAt } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { onSuccess } from '../../../src/testing/sandbox/mutants/edit-response.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'

type Results = Readonly<Record<string, unknown>>

/** Creates a mutant that changes the results of a test send. */
const inResults = (
  name: string,
  summary: string,
  check: 'keys' | 'status',
  change: (results: Results, data: JsonObject) => Results,
): Mutant =>
  inData(name, summary, check, (data) => ({
    ...data,
    ...(isObject(data.data) && { data: change(data.data, data) }),
  }))

const inData = (
  name: string,
  summary: string,
  check: 'keys' | 'status' | 'envelope',
  change: (data: JsonObject) => unknown,
): Mutant => ({
  name: `test-result/${name}`,
  summary,
  shows: {
    operations: ['testCampaign'],
    subjects: [check === 'envelope' ? 'response/envelope' : `response/test-${check}`],
  },
  answer: onSuccess((body, { operation }) =>
    operation === 'testCampaign' && isObject(body.data)
      ? { ...body, data: change(body.data) }
      : undefined,
  ),
})

/** Changes every key. */
const keyed =
  (change: (platform: string, locale: string, variation: string) => string) =>
  (results: Results): Results =>
    Object.fromEntries(
      Object.entries(results).map(([key, result]) => {
        const [platform = '', ...rest] = key.split('_')
        const names = rest.join('_')
        const end = names.lastIndexOf('_variation_')
        if (end < 0) return [key, result]
        return [change(platform, names.slice(0, end), names.slice(end + 1)), result]
      }),
    )

/** Changes every result. */
const each =
  (change: (result: JsonObject) => unknown) =>
  (results: Results): Results =>
    Object.fromEntries(
      Object.entries(results).map(([key, result]) => [
        key,
        isObject(result) ? change(result) : result,
      ]),
    )

/** Keeps only some results. */
const only = (isKept: (key: string, index: number, all: number) => boolean) => (results: Results) =>
  Object.fromEntries(
    Object.entries(results).filter(([key], index, all) => isKept(key, index, all.length)),
  )

/** Removes a name that restricts the test send. */
const ignoring =
  (name: string) =>
  (handler: Handler): Handler =>
  (handling) => {
    const { body } = handling.request
    const meta = objectAt(body, ['test_campaign_meta'])
    if (!isObject(body) || meta === undefined) return handler(handling)
    const { [name]: _, ...others } = meta
    const request = { ...handling.request, body: { ...body, test_campaign_meta: others } }
    return handler({ ...handling, request })
  }

const keys: readonly Mutant[] = [
  inResults(
    'platform-in-lower-case',
    'Writes the platform of a key in lower case.',
    'keys',
    keyed((platform, locale, variation) => `${platform.toLowerCase()}_${locale}_${variation}`),
  ),
  inResults(
    'variation-before-locale',
    'Writes the variation before the locale.',
    'keys',
    keyed((platform, locale, variation) => `${platform}_${variation}_${locale}`),
  ),
  inResults(
    'keys-with-hyphens',
    'Joins the parts of a key with hyphens.',
    'keys',
    keyed((...parts) => parts.join('-')),
  ),
  inResults(
    'keys-without-variation',
    'Omits the variation from the keys.',
    'keys',
    keyed((platform, locale) => `${platform}_${locale}`),
  ),
  inResults(
    'keys-without-platform',
    'Omits the platform from the keys.',
    'keys',
    keyed((_, locale, variation) => `${locale}_${variation}`),
  ),
  inResults(
    'locale-in-upper-case',
    'Writes the locale of a key in capitals.',
    'keys',
    keyed((platform, locale, variation) => `${platform}_${locale.toUpperCase()}_${variation}`),
  ),
  inResults(
    'push-for-platform',
    'Writes PUSH instead of the platform.',
    'keys',
    keyed(
      (platform, locale, variation) =>
        `${platform === 'EMAIL' ? platform : 'PUSH'}_${locale}_${variation}`,
    ),
  ),
  inResults(
    'no-default-locale',
    'Sends nothing for the default locale.',
    'keys',
    only((key) => !key.includes('_default_')),
  ),
  inResults(
    'default-locale-only',
    'Sends only for the default locale.',
    'keys',
    only((key) => key.includes('_default_')),
  ),
  inResults(
    'no-ios',
    'Sends nothing to iOS.',
    'keys',
    only((key) => !key.startsWith('IOS_')),
  ),
  inResults(
    'no-web',
    'Sends nothing to the web.',
    'keys',
    only((key) => !key.startsWith('WEB_')),
  ),
  inResults(
    'no-email',
    'Returns no results for e-mails.',
    'keys',
    only((key) => !key.startsWith('EMAIL_')),
  ),
  inResults(
    'first-only',
    'Returns only the first combination.',
    'keys',
    only((_, index) => index === 0),
  ),
  inResults(
    'without-last',
    'Omits the last of several combinations.',
    'keys',
    only((_, index, all) => all === 1 || index < all - 1),
  ),
  inResults('one-more', 'Returns a combination that does not exist.', 'keys', (results) => ({
    ...results,
    ANDROID_xx_variation_99: { status: 'SENT' },
  })),
  inResults('nothing', 'Returns no results.', 'keys', () => ({})),
  inData('results-as-list', 'Returns the results as a list.', 'keys', (data) => ({
    ...data,
    data: Object.entries((data.data as object) ?? {}).map(([key, result]) => ({ key, ...result })),
  })),
  inData('results-missing', 'Omits the results.', 'keys', ({ message }) => ({ message })),
  inData(
    'results-at-once',
    'Puts the results directly into `data`, without the inner `data`.',
    'keys',
    (data) => data.data,
  ),
  ...(['platform', 'locale_name', 'variation'] as const).map(
    (name): Mutant => ({
      name: `test-result/ignores-narrowing-by-${name.replace('_', '-')}`,
      summary: `Ignores \`${name}\` of a test send.`,
      shows: { operations: ['testCampaign'], subjects: ['response/test-keys'] },
      handlers: { testCampaign: ignoring(name) },
    }),
  ),
]

const statuses: readonly Mutant[] = [
  inResults(
    'delivered',
    'Returns the status DELIVERED.',
    'status',
    each((result) => ({ ...result, status: 'DELIVERED' })),
  ),
  inResults(
    'status-in-lower-case',
    'Writes the status of results in lower case.',
    'status',
    each((result) => ({ ...result, status: String(result.status).toLowerCase() })),
  ),
  inResults(
    'no-status',
    'Omits the status of results.',
    'status',
    each(({ status: _, ...result }) => result),
  ),
  inResults(
    'reason-with-sent',
    'Returns a failure reason with SENT.',
    'status',
    each((result) => ({ failure_reason: '', ...result })),
  ),
  inResults(
    'reason-null-with-sent',
    'Returns the failure reason `null` with SENT.',
    'status',
    each((result) => ({ failure_reason: null, ...result })),
  ),
  inResults(
    'failed-without-reason',
    'Returns failures without a reason.',
    'status',
    each(() => ({ status: 'FAILED' })),
  ),
  inResults(
    'reason-no-text',
    'Returns failures with a reason that is not a string.',
    'status',
    each(() => ({ status: 'FAILED', failure_reason: ['unknown'] })),
  ),
  inResults(
    'result-is-text',
    'Returns only the status of a result.',
    'status',
    each(({ status }) => status),
  ),
  inData('no-message', 'Omits `message`.', 'status', ({ data }) => ({ data })),
  inData('message-no-text', 'Returns a `message` that is not a string.', 'status', (data) => ({
    ...data,
    message: { text: data.message },
  })),
]

/** Servers that return wrong results of a test send. */
export const testResults: readonly Mutant[] = [...keys, ...statuses]
