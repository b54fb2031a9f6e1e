import type { Settings } from '../contract/options.js'
import type { Channel } from '../rules/channel.js'
import type { BodyStructure } from './compiled.js'
import { type StructureViolations, validateStructure } from './structure.js'

/** Validates the structure of a body, by the schema of its channel if there are several. */
export type BodyValidator = (
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
) => StructureViolations

/** Creates a body validator. A plan holds it, so that an operation without a body bundles none. */
export const bodyValidator =
  (structure: BodyStructure): BodyValidator =>
  (body, channel, settings) =>
    validateStructure(structure, body, channel, settings)
