import { defineConfig } from 'campaign-contract/config'

export default defineConfig({ rules: { 'field/unknown': 'error' } })
