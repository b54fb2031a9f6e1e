import { Content, useData, withBase } from 'vitepress'
import { defineComponent, h } from 'vue'
import { idle } from './idle.js'
import { lazyView } from './lazy-view.js'
import { loadEditor } from './load-editor.js'

const LiveRequest = lazyView('LiveRequest', async () => {
  // Until then, the page shows the text of the request.
  await idle()
  await loadEditor()
  const { mount } = await import('../../home/live-request.js')
  return mount
})

type Action = Record<'text' | 'link' | 'theme', string>
type Door = Record<'title' | 'details' | 'link', string>

/** The home page: what it is for, a request to try, three doors, and the output of the command. */
export const HomePage = defineComponent({
  name: 'HomePage',
  setup() {
    const { frontmatter } = useData()
    return () => {
      const { title, tagline, request, actions, doors } = frontmatter.value
      return h('main', { class: 'home-page' }, [
        h('div', { class: 'first-fold' }, [
          h('header', [
            h('p', { class: 'name' }, [
              h('img', { src: withBase('/icon.svg'), alt: '', width: 40, height: 40 }),
              'campaign-contract',
            ]),
            h('h1', title),
            h('p', { class: 'tagline' }, tagline),
            h(
              'p',
              { class: 'actions' },
              actions.map(({ text, link, theme }: Action) =>
                h('a', { class: theme, href: withBase(link) }, text),
              ),
            ),
          ]),
          h(LiveRequest, { class: 'live-request playground' }, () => h('pre', request)),
        ]),
        h(
          'ul',
          { class: 'doors' },
          doors.map(({ title, details, link }: Door) =>
            h('li', [h('a', { href: withBase(link) }, title), h('p', details)]),
          ),
        ),
        h(Content, { class: 'vp-doc' }),
      ])
    }
  },
})
