import { element } from '../elements.js'
import { markedText } from '../marked-text.js'
import type { Field } from './fields.js'

/** A section that opens and closes, with fields that together are an object. */
export interface Form {
  element: HTMLDetailsElement
  /** Reads all fields and calls `use`, unless another read has begun meanwhile. */
  read(use: (value: object | undefined) => void): Promise<void>
  show(value: object | undefined): void
  showError(message: string | undefined): void
  /** Opens the form at a field. */
  open(name: string): void
}

/** Creates a form of named fields. `rest` is a field for all members without one of their own. */
export function createForm(
  title: string,
  hint: string,
  fields: Readonly<Record<string, Field>>,
  rest?: Field,
): Form {
  const error = element('p', { class: 'error', role: 'alert' })
  error.hidden = true
  const count = element('span', { class: 'count' })
  const all = [...Object.values(fields), ...(rest === undefined ? [] : [rest])]
  const details = element(
    'details',
    { class: 'form' },
    element('summary', {}, title, ' ', count),
    element('p', { class: 'about-form' }, hint),
    element('div', { class: 'fields' }, error, ...all.map((each) => each.element)),
  )
  const showCount = (names: readonly string[]) => {
    count.textContent = names.join(', ')
  }
  let reads = 0
  return {
    element: details,
    async read(use) {
      const own = ++reads
      const value: Record<string, unknown> = {}
      const others = await rest?.read()
      if (others !== undefined && 'value' in others) {
        if (isObject(others.value)) Object.assign(value, others.value)
        else rest?.showError('Must be an object')
      }
      for (const [name, field] of Object.entries(fields)) {
        const data = await field.read()
        if (data !== undefined && 'value' in data) value[name] = data.value
      }
      const names = Object.keys(value)
      showCount(names)
      if (own === reads) use(names.length === 0 ? undefined : value)
    },
    show(value = {}) {
      const members = Object.entries(value)
      for (const [name, field] of Object.entries(fields)) {
        field.show(
          Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
        )
      }
      const others = members.filter(([name]) => !Object.hasOwn(fields, name))
      rest?.show(others.length === 0 ? undefined : Object.fromEntries(others))
      showCount(members.map(([name]) => name))
    },
    showError(message) {
      error.hidden = message === undefined
      error.replaceChildren(...markedText(message ?? ''))
    },
    open(name) {
      details.open = true
      const field = fields[name] ?? rest
      field?.element.scrollIntoView({ block: 'center' })
      field?.focus()
    },
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
