import { createClient } from '../playground/client.js'
import { createEditor } from '../playground/editor/create-editor.js'
import { combinedChanges } from '../playground/fixes.js'
import { guessLanguage } from '../playground/guess-language.js'
import { nextTask } from '../playground/next-task.js'
import type { Answer, Finding } from '../playground/protocol.js'
import { createResults } from '../playground/results/create-results.js'
import '../playground/playground.css'

/**
 * Shows an editor with a request and its verdict in place of their text, and fixes what can be fixed if
 * asked to; returns how to remove it.
 */
export async function mount(parent: HTMLElement, isFixed: boolean): Promise<() => void> {
  const base = import.meta.env.BASE_URL
  const text = parent.dataset.text ?? ''
  let isFirst = true
  let answer: Answer | undefined
  let answered: unknown
  let asked = { id: 0, document: undefined as unknown }

  const client = createClient((received) => {
    if (received.id !== asked.id) return
    answer = received
    answered = asked.document
    editor.showFindings(received.findings)
    // Without the rules that need facts, which the playground has forms for.
    const requests = received.requests.map((request) => ({ ...request, unchecked: [] }))
    results.show({ ...received, requests })
    if (isFirst) showFirst(received.findings)
  })
  /** Replaces what the page showed, with the focus at the same place. */
  const showFirst = (findings: readonly Finding[]) => {
    isFirst = false
    const focusable = () => [...parent.querySelectorAll<HTMLElement>('a, button')]
    const focused = focusable().indexOf(document.activeElement as HTMLElement)
    parent.replaceChildren(editor.element, results.element)
    editor.measure()
    focusable()[focused]?.focus()
    if (isFixed) fix(findings)
  }
  const check = () => {
    asked = { id: asked.id + 1, document: editor.document() }
    client.ask({ id: asked.id, state: { text: editor.text() } })
  }
  const fix = (findings: readonly Finding[]) => {
    // Offsets of findings are those of the text that was checked.
    if (answered !== editor.document()) return
    editor.change(combinedChanges(findings.flatMap((finding) => finding.fix ?? [])))
  }
  const editor = await createEditor(base, text, {
    onChange: check,
    onFix: (finding) => fix([finding]),
    onHint: (offset, about) => client.hint({ state: { text: editor.text() }, offset, about }),
  })
  await nextTask()
  const results = createResults({
    base,
    position: editor.position,
    onSelect: ({ from, to }) => editor.select(from, to),
    onRequest: (from) => editor.select(from, from),
    onFix: (finding) => fix([finding]),
    onFixAll: () => fix(answer?.findings ?? []),
    onFact: () => {},
  })
  void editor.setLanguage(guessLanguage(text))
  check()
  return () => {
    client.close()
    results.remove()
    editor.remove()
  }
}
