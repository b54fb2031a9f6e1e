import { type Config, defineConfig } from 'campaign-contract/config'

const config: Config = defineConfig({
  files: 'requests',
  rules: { 'auth/*': 'off' },
  overrides: [{ files: ['legacy/**'], operation: 'testCampaign' }],
})
export const port: number | undefined = config.serve?.port

// @ts-expect-error: there is no such option
defineConfig({ file: 'requests' })
