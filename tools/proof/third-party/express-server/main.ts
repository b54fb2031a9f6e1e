import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { ApiError, fail } from './answers.js'
import { campaignRoutes } from './campaigns.js'
import { authenticate } from './credentials.js'
import { idempotency } from './idempotency.js'
import { offeringRoutes } from './offerings.js'
import { toApiError, validation } from './validation.js'

/*
 * The API on Express and express-openapi-validator, in memory, as a team would write it without the
 * library. Prints its address.
 */

const onError: ErrorRequestHandler = (error, request, response, _next) =>
  fail(request, response, toApiError(error, request))

const app = express()
app.disable('x-powered-by')
app.use(authenticate, express.json(), ...validation, idempotency)
app.use('/v5/campaigns', campaignRoutes)
app.use('/v5/offers', offeringRoutes)
app.use((_request) => {
  throw new ApiError(404, 'BAD_REQUEST', 'There is nothing here.')
})
app.use(onError)

const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
