import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync(new URL('schemas/junit.xsd', import.meta.url), 'utf8')

/** Returns the schema errors of a JUnit report; empty when it is valid. */
export async function junitErrors(xml: string): Promise<string[]> {
  const { valid, errors } = await validateXML({ xml, schema })
  const texts = errors.map(({ message }) => message)
  return valid || texts.length > 0 ? texts : ['not valid']
}
