import { content } from './content.js'
import { fields } from './fields.js'
import type { HostileBody } from './hostile-body.js'
import { jsonTexts } from './json-texts.js'

/** Every hostile body. */
export const bodies: readonly HostileBody[] = [...content, ...fields, ...jsonTexts]

/** Returns the hostile body with a name. */
export function bodyNamed(name: string): HostileBody {
  const found = bodies.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no hostile body ${name}.`)
  return found
}
