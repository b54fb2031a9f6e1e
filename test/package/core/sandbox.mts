import { createSandbox, type Mutant, type SandboxData } from 'campaign-contract/sandbox'

const data: SandboxData = { workspace: { offeringsEnabled: true, tagIds: ['tag_winter'] } }
export const handler: (request: Request) => Promise<Response> = createSandbox({ data }).fetch

const fault: Mutant = { name: 'x', summary: 'X.' }
export const mutant = createSandbox({ fault })

// @ts-expect-error: there is no such option
createSandbox({ port: 4010 })
