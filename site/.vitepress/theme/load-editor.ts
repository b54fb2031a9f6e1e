import { nextTask } from '../../playground/next-task.js'

/**
 * The largest scripts of the editor, each of which starts in a task of its own, so that the page stays
 * responsive. With a name of each, the build knows what it can leave out.
 */
const editorParts = [
  async () => (await import('@codemirror/state')).EditorState,
  async () => (await import('@codemirror/view')).EditorView,
  async () => (await import('@codemirror/language')).syntaxHighlighting,
]

/** Loads the editor in several tasks. */
export async function loadEditor(): Promise<void> {
  for (const load of editorParts) {
    await load()
    await nextTask()
  }
}
