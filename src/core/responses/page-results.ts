import { asList, isObject, own, type Path } from '../base/json.js'
import { dataOf, type ResponseSubject } from './response-check.js'

/** The results of a page and their path in the body. */
export interface Results {
  readonly items: readonly unknown[]
  readonly at: Path
}

/**
 * Returns the results of a page: `data` if it is an array, else the only array in it, else
 * undefined. The envelope of a page is not documented.
 */
export function resultsOf(subject: ResponseSubject): Results | undefined {
  const data = dataOf(subject)
  const list = asList(data)
  if (list !== undefined) return { items: list, at: ['data'] }
  if (!isObject(data)) return undefined
  const [key, ...others] = Object.keys(data).filter((name) => Array.isArray(own(data, name)))
  return key === undefined || others.length > 0
    ? undefined
    : { items: asList(own(data, key)) ?? [], at: ['data', key] }
}
