// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyCollectors } from '../../src/core/engine/check.js'

export const createOffering: BodyCollectors
export const updateOffering: BodyCollectors
