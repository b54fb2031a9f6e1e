import { Content, useData, withBase } from 'vitepress'
import { defineComponent, h } from 'vue'
import { firstAnswer } from '../../home/first-answer.js'
import { lazyView } from './lazy-view.js'

/** Shows a request with its verdict, and replaces both with an editor on the first use. */
const LiveRequest = lazyView('LiveRequest', async (element) => {
  let isFixed = false
  element.addEventListener('click', ({ target }) => {
    isFixed ||= (target as Element).closest('.fix') !== null
  })
  await firstOf(element, ['pointerenter', 'pointerdown', 'focusin'])
  const { mount } = await import('../../home/live-request.js')
  return (parent) => mount(parent, isFixed)
})

const firstOf = (element: HTMLElement, events: readonly string[]): Promise<unknown> =>
  Promise.race(
    events.map(
      (event) => new Promise((resolve) => element.addEventListener(event, resolve, { once: true })),
    ),
  )

type Action = Record<'text' | 'link' | 'theme', string>
type Door = Record<'title' | 'details' | 'link', string>

/** The home page: what it is for, a request to try, three doors, and the output of the command. */
export const HomePage = defineComponent({
  name: 'HomePage',
  setup() {
    const { frontmatter } = useData()
    return () => {
      const { title, tagline, request, code, answer, actions, doors } = frontmatter.value
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
          h(LiveRequest, { class: 'live-request playground', 'data-text': request }, () => [
            h('div', { class: 'editor', innerHTML: code }),
            firstAnswer(answer, request, withBase('/')),
          ]),
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
