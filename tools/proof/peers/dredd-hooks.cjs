/*
 * Dredd's hooks: it sends one request for each documented response. They change the requests whose
 * responses are errors, and skip those that one request cannot cause.
 */
// biome-ignore lint/correctness/noUndeclaredDependencies: Dredd provides it.
const hooks = require('hooks')

const basic = (pair) => `Basic ${Buffer.from(pair).toString('base64')}`

/** How to change a valid request so that the response has this status. */
const changes = {
  400: ({ headers }) => {
    if (headers['Idempotency-Key'] === undefined) return false
    headers['Idempotency-Key'] = 'key-1'
  },
  401: ({ headers }) => {
    headers.Authorization = basic('workspace:wrong')
  },
  403: ({ headers }) => {
    headers.Authorization = basic('intern:key')
  },
  404: (request) => {
    request.path = request.path.replace(/[0-9a-f]{24}/, 'f'.repeat(24))
  },
  415: ({ headers }) => {
    headers['Content-Type'] = 'text/plain'
  },
}

hooks.beforeEach((transaction, done) => {
  const { request, expected } = transaction
  const status = expected.statusCode
  request.path = transaction.fullPath
  request.headers.Authorization = basic('workspace:key')
  // The request id of the header must be the one in the body, and the examples differ.
  if (/"request_id"/.test(request.body ?? '')) delete request.headers['X-SVC-Request-Id']
  // It compares the type as text, and the charset of a type is not part of the documents.
  delete expected.headers['Content-Type']
  if (!status.startsWith('2')) {
    const change = changes[status]
    if (change === undefined || change(request) === false) transaction.skip = true
    transaction.fullPath = request.path
  }
  done()
})
