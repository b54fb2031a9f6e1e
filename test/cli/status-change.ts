/** A valid request document. */
export const valid = 'operation: changeCampaignStatus\nbody: {action: STOP}\n'

/** The same with a violation of `structure`. */
export const invalid = 'operation: changeCampaignStatus\nbody: {action: Stop}\n'
