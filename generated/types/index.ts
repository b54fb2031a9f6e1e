// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { SentPaths } from '../../src/core/base/implied.js'
import type * as campaigns from './campaigns.js'
import type * as offerings from './offerings.js'

export type { campaigns, offerings }
export interface paths extends SentPaths<campaigns.paths>, SentPaths<offerings.paths> {}
export interface operations extends campaigns.operations, offerings.operations {}
