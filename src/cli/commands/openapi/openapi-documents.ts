import { readFileSync } from 'node:fs'
import { packageRoot } from '../../host/package-facts.js'

/** Names of the OpenAPI documents. */
export const openapiDocuments = ['campaigns', 'offerings']

/** The names of a service. */
interface Names {
  service?: string
  optimized?: string
}

/** Returns an OpenAPI document with the names of the service. */
export const openapiText = (
  document: string,
  { service = 'SVC', optimized = 'OPTIMIZED' }: Names,
): string =>
  readFileSync(new URL(`openapi/${document}.yaml`, packageRoot), 'utf8')
    .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${service}-`)
    .replace(/\bSVC_GAID\b/g, () => yamlWord(`${service}_GAID`))
    .replace(/\bOPTIMIZED\b/g, () => yamlWord(optimized))

/** Quotes a YAML scalar unless it is a plain word. */
const yamlWord = (word: string): string =>
  /^[A-Za-z][\w-]*$/.test(word) ? word : JSON.stringify(word)
