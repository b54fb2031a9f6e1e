import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { anchorOf } from '../build/markdown-text.js'
import { apiReference, guides, rules } from '../build/navigation.js'
import { repositoryUrl } from '../build/repository.js'
import { codeTheme, markedLines, stylesToClasses } from './code-colors.js'
import { sourceImports } from './source-imports.js'

const sidebar = guides()

const themeFile = (name: string) => fileURLToPath(new URL(`theme/${name}`, import.meta.url))

/** A branch of a repository. */
const branchIcon =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M6 8v8M18 10c0 5-12 2-12 6"/><circle cx="6" cy="5" r="3"/><circle cx="6" cy="19" r="3"/><circle cx="18" cy="7" r="3"/></svg>'

export default defineConfig({
  vite: {
    plugins: [sourceImports()],
    resolve: {
      alias: [
        { find: /^.*\/VPNavBarSearch\.vue$/, replacement: themeFile('nav-search.ts') },
        {
          find: /^.*\/VP(?:DocAsideCarbonAds|Footer|Home|NavBarTranslations|NavScreenTranslations)\.vue$/,
          replacement: themeFile('nothing.ts'),
        },
      ],
    },
    // As modules, it loads the readers of rare formats only when they are needed.
    worker: { format: 'es', plugins: () => [sourceImports()] },
  },
  title: 'campaign-contract',
  description: 'Validate Campaigns and Offerings API v5 requests',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '.vitepress/cache',
  // The service worker fetches all pages; Firefox applies `default-src` to what a link prefetches.
  router: { prefetchLinks: false },
  ignoreDeadLinks: 'localhostLinks',
  // Otherwise an inline script, different on every page.
  metaChunk: true,
  // Otherwise a style element, which the security policy forbids.
  appearance: { disableTransition: false },
  head: [
    [
      'link',
      { rel: 'icon', href: `${process.env.SITE_BASE ?? '/'}icon.svg`, type: 'image/svg+xml' },
    ],
  ],
  markdown: {
    theme: codeTheme,
    codeTransformers: [stylesToClasses, markedLines],
    anchor: { slugify: anchorOf },
    config(md) {
      const render = md.renderer.render.bind(md.renderer)
      // The pages have no expressions of Vue; texts and code may contain its braces.
      md.renderer.render = (...input) => render(...input).replaceAll('{{', '&#123;&#123;')
    },
  },
  themeConfig: {
    nav: [
      {
        text: 'Guides',
        link: '/start.html',
        activeMatch: '^/(?!$|rules|api|playground|changelog)',
      },
      { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Playground', link: '/playground/' },
      { text: 'Changelog', link: '/changelog.html' },
    ],
    sidebar: { '/': sidebar, ...rules(), '/api/': apiReference() },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // Excerpts need the texts.
        miniSearch: { options: { storeFields: ['title', 'titles', 'text'] } as object },
        _render(source, env, md) {
          // The language of a block is not a word of the page.
          const html = md.render(source, env).replaceAll(/<span class="lang">.*?<\/span>/g, '')
          if (env.frontmatter?.search === false) return ''
          // These sections have the words of those before them.
          return env.relativePath.startsWith('rules/')
            ? html.replaceAll(/<h2 id="(?:corrected-request|response)".*?(?=<h2 )/gs, '')
            : html
        },
      },
    },
    // VitePress's own icons cost a style sheet and a layout while the page starts.
    socialLinks: [{ icon: { svg: branchIcon }, link: repositoryUrl, ariaLabel: 'GitHub' }],
    docFooter: { prev: false, next: false },
    externalLinkIcon: true,
  },
})
