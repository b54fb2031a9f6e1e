import { sandboxHandlers } from 'campaign-contract/msw'
import { createSandbox } from 'campaign-contract/sandbox'

// MSW 3 is ESM alone, which TypeScript lets no CommonJS import, so that none of it is named here.
const sandbox = createSandbox()
export const { length } = sandboxHandlers(sandbox, { baseUrl: 'https://api.example.com' })

// @ts-expect-error: there is no such option
sandboxHandlers(sandbox, { url: 'https://api.example.com' })
