import type { Settings } from '../contract/options.js'
import type { Channel } from '../rules/channel.js'
import type { BodyStructure } from './compiled.js'
import { type StructureProblems, validateStructure } from './structure.js'

/** Validates the structure of a body, by the schema of its channel where there are several. */
export type BodyValidator = (
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
) => StructureProblems

/** Makes a body validator; plans hold it, so that one for an operation without body bundles none. */
export const bodyValidator =
  (structure: BodyStructure): BodyValidator =>
  (body, channel, settings) =>
    validateStructure(structure, body, channel, settings)
