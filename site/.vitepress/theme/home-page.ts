import { Content, useData, withBase } from 'vitepress'
import { VPButton, VPFeatures, VPHomeContent } from 'vitepress/theme-without-fonts'
import { defineComponent, h } from 'vue'
import { idle } from './idle.js'
import { lazyView } from './lazy-view.js'

const LiveRequest = lazyView('LiveRequest', async () => {
  // Until then, the page shows the text of the request.
  await idle()
  const { mount } = await import('../../home/live-request.js')
  return mount
})

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
              actions.map(({ text, link, theme }: Record<string, string>) =>
                h(VPButton, { text, theme, href: link }),
              ),
            ),
          ]),
          h(LiveRequest, { class: 'live-request playground' }, () => h('pre', request)),
        ]),
        h(VPFeatures, { features: doors }),
        h(VPHomeContent, () => h(Content)),
      ])
    }
  },
})
