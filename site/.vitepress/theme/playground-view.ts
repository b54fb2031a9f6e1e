import { useData } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'

/** Loads the playground into the page once it is shown; other pages do not load its code. */
export const PlaygroundView = defineComponent({
  name: 'PlaygroundView',
  setup() {
    const { frontmatter } = useData()
    const element = ref<HTMLElement>()
    let unmount: (() => void) | undefined
    let isShown = true
    onMounted(async () => {
      const { mount } = await import('../../playground/mount.js')
      if (isShown && element.value !== undefined) unmount = mount(element.value)
    })
    onBeforeUnmount(() => {
      isShown = false
      unmount?.()
    })
    return () =>
      h('main', { class: 'playground-page' }, [
        h('h1', frontmatter.value.title),
        h('p', frontmatter.value.description),
        h('div', { ref: element, class: 'playground' }),
      ])
  },
})
