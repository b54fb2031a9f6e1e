import type { RequestHandler } from 'express'
import { ApiError } from './answers.js'
import { workspace } from './workspace.js'

/** Rejects requests without the credentials of the workspace. */
export const authenticate: RequestHandler = (request, _response, next) => {
  const [scheme, encoded = ''] = (request.header('Authorization') ?? '').split(' ')
  const credentials = Buffer.from(encoded, 'base64').toString()
  if (scheme !== 'Basic' || credentials !== workspace.credentials) {
    throw new ApiError(401, 'UNAUTHORIZED', 'The credentials are not valid.', 'Authorization')
  }
  next()
}
