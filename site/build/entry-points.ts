import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tsupConfig from '../../tsup.config.js'
import { read, root } from './repository.js'

export interface EntryPoint {
  /** What users import. */
  specifier: string
  /** Its source, as a path from the root. */
  source: string
}

/** The entry points by purpose, as the API reference lists them, each with its main export. */
export const entryGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Contract: {
    'campaign-contract': 'createContract',
    'campaign-contract/schema': 'jsonSchema',
    'campaign-contract/rules': 'describeRules',
  },
  Servers: {
    'campaign-contract/express': 'campaignContract',
    'campaign-contract/fastify': 'campaignContract',
    'campaign-contract/hono': 'campaignContract',
    'campaign-contract/koa': 'campaignContract',
    'campaign-contract/nestjs': 'useCampaignContract',
    'campaign-contract/fetch': 'withCampaignContract',
    'campaign-contract/node': 'clientErrorListener',
    'campaign-contract/redis': 'redisIdempotency',
  },
  Clients: { 'campaign-contract/openapi-fetch': 'campaignContract' },
  Tests: {
    'campaign-contract/vitest': 'contractMatchers',
    'campaign-contract/jest': 'contractMatchers',
    'campaign-contract/msw': 'sandboxHandlers',
    'campaign-contract/arbitraries': 'validRequest',
    'campaign-contract/sandbox': 'createSandbox',
    'campaign-contract/conformance': 'runConformance',
  },
  'Types and settings': {
    'campaign-contract/types': '',
    'campaign-contract/config': 'defineConfig',
  },
}

const operations = 'generated/operations'

/** Returns the entry points with code that `package.json` exports, in its order. */
export function entryPoints(): EntryPoint[] {
  if (!Array.isArray(tsupConfig)) throw new Error('tsup.config.ts has another form')
  const sources = new Map<string, string>(
    tsupConfig.flatMap(({ entry = {} }) => (Array.isArray(entry) ? [] : Object.entries(entry))),
  )
  const { name, exports } = JSON.parse(read('package.json'))
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const specifier = subpath.replace('.', name)
    if (typeof target === 'string') return []
    if (subpath === './operations/*') {
      return readdirSync(join(root, operations)).map((file) => ({
        specifier: specifier.replace('*', file.replace(/\.ts$/, '')),
        source: `${operations}/${file}`,
      }))
    }
    const source = sources.get(subpath === '.' ? 'index' : subpath.slice(2))
    if (source === undefined) throw new Error(`tsup.config.ts does not build ${subpath}`)
    return [{ specifier, source }]
  })
}
