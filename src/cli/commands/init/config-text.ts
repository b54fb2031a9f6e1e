import { stringify } from 'yaml'
import type { ConfigKind } from './config-kinds.js'
import type { Project } from './project.js'

/** Returns the file name of the configuration; `.mjs` and `.mts` are ESM in every project. */
export const configFileName = (kind: ConfigKind): string =>
  `campaign-contract.config.${kind === 'js' || kind === 'ts' ? `m${kind}` : kind}`

/** Facts for all requests; the configuration names the file. */
export const factsFile = 'campaign-contract.facts.yaml'

/** Settings for which stored requests fail or pass for the same reasons on every day. */
const strict = { facts: factsFile, maxWarnings: 0, rules: { 'field/unknown': 'error' } }

/** Returns the text of the facts file, with the start of the day as the time of all requests. */
export const factsText = (
  today: string,
): string => `# The time at which requests are checked, so that stored dates do not expire.
now: ${today}T00:00:00Z
`

/** Returns the text of the configuration. */
export function configText(
  kind: ConfigKind,
  files: readonly string[],
  { installedIn }: Project,
): string {
  const schema = `${installedIn}/node_modules/campaign-contract/generated/schemas/config.json`
  if (kind === 'yaml') return yaml(files, schema)
  if (kind === 'json') return `${JSON.stringify({ $schema: schema, files, ...strict }, null, 2)}\n`
  return `import { defineConfig } from 'campaign-contract/config'

export default defineConfig({
  // Files, folders and globs that \`check\` checks by default.
  files: ${JSON.stringify(files)},
  // Facts for all requests, such as the time.
  facts: '${factsFile}',
  // Warnings fail the check.
  maxWarnings: 0,
  // error, warn or off, by rule or group.
  rules: { 'field/unknown': 'error' },
  // Short name of the service in headers: X-<name>-Request-Id.
  // serviceName: 'SVC',
  // Settings for some of the files.
  // overrides: [{ files: 'legacy/**', rules: { 'field/unknown': 'warn' } }],
})
`
}

const yaml = (
  files: readonly string[],
  schema: string,
): string => `# yaml-language-server: $schema=${schema}

# Files, folders and globs that \`check\` checks by default.
${stringify({ files })}
# Facts for all requests, such as the time.
facts: ${factsFile}

# Warnings fail the check.
maxWarnings: 0

# error, warn or off, by rule or group.
rules:
  field/unknown: error

# Short name of the service in headers: X-<name>-Request-Id.
# serviceName: SVC

# Settings for some of the files.
# overrides:
#   - files: legacy/**
#     rules:
#       field/unknown: warn
`

/** Path of the example, in the folder that is checked by default. */
export const exampleFile = 'requests/stop-a-campaign.yaml'

/** A valid example request. */
export const exampleRequest = `operation: changeCampaignStatus
params:
  campaign_id: 66b1f0c2a94e3d0012ab34cd
body:
  action: STOP
`

/** Returns the path of the GitHub workflow, from the root of the repository. */
export const workflowFile = ({ folder }: Project): string =>
  `.github/workflows/${['campaign-contract', ...folder.split('/')].filter(Boolean).join('-')}.yml`

/** Checks every push and pull request, with annotations on the lines. */
export const workflow = ({ folder, manager }: Project): string => `name: campaign-contract
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
${folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${JSON.stringify(folder)}\n`}\
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: ${manager.install}
      - run: ${manager.run} campaign-contract check
`
