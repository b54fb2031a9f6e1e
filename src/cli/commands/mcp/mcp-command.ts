import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { shortened } from '../../../core/base/text.js'
import type { ContractOptions } from '../../../core/index.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { type RequestFlags, requestSettings } from '../../config/request-settings.js'
import type { Host } from '../../host/host.js'
import { packageFacts } from '../../host/package-facts.js'
import { protocolStreams } from '../../host/protocol-streams.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { openapiDocuments, openapiText } from '../openapi/openapi-command.js'
import { toolsFor } from './tools.js'

/** Runs `mcp`: serves agents until the input ends; returns the exit code. */
export async function mcpCommand(flags: RequestFlags, host: Host): Promise<number> {
  const settings = await requestSettings(flags, host)
  const streams = protocolStreams(host)
  const server = serverFor(settings, resourcesOf(settings.contract.options, flags, host))
  const closed = untilClosed(server)
  try {
    await server.connect(new StdioServerTransport(streams.input, streams.output))
    await Promise.race([streams.ended, closed])
  } finally {
    await server.close()
    streams.dispose()
  }
  return exitCodes.ok
}

/** Rejects when the connection closes before the input ends: after a message that is too large. */
function untilClosed(server: Server): Promise<never> {
  let last: Error | undefined
  server.onerror = (error) => {
    last = error
  }
  return new Promise((_, reject) => {
    server.onclose = () => reject(new UsageError(String(last?.message)))
  })
}

const instructions = `Validates requests of the Campaigns and Offerings API, version 5. Call check_request before you
send or write a request, apply the \`correction\` of the first violation (a JSON Patch of the arguments), and check again.`

function serverFor(settings: CheckSettings, resources: readonly Resource[]): Server {
  const { version } = packageFacts()
  const capabilities = { tools: {}, resources: {} }
  const server = new Server({ name: 'campaign-contract', version }, { capabilities, instructions })
  const { contract, facts } = settings
  const tools = toolsFor({ contract, facts, operation: undefined })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ call: _, ...tool }) => tool),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (tool === undefined) throw invalid(`Unknown tool \`${params.name}\`.`)
    try {
      const answer = tool.call(params.arguments ?? {})
      return { content: [{ type: 'text', text: bounded(answer) }] }
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      const text = shortened(error.message, mostOfError)
      return { isError: true, content: [{ type: 'text', text }] }
    }
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ read: _, ...resource }) => resource),
  }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const resource = resources.find((each) => each.uri === uri)
    if (resource === undefined) throw invalid(`Unknown resource \`${uri}\`.`)
    return { contents: [{ uri, mimeType: resource.mimeType, text: resource.read() }] }
  })
  return server
}

/** Maximum bytes of an error, which may quote what is invalid. */
const mostOfError = 1024

const invalid = (message: string) =>
  new McpError(ErrorCode.InvalidParams, shortened(message, mostOfError))

interface Resource {
  uri: string
  name: string
  mimeType: string
  read(): string
}

function resourcesOf(
  options: ContractOptions<string>,
  { workspace }: Pick<RequestFlags, 'workspace'>,
  host: Host,
): Resource[] {
  const scheme = 'campaign-contract://'
  const resources = openapiDocuments.map((name) => ({
    uri: `${scheme}openapi/${name}.yaml`,
    name: `OpenAPI document: ${name}`,
    mimeType: 'application/yaml',
    read: () => openapiText(name, options),
  }))
  if (typeof workspace !== 'string') return resources
  const mimeType = workspace.endsWith('.json') ? 'application/json' : 'application/yaml'
  const read = () => readFileSync(resolve(host.cwd(), workspace), 'utf8')
  return [...resources, { uri: `${scheme}workspace`, name: 'Workspace', mimeType, read }]
}

/** Maximum characters of an answer: an agent pays for each. */
const most = 60_000

/** Returns an answer as JSON. Shortens its largest lists until it fits, and says what it left out. */
function bounded(answer: object): string {
  const kept: Record<string, unknown> = { ...answer }
  const omitted: Record<string, number | string> = {}
  let text = JSON.stringify(kept)
  while (text.length > most) {
    const [name, value] = Object.entries(kept).reduce((one, other) =>
      size(other) > size(one) ? other : one,
    )
    if (Array.isArray(value) && value.length > 1) {
      kept[name] = value.slice(0, value.length / 2)
      omitted[name] = Number(omitted[name] ?? 0) + Math.ceil(value.length / 2)
    } else {
      delete kept[name]
      omitted[name] = 'too large'
    }
    text = JSON.stringify({ ...kept, omitted })
  }
  return text
}

const size = ([, value]: [string, unknown]): number => JSON.stringify(value)?.length ?? 0
