// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type * as campaigns from './campaigns.js'
import type * as offerings from './offerings.js'

export type { campaigns, offerings }
export interface paths extends campaigns.paths, offerings.paths {}
export interface operations extends campaigns.operations, offerings.operations {}
