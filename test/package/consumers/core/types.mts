import type { campaigns, offerings } from 'campaign-contract/types'

export type Operations = campaigns.operations & offerings.operations
