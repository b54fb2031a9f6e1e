import { element, newId } from '../elements.js'
import { markedText } from '../marked-text.js'
import { type Data, readData, writeData } from './read-data.js'

/** A control of a form with a label and a place for its error. */
export interface Field {
  element: HTMLElement
  /** Returns what the control says; undefined if nothing. */
  read(): Promise<Data>
  show(value: unknown): void
  showError(message: string | undefined): void
  focus(): void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Codec {
  read: (text: string) => Data | Promise<Data>
  write: (value: unknown) => string
}

const text: Codec = {
  read: (value) => (value.trim() === '' ? undefined : { value: value.trim() }),
  write: (value) => (value === undefined ? '' : String(value)),
}

/** A line of text. */
export const textField = (label: string, hint: string, onChange: () => void, placeholder = '') =>
  field(
    label,
    hint,
    element('input', { type: 'text', placeholder, spellcheck: 'false' }),
    text,
    onChange,
  )

/** Yes, no, or not known. */
export const choiceField = (label: string, hint: string, onChange: () => void) =>
  field(
    label,
    hint,
    element(
      'select',
      {},
      element('option', { value: '' }, 'Unknown'),
      element('option', { value: 'true' }, 'Yes'),
      element('option', { value: 'false' }, 'No'),
    ),
    {
      read: (value) => (value === '' ? undefined : { value: value === 'true' }),
      write: (value) => (typeof value === 'boolean' ? String(value) : ''),
    },
    onChange,
  )

/** A value as JSON or YAML. */
export const dataField = (
  label: string,
  hint: string,
  onChange: () => void,
  placeholder = '',
  rows = 4,
) => areaField(label, hint, onChange, placeholder, { read: readData, write: writeData }, rows)

/** Lines of text. */
export const areaField = (
  label: string,
  hint: string,
  onChange: () => void,
  placeholder: string,
  codec: Codec = text,
  rows = 4,
) =>
  field(
    label,
    hint,
    element('textarea', {
      rows: String(rows),
      placeholder,
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    codec,
    onChange,
  )

function field(
  label: string,
  hint: string,
  control: Control,
  codec: Codec,
  onChange: () => void,
): Field {
  const id = newId()
  const hintId = newId()
  const errorId = newId()
  const error = element('p', { id: errorId, class: 'error' })
  error.hidden = true
  control.id = id
  control.setAttribute('aria-describedby', `${hintId} ${errorId}`)
  control.addEventListener('input', onChange)
  const showError = (message: string | undefined) => {
    error.hidden = message === undefined
    error.replaceChildren(...markedText(message ?? ''))
    control.setAttribute('aria-invalid', String(message !== undefined))
  }
  return {
    element: element(
      'div',
      { class: 'field' },
      element('label', { for: id }, label),
      element('p', { id: hintId, class: 'hint' }, hint),
      control,
      error,
    ),
    async read() {
      const data = await codec.read(control.value)
      showError(data !== undefined && 'error' in data ? data.error : undefined)
      return data
    },
    show(value) {
      control.value = codec.write(value)
      showError(undefined)
    },
    showError,
    focus: () => control.focus(),
  }
}
