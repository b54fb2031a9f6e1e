import { stringify } from 'yaml'
import type { ConfigKind } from './config-kinds.js'

const schema = './node_modules/campaign-contract/generated/schemas/config.json'

/** The name of the file that `init` writes; `.mjs` is ESM in every project. */
export const configFileName = (kind: ConfigKind): string =>
  `campaign-contract.config.${kind === 'js' ? 'mjs' : kind}`

/** The configuration that `init` writes. */
export function configText(kind: ConfigKind, files: readonly string[]): string {
  if (kind === 'yaml') return yaml(files)
  if (kind === 'json') return `${JSON.stringify({ $schema: schema, files }, null, 2)}\n`
  return `import { defineConfig } from 'campaign-contract/config'

export default defineConfig({
  // What \`check\` checks where it is given no files: files, folders, globs.
  files: ${JSON.stringify(files)},
  // Short name of the service in headers: X-<name>-Request-Id.
  // serviceName: 'SVC',
  // error, warn or off, by rule or group.
  // rules: { 'field/unknown': 'error', 'auth/*': 'off' },
  // Other settings for some of the files.
  // overrides: [{ files: 'legacy/**', rules: { 'field/unknown': 'warn' } }],
})
`
}

const yaml = (files: readonly string[]): string => `# yaml-language-server: $schema=${schema}

# What \`check\` checks where it is given no files: files, folders, globs.
${stringify({ files })}
# Short name of the service in headers: X-<name>-Request-Id.
# serviceName: SVC

# error, warn or off, by rule or group.
# rules:
#   field/unknown: error
#   auth/*: off

# Other settings for some of the files.
# overrides:
#   - files: legacy/**
#     rules:
#       field/unknown: warn
`
