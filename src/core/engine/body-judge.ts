import type { Settings } from '../contract/options.js'
import type { Channel } from '../rules/channel.js'
import type { BodyStructure } from './compiled.js'
import { judgeStructure, type StructureProblems } from './structure.js'

/** Judges a body by its structure, the one for the channel where there are several. */
export type BodyJudge = (
  body: unknown,
  channel: Channel | undefined,
  settings: Settings,
) => StructureProblems

/** Stands in a plan, so that a bundle with an operation that takes no body holds nothing of it. */
export const bodyJudge =
  (structure: BodyStructure): BodyJudge =>
  (body, channel, settings) =>
    judgeStructure(structure, body, channel, settings)
