import { button, element } from '../elements.js'
import { areaField } from './fields.js'

export interface PluginForm {
  element: HTMLDetailsElement
  /** Asks before code of a link runs. It belongs above everything else. */
  notice: HTMLElement
  /** Returns the code that a link carries, whether or not it may run. */
  code(): string | undefined
  /** Returns the code that may run: typed here, or confirmed. */
  confirmed(): string | undefined
  /** Shows the code of a link, which must not run until it is confirmed. */
  showFromLink(code: string | undefined): void
  showError(message: string | undefined): void
}

/** A page that shows this one in a frame could trick a visitor into a click that confirms the code. */
const isFramed = () => window.top !== window.self

/** Creates the form of a plugin. Code that comes with a link runs only after a visitor says so. */
export function pluginForm(onChange: () => void): PluginForm {
  let code: string | undefined
  let isConfirmed = true
  const count = element('span', { class: 'count' })
  const field = areaField(
    'Plugin',
    'A JavaScript module with a plugin as its default export. It runs in a web worker of your browser.',
    () => void changed(),
    "export default { name: 'acme', rules: [{ id: 'acme/…', … }] }",
  )
  const changed = async () => {
    const data = await field.read()
    code = data !== undefined && 'value' in data ? String(data.value) : undefined
    if (code === undefined) isConfirmed = true
    update()
    onChange()
  }
  const details = element(
    'details',
    { class: 'form' },
    element('summary', {}, 'Plugin ', count),
    element('div', { class: 'fields' }, field.element),
  )
  const run = button('Run it', () => {
    isConfirmed = true
    update()
    onChange()
  })
  const read = button('Read the code', () => {
    details.open = true
    field.element.scrollIntoView({ block: 'center' })
    field.focus()
  })
  const remove = button('Remove it', () => {
    field.show(undefined)
    void changed()
  })
  const text = element('p', {})
  const notice = element('div', { class: 'notice', role: 'alert' }, text, read, run, remove)
  const update = () => {
    count.textContent = code === undefined ? '' : isConfirmed ? 'runs' : 'does not run yet'
    notice.hidden = isConfirmed
    run.hidden = isFramed()
    text.textContent = isFramed()
      ? 'This link contains code. Open the page by itself to run it.'
      : 'This link contains code. Run it only if you trust where the link comes from.'
  }
  update()
  return {
    element: details,
    notice,
    code: () => code,
    confirmed: () => (isConfirmed ? code : undefined),
    showFromLink(given) {
      // Only the very code that runs already needs no confirmation.
      isConfirmed = given === undefined || (isConfirmed && given === code)
      code = given
      field.show(given)
      update()
    },
    showError: (message) => field.showError(message),
  }
}
