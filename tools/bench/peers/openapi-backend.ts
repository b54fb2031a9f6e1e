import { OpenAPIBackend } from 'openapi-backend'
import { addFormats } from './formats.js'
import type { Json } from './schema.js'
import type { ValidateRequest } from './validate.js'

export async function openApiBackend(document: Json): Promise<ValidateRequest> {
  const backend = new OpenAPIBackend({
    definition: document as never,
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats(ajv),
    handlers: {
      validationFail: () => false,
      notImplemented: () => true,
      notFound: () => {
        throw new Error('openapi-backend does not find the operation')
      },
    },
  })
  await backend.init()
  return ({ method, path, headers, body }) =>
    backend.handleRequest({ method, path, headers, body, query: {} })
}
