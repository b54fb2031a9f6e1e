import { sandboxHandlers } from 'campaign-contract/msw'
import { createSandbox } from 'campaign-contract/sandbox'
import { setupServer } from 'msw/node'
import { contract } from './plugins.cjs'

const sandbox = createSandbox({ contract })
export const server = setupServer(
  ...sandboxHandlers(sandbox, { baseUrl: 'https://api.example.com' }),
)

// @ts-expect-error: there is no such option
sandboxHandlers(sandbox, { url: 'https://api.example.com' })
sandboxHandlers({ contract })
