import { isTooDeep } from '../nesting.js'

/** What a text of a form means: a value, nothing, or why it cannot be read. */
export type Data = { value: unknown } | { error: string } | undefined

/** Reads JSON or YAML; nothing in an empty text. The parser of YAML is loaded when it is needed. */
export async function readData(text: string): Promise<Data> {
  if (text.trim() === '') return undefined
  try {
    return checked(JSON.parse(text))
  } catch {}
  const { parse } = await import('yaml')
  try {
    return checked(parse(text, { maxAliasCount: 100 }))
  } catch (error) {
    const [line = 'The text is neither JSON nor YAML'] = String((error as Error).message).split(
      '\n',
    )
    return { error: line.replace(/:$/, '') }
  }
}

const checked = (value: unknown): Data =>
  isTooDeep(value) ? { error: 'The value is nested too deeply' } : { value }

/** Writes a value for a form. */
export const writeData = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2)
