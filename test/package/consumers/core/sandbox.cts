import { createSandbox, type SandboxData } from 'campaign-contract/sandbox'

const data: SandboxData = { workspace: { offeringsEnabled: true, tagIds: ['tag_winter'] } }
export const handler: (request: Request) => Promise<Response> = createSandbox({ data }).fetch

// @ts-expect-error: there is no such option
createSandbox({ port: 4010 })
