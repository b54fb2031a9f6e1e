import { pageOf, urlOf } from './page-paths.js'

const page = (source: string): string => urlOf(pageOf(source))

const title = 'Catch broken campaign requests before the API does'
const description =
  'Validate Campaigns and Offerings API v5 requests, and get the exact error response the API would return.'

const cards = [
  {
    title: 'In my server',
    details:
      'Reject invalid requests before your handlers run, on Express, Fastify, Hono, Koa, Nest or the Fetch API.',
    link: page('docs/servers.md'),
  },
  {
    title: 'My payload files',
    details: 'Check request files, recordings and large dumps in pull requests and before commits.',
    link: page('docs/ci.md'),
  },
  {
    title: 'Test a server',
    details:
      'Send thousands of requests to a running server, in any language, and get each bug with a request that reproduces it.',
    link: page('docs/conformance.md'),
  },
  {
    title: 'In my client',
    details: 'Check requests before they are sent, and responses on demand.',
    link: page('docs/clients.md'),
  },
  {
    title: 'Your own rules',
    details: 'Add the rules of your team, such as names and allowed domains.',
    link: page('docs/plugins.md'),
  },
  {
    title: 'Reference',
    details: 'Every rule, option, format and limit.',
    link: page('docs/reference.md'),
  },
]

/** Returns the home page, with the first example of the README: its blocks before the first section. */
export function homePage(readme: string): string {
  const [intro = ''] = readme.split(/^## /m)
  const frontmatter = {
    layout: 'HomePage',
    sidebar: false,
    title,
    titleTemplate: 'campaign-contract',
    description,
    hero: {
      name: 'campaign-contract',
      text: `${title}.`,
      tagline: description,
      actions: [
        { theme: 'brand', text: 'Get started', link: page('README.md') },
        { theme: 'alt', text: 'Open the playground', link: '/playground/' },
      ],
    },
    cards,
  }
  return `---\n${JSON.stringify(frontmatter)}\n---\n\n${intro.slice(intro.indexOf('```'))}`
}
