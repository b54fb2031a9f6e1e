import { content } from './content.js'
import { fields } from './fields.js'
import type { HostileBody } from './hostile-body.js'
import { jsonTexts } from './json-texts.js'

/** Every hostile body. */
export const bodies: readonly HostileBody[] = [...content, ...fields, ...jsonTexts]
