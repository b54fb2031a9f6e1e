import { useData } from 'vitepress'
import { defineComponent, h } from 'vue'
import { startEarly } from '../../playground/worker/start-worker.js'
import { lazyView } from './lazy-view.js'

const Playground = lazyView('Playground', async () => {
  startEarly()
  const { mount } = await import('../../playground/mount.js')
  // In a task of its own, so that the page stays responsive.
  await new Promise((resolve) => setTimeout(resolve))
  return mount
})

/** The page of the playground, which has no sidebar and therefore no `main` of its own. */
export const PlaygroundView = defineComponent({
  name: 'PlaygroundView',
  setup() {
    const { frontmatter } = useData()
    return () =>
      h('main', { class: 'playground-page' }, [
        h('h1', frontmatter.value.title),
        h('p', frontmatter.value.description),
        h(Playground, { class: 'playground' }),
      ])
  },
})
