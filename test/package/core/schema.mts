import { createContract, definePlugin } from 'campaign-contract'
import { jsonSchema } from 'campaign-contract/schema'

const acme = definePlugin({ name: 'acme', rules: [] })
export const schema: Record<string, unknown> = jsonSchema('testCampaign', {
  plugins: [acme],
  rules: { 'acme/*': 'off' },
})
jsonSchema('createOffering', createContract().options)
// @ts-expect-error: there is no such option
jsonSchema('createOffering', { servicename: 'ACME' })
