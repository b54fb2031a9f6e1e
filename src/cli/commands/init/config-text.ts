import { stringify } from 'yaml'
import type { ConfigKind } from './config-kinds.js'

const schema = './node_modules/campaign-contract/generated/schemas/config.json'

/** Returns the file name of the configuration; `.mjs` is ESM in every project. */
export const configFileName = (kind: ConfigKind): string =>
  `campaign-contract.config.${kind === 'js' ? 'mjs' : kind}`

/** Returns the text of the configuration. */
export function configText(kind: ConfigKind, files: readonly string[]): string {
  if (kind === 'yaml') return yaml(files)
  if (kind === 'json') return `${JSON.stringify({ $schema: schema, files }, null, 2)}\n`
  return `import { defineConfig } from 'campaign-contract/config'

export default defineConfig({
  // Files, folders and globs that \`check\` checks by default.
  files: ${JSON.stringify(files)},
  // Short name of the service in headers: X-<name>-Request-Id.
  // serviceName: 'SVC',
  // error, warn or off, by rule or group.
  // rules: { 'field/unknown': 'error', 'auth/*': 'off' },
  // Settings for some of the files.
  // overrides: [{ files: 'legacy/**', rules: { 'field/unknown': 'warn' } }],
})
`
}

const yaml = (files: readonly string[]): string => `# yaml-language-server: $schema=${schema}

# Files, folders and globs that \`check\` checks by default.
${stringify({ files })}
# Short name of the service in headers: X-<name>-Request-Id.
# serviceName: SVC

# error, warn or off, by rule or group.
# rules:
#   field/unknown: error
#   auth/*: off

# Settings for some of the files.
# overrides:
#   - files: legacy/**
#     rules:
#       field/unknown: warn
`
