import { codeToHtml } from 'shiki'
import { codeTheme, stylesToClasses } from '../.vitepress/code-colors.js'
import type { Finding } from '../playground/protocol.js'
import { answering } from '../playground/worker/answer.js'
import { pageOf, urlOf } from './page-paths.js'
import { read } from './repository.js'

/** A request with two mistakes, one of which has a fix. */
const request = `operation: createCampaign
body:
  channel: EMAIL
  campaign_delivery_type: LOCATION_TRIGGERED
  created_by: ana@example.com
  basic_details:
    name: Summer sale
    content_type: promotional`

const description =
  'Validate Campaigns and Offerings API v5 requests, and get the exact error response the API would return.'

const doors = [
  {
    title: 'In my server',
    details:
      'Reject invalid requests with an adapter for Express, Fastify, Hono, Koa, Nest or the Fetch API.',
    link: urlOf(pageOf('docs/servers.md')),
  },
  {
    title: 'My payload files',
    details: 'Check and fix files, recordings, collections and dumps, in the terminal and in CI.',
    link: urlOf(pageOf('docs/ci.md')),
  },
  {
    title: 'Test a server',
    details:
      'Send thousands of requests to a server in any language, and see where it deviates from the contract.',
    link: urlOf(pageOf('docs/conformance.md')),
  },
]

/** Returns code as HTML with colors, and what findings are about underlined. */
const codeOf = (text: string, findings: readonly Finding[]): Promise<string> =>
  codeToHtml(text, {
    lang: 'yaml',
    theme: codeTheme,
    transformers: [stylesToClasses],
    decorations: findings.map(({ from, to }) => ({
      start: from,
      end: to,
      properties: { class: 'wrong' },
    })),
  })

/** A picture with its size, so that nothing moves when it is there. */
function screen(name: string, alt: string): string {
  const [, width, height] =
    /width="(\d+)" height="(\d+)"/.exec(read(`docs/screens/${name}.svg`)) ?? []
  return `<img src="/screens/${name}.svg" alt="${alt}" width="${width}" height="${height}" loading="lazy">`
}

/** Returns the home page. */
export async function homePage(): Promise<string> {
  const answer = await answering()({ id: 1, state: { text: request } })
  const frontmatter = {
    layout: 'HomePage',
    sidebar: false,
    title: 'Catch broken campaign requests before the API does',
    titleTemplate: 'campaign-contract',
    description,
    tagline: description,
    request,
    code: await codeOf(request, answer.findings),
    answer: { ...answer, requests: answer.requests.map((each) => ({ ...each, unchecked: [] })) },
    actions: [
      { theme: 'brand', text: 'Get started', link: urlOf(pageOf('README.md')) },
      { theme: 'alt', text: 'Open the playground', link: '/playground/' },
    ],
    doors,
  }
  return `---
${JSON.stringify(frontmatter)}
---

${screen('check', 'Output of the command: each violation in its file, with the reason and the correction')}
`
}
