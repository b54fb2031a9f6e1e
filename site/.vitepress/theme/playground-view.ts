import { useData } from 'vitepress'
import { defineComponent, h } from 'vue'
import { nextTask } from '../../playground/next-task.js'
import { lazyView } from './lazy-view.js'

const Playground = lazyView('Playground', async () => {
  // Not within the task that starts the page.
  await nextTask()
  for (const load of editorParts) {
    await load()
    await nextTask()
  }
  const { mount } = await import('../../playground/mount.js')
  await nextTask()
  return mount
})

/**
 * The largest scripts of the editor, each of which starts in a task of its own, so that the page stays
 * responsive. With a name of each, the build knows what it can leave out.
 */
const editorParts = [
  async () => (await import('@codemirror/state')).EditorState,
  async () => (await import('@codemirror/view')).EditorView,
  async () => (await import('@codemirror/language')).syntaxHighlighting,
]

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
