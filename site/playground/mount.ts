import { delayAfter } from './check-delay.js'
import { createClient } from './client.js'
import { copyLink } from './copy-link.js'
import { createEditor, keysText } from './editor/create-editor.js'
import { element } from './elements.js'
import { examples } from './examples.js'
import { combinedChanges } from './fixes.js'
import type { PlaygroundState } from './fragment.js'
import { guessLanguage } from './guess-language.js'
import { menu } from './menu.js'
import { nextFrame, nextTask } from './next-task.js'
import type { Answer, Finding } from './protocol.js'
import { createResults } from './results/create-results.js'
import { factsForm } from './settings/facts-form.js'
import { optionsForm } from './settings/options-form.js'
import { pluginForm } from './settings/plugin-form.js'
import { isLanguage, languageChoice, operationChoice } from './toolbar.js'
import { urlState } from './url-state.js'
import './playground.css'

/** Shows the playground in an element, with the state of the URL fragment; returns how to remove it. */
export async function mount(parent: HTMLElement): Promise<() => void> {
  const base = import.meta.env.BASE_URL
  let facts: object | undefined
  let options: object | undefined
  let answer: Answer | undefined
  let answered: unknown
  let lastTime = 0
  let asked = { id: 0, at: 0, document: undefined as unknown }
  let timer: ReturnType<typeof setTimeout> | undefined

  const client = createClient((received) => {
    // The text may have changed since; then the next answer is on its way.
    if (received.id !== asked.id || asked.document !== editor.document()) return
    answer = received
    answered = asked.document
    lastTime = performance.now() - asked.at
    show(received)
    performance.clearMeasures(measureName)
    performance.measure(measureName, { start: changedAt, end: performance.now() })
  })

  const show = (shown: Answer) => {
    const { settingsError } = shown
    const errorOf = (part: string) =>
      settingsError?.part === part ? settingsError.message : undefined
    factsSection.showError(errorOf('facts'))
    optionsSection.showError(errorOf('options'))
    plugin.showError(errorOf('plugins'))
    operation.guessed(shown.requests[0]?.operation)
    editor.showFindings(shown.findings)
    results.show(shown)
  }

  const applyFixes = (findings: readonly Finding[]) => {
    // Offsets of findings are those of the text that was checked.
    if (answered !== editor.document()) return
    editor.change(combinedChanges(findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))))
  }

  const start = startExample().state
  // Creating it with its text costs less than a change.
  const editor = await createEditor(base, isLinked() ? '' : start.text, {
    onChange: () => changed(),
    onFix: (finding) => applyFixes([finding]),
    onHint: (offset, about) => client.hint({ state: stateOf(plugin.confirmed()), offset, about }),
  })
  await nextTask()
  const results = createResults({
    base,
    position: editor.position,
    onSelect: ({ from, to }) => editor.select(from, to),
    onRequest: (from) => editor.select(from, from),
    onFix: (finding) => applyFixes([finding]),
    onFixAll: () => applyFixes(answer?.findings ?? []),
    onFact: (fact) => factsSection.open(fact.replace(/\..*/, '')),
  })

  /** What the link carries; the code of a plugin even if it may not run. */
  const stateOf = (code: string | undefined): PlaygroundState => {
    const chosen = operation.value()
    const language = languages.value()
    return {
      text: editor.text(),
      ...(chosen !== undefined && { operation: chosen }),
      ...(isLanguage(language) && { language }),
      ...(facts !== undefined && { facts }),
      ...(options !== undefined && { options }),
      ...(code !== undefined && { plugin: code }),
    }
  }

  let changedAt = 0
  const check = () => {
    asked = { id: asked.id + 1, at: performance.now(), document: editor.document() }
    client.ask({ id: asked.id, state: stateOf(plugin.confirmed()) })
  }
  const checkSoon = () => {
    changedAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(check, delayAfter(lastTime, editor.length()))
    const language = languages.value()
    void editor.setLanguage(isLanguage(language) ? language : guessLanguage(editor.beginning(2000)))
  }
  let isLoading = false
  const changed = () => {
    if (isLoading) return
    checkSoon()
    url.write(() => stateOf(plugin.code()))
  }

  const load = (state: PlaygroundState) => {
    isLoading = true
    operation.show(state.operation)
    languages.show(state.language)
    facts = state.facts
    options = state.options
    factsSection.show(facts)
    optionsSection.show(options)
    plugin.showFromLink(state.plugin)
    editor.show(state.text)
    isLoading = false
    remark.textContent = ''
    checkSoon()
  }

  const operation = operationChoice(changed)
  const languages = languageChoice(changed)
  const factsSection = factsForm(() =>
    factsSection.read((value) => {
      facts = value
      changed()
    }),
  )
  const optionsSection = optionsForm(() =>
    optionsSection.read((value) => {
      options = value
      changed()
    }),
  )
  const plugin = pluginForm(changed)
  const url = urlState(load, () => {
    remark.textContent = 'The link cannot be read. It may have been cut.'
  })
  const copy = copyLink(() => url.link(stateOf(plugin.code())))
  const remark = element('p', { class: 'remark', role: 'status' })

  const toolbar = element(
    'div',
    { class: 'toolbar' },
    operation.element,
    languages.element,
    menu('Examples', examples, ({ state }) => {
      load(state)
      url.write(() => stateOf(plugin.code()))
    }),
    copy.element,
  )
  const input = element('div', { class: 'input' }, remark, plugin.notice, toolbar)
  const view = element('div', { class: 'columns' }, input, results.element)
  if (isLinked()) void url.read()
  else load(start)
  parent.append(view)
  // The rest part by part, so that the browser lays out less at once.
  await nextFrame()
  input.append(editor.element, element('p', { class: 'keys' }, keysText))
  editor.measure()
  await nextFrame()
  const forms = [factsSection, optionsSection, plugin].map((form) => form.element)
  view.append(element('div', { class: 'forms' }, ...forms))

  return () => {
    clearTimeout(timer)
    client.close()
    url.remove()
    copy.remove()
    results.remove()
    editor.remove()
    view.remove()
  }
}

const isLinked = () => /^#v\d+=/.test(location.hash)

/**
 * Returns the example to start with: one with a violation of a rule and a fix, in JSON, which needs no
 * parser of YAML.
 */
function startExample() {
  const choices = examples.flatMap((group) => group.choices)
  return (
    choices.find(({ title }) => title === 'Geofence dwell upper case') ?? { state: { text: '' } }
  )
}

/** Name of the performance entry from the last change to its verdict on the page. */
const measureName = 'playground-verdict'
