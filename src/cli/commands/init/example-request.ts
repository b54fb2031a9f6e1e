/** Path of the example, in the folder that is checked by default. */
export const exampleFile = 'requests/stop-a-campaign.yaml'

/** A valid example request. */
export const exampleRequest = `operation: changeCampaignStatus
params:
  campaign_id: 66b1f0c2a94e3d0012ab34cd
body:
  action: STOP
`
