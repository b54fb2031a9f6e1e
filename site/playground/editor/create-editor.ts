import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { Compartment, EditorState, type Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { element } from '../elements.js'
import type { Change } from '../fixes.js'
import type { LanguageName } from '../guess-language.js'
import { nextTask } from '../next-task.js'
import type { Finding } from '../protocol.js'
import { showDiagnostics } from './diagnostics.js'
import type { FindHint } from './hints.js'
import { firstLanguage, languageSlot, loadLanguage, withFirstLanguage } from './languages.js'
import { theme } from './theme.js'

/** The editor, as the rest of the page uses it. */
export interface Editor {
  element: HTMLElement
  /** Identity of the text: the same object until the text changes. */
  document(): Text
  text(): string
  /** The first characters of the text. */
  beginning(length: number): string
  length(): number
  show(text: string): void
  change(changes: readonly Change[]): void
  select(from: number, to: number): void
  position(offset: number): { line: number; column: number }
  setLanguage(name: LanguageName): Promise<void>
  /** Lays out the lines, once the editor is on the page. */
  measure(): void
  showFindings(findings: readonly Finding[]): void
  remove(): void
}

export interface EditorEvents {
  onChange: () => void
  onFix: (finding: Finding) => void
  /** Asks what the contract says about an offset of the text. */
  onHint: FindHint
}

/**
 * Creates the editor. It lives in a shadow root, because CodeMirror adds its styles there
 * in a way that the security policy allows.
 */
export async function createEditor(
  base: string,
  text: string,
  events: EditorEvents,
): Promise<Editor> {
  const host = element('div', { class: 'editor' })
  const root = host.attachShadow({ mode: 'open' })
  const extrasSlot = new Compartment()
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection({ cursorBlinkRate: prefersStillness() ? 0 : 1200 }),
    highlightActiveLine(),
    indentOnInput(),
    bracketMatching(),
    EditorView.lineWrapping,
    // Tab leaves the editor, as everywhere on the page.
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': 'Request',
      tabindex: '0',
      'aria-describedby': 'keys',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) events.onChange()
    }),
    theme,
    withFirstLanguage,
    extrasSlot.of([]),
  ]
  const state = EditorState.create({ doc: text, extensions })
  await nextTask()
  const view = new EditorView({ state, root })
  const keys = element('p', { id: 'keys', hidden: true }, keysText)
  root.append(view.dom, keys)

  host.addEventListener(
    'focusin',
    async () => {
      const { extras } = await import('./extras.js')
      view.dispatch({ effects: extrasSlot.reconfigure(extras(events.onHint)) })
    },
    { once: true },
  )

  let shown: LanguageName = firstLanguage
  return {
    element: host,
    document: () => view.state.doc,
    text: () => view.state.doc.toString(),
    beginning: (length) => view.state.doc.sliceString(0, length),
    length: () => view.state.doc.length,
    show(text) {
      if (text === view.state.doc.toString()) return
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
      })
    },
    change: (changes) => view.dispatch({ changes }),
    select(from, to) {
      const { length } = view.state.doc
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
        effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' }),
      })
      view.focus()
    },
    position(offset) {
      const line = view.state.doc.lineAt(Math.min(offset, view.state.doc.length))
      return { line: line.number, column: offset - line.from + 1 }
    },
    async setLanguage(name) {
      if (name === shown) return
      shown = name
      const extension = await loadLanguage(name)
      if (name === shown) view.dispatch({ effects: languageSlot.reconfigure(extension) })
    },
    measure: () => view.requestMeasure(),
    showFindings: (findings) => showDiagnostics(view, findings, base, events.onFix),
    remove() {
      view.destroy()
      host.remove()
    },
  }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What a visitor without a pointer needs to know. */
export const keysText =
  'Tab leaves the editor. Ctrl+Space completes, F8 goes to the next violation, Ctrl+F searches.'
