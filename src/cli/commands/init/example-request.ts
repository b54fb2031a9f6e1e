/** Where the example stands: in the folder that is checked unless files are named. */
export const exampleFile = 'requests/stop-a-campaign.yaml'

/** A request that is right, to begin with. */
export const exampleRequest = `operation: changeCampaignStatus
params:
  campaign_id: 66b1f0c2a94e3d0012ab34cd
body:
  action: STOP
`
