import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'

/** The files that `conform --init` writes. */
const fixturesText = `# What exists on the server under test. All members are optional: delete what does not apply.

# Valid credentials, and others that the server must reject with 403: those of a key without the
# permissions, and those of another workspace, without offer decisioning.
credentials: workspace:key
# credentialsWithoutPermission: intern:key
# credentialsWithoutOfferings: basic-plan:key

# The largest body in bytes that the server accepts.
maxBodyBytes: 1048576

# Where the suite sets the state of the server. A server that announces it needs no fixtures.
# states: /conformance/state

# Without a states endpoint: whether the suite may create campaigns and offerings.
create: true

# The workspace of the credentials. Listed inventories must be complete.
# workspace:
#   offeringsEnabled: true
#   versioningEnabled: false
#   tagIds: [tag_winter, tag_summer]
#   templateIds: [tpl_banner]
#   offeringAttributeIds: [attr_margin]
#   offeringNames: [Winter_Sale]
#   connectors: [{connector_type: SENDGRID, connector_name: Marketing}]
#   subscriptionCategories: [Newsletter]

# Stored data, with the fields of the API as far as you know them.
# campaigns:
#   - {id: 66b1f0c2a94e3d0012ab34cd, status: ACTIVE, channel: PUSH, campaign_delivery_type: PERIODIC}
# offerings:
#   - id: offer_66b1f0c2a94e3d0012ab34cd
#     status: archived
#     disposable: true # the suite may change it
`

const path = '/conformance/state'

const stateOf = `/** Returns what the server must contain for the next request, and nothing else. */
function stateOf({ operation, params = {}, headers = {}, body, given }) {
  const header = (name) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const campaignId = params.campaign_id ?? params.parent_campaign_id ?? body?.draft_id
  const { campaign, offering, idempotency } = given
  return {
    // The clock stands still at this time; undefined: it runs.
    now: given.now === undefined ? undefined : new Date(given.now),
    // Settings and inventories of the workspace.
    workspace: given.workspace ?? {},
    campaigns: campaign ? [{ ...campaign, id: campaignId }] : [],
    offerings: offering ? [{ ...offering, id: params.offer_id }] : [],
    // The credentials of the next request: whether they are valid, and have the permissions.
    caller: {
      authorization: header('authorization'),
      authenticated: given.authenticated !== false,
      permitted: given.permitted !== false,
    },
    // An earlier call with a key: \`state\` is in-progress or completed, \`createdAt\` its time.
    earlierCall: idempotency
      ? { operation, key: header('idempotency-key'), params, body, ...idempotency }
      : undefined,
    // Earlier calls of \`operation\` by this caller, in milliseconds since 1970.
    operation,
    recentRequests: given.recentRequests ?? [],
  }
}
`

const about = (
  mount: string,
): string => `// The states endpoint of the conformance suite. Mount it in test deployments only, because anyone who
// reaches it can replace all data:
//
//   ${mount}
//
// \`store.replace(state)\` is yours. It makes the server contain what \`stateOf\` returns, and nothing else:
// it also forgets earlier idempotency keys and calls. \`announced\` are \`credentials\` and \`maxBodyBytes\`.
`

const expressText = `${about("app.use(states(store, { credentials: 'workspace:key' }))")}
import express from 'express'

const path = '${path}'

export function states(store, announced = {}) {
  const router = express.Router()
  router.get('/.well-known/campaign-contract', (_request, response) => {
    response.json({ states: path, ...announced })
  })
  router.post(path, express.json({ limit: '4mb' }), async (request, response) => {
    await store.replace(stateOf(request.body))
    response.sendStatus(204)
  })
  return router
}

${stateOf}`

const fastifyText = `${about("app.register(states, { store, announced: { credentials: 'workspace:key' } })")}
const path = '${path}'

export async function states(app, { store, announced = {} }) {
  app.get('/.well-known/campaign-contract', async () => ({ states: path, ...announced }))
  app.post(path, { bodyLimit: 4 * 1024 * 1024 }, async (request, reply) => {
    await store.replace(stateOf(request.body))
    return reply.code(204).send()
  })
}

${stateOf}`

const files = {
  'conformance/fixtures.yaml': fixturesText,
  'conformance/states-express.mjs': expressText,
  'conformance/states-fastify.mjs': fastifyText,
}

/** Runs `conform --init`: writes fixtures and states endpoints to copy; keeps files that exist. */
export async function conformInit(host: Host): Promise<number> {
  for (const [file, text] of Object.entries(files)) {
    const path = resolve(host.cwd(), file)
    const isWritten = await mkdir(dirname(path), { recursive: true })
      .then(() => writeFile(path, text, { flag: 'wx' }))
      .then(() => true)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw new UsageError(`${file}: ${error.message}`)
      })
    host.stdout.write(`${isWritten ? 'wrote' : 'kept'} ${file}\n`)
  }
  host.stdout.write(`
Next:
  Copy the states endpoint of your framework, and call your own store in it.
  npx campaign-contract conform <base-url> --fixtures conformance/fixtures.yaml
`)
  return exitCodes.ok
}
