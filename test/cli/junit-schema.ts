import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync(new URL('schemas/junit.xsd', import.meta.url), 'utf8')

/** What the schema of JUnit reports has against a text; nothing where it is one. */
export async function junitErrors(xml: string): Promise<string[]> {
  const { valid, errors } = await validateXML({ xml, schema })
  const texts = errors.map(({ message }) => message)
  return valid || texts.length > 0 ? texts : ['not valid']
}
