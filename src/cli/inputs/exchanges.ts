/* Requests that are not request documents, in one file of the build: most runs check documents. */

export { checkExchange } from './check-exchange.js'
export { readCurl } from './curl.js'
export { readHar } from './har.js'
export { readHttp } from './http.js'
export { readOpenApi } from './openapi.js'
export { readPostman } from './postman.js'
export { exampleFindings } from './response-findings.js'
export { misspelledPath, whySkipped } from './why-skipped.js'
