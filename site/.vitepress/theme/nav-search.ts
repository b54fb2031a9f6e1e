import { defineComponent, h, onBeforeUnmount, onMounted } from 'vue'

const open = async () => (await import('../../search/dialog.js')).openSearch()

/** The button of the search, in place of VitePress's; the dialog and the index are loaded with its first use. */
export default defineComponent({
  name: 'NavSearch',
  setup() {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isTyping = (event.composedPath()[0] as Element).matches(
        'input, textarea, select, [contenteditable]',
      )
      if (!isShortcut && (event.key !== '/' || isTyping)) return
      event.preventDefault()
      void open()
    }
    onMounted(() => addEventListener('keydown', onKey))
    onBeforeUnmount(() => removeEventListener('keydown', onKey))
    return () =>
      h('div', { class: 'nav-search' }, [
        h('button', { type: 'button', 'aria-keyshortcuts': 'Control+K /', onClick: open }, [
          h('span', { class: 'vpi-search', 'aria-hidden': 'true' }),
          h('span', { class: 'label' }, 'Search'),
        ]),
      ])
  },
})
