import type { BodyStructure } from './compiled.js'
import { validateStructure } from './structure.js'

/** The validators of a body, by the channel if there are several. */
export interface BodyValidator {
  readonly structure: BodyStructure
  /** Validates by them. A plan holds it, so that an operation without a body bundles none. */
  readonly validate: typeof validateStructure
}

export const bodyValidator = (structure: BodyStructure): BodyValidator => ({
  structure,
  validate: validateStructure,
})
