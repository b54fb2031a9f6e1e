import { operationSummaries } from '../../generated/operation-summaries.js'
import { element, newId } from './elements.js'
import type { PlaygroundState } from './fragment.js'

type Language = PlaygroundState['language']

/** Creates the choice of the operation; the first option leaves it to the text. */
export function operationChoice(onChange: () => void) {
  const guess = 'Guess from the text'
  const chosen = choice('Operation', { '': guess, ...named(operationSummaries) }, onChange)
  const first = chosen.element.querySelector('option')
  return {
    ...chosen,
    /** Says which operation the text is about. */
    guessed(operation: string | undefined): void {
      if (first) first.text = operation === undefined ? guess : `From the text: ${operation}`
    },
  }
}

/** Creates the choice of the language. */
export const languageChoice = (onChange: () => void) =>
  choice('Language', { '': 'Guess', json: 'JSON', yaml: 'YAML', text: 'Text' }, onChange)

const named = (summaries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(summaries).map(([name, text]) => [name, `${name}: ${text}`]))

function choice(label: string, options: Readonly<Record<string, string>>, onChange: () => void) {
  const id = newId()
  const select = element(
    'select',
    { id },
    ...Object.entries(options).map(([value, text]) => element('option', { value }, text)),
  )
  select.addEventListener('change', onChange)
  return {
    element: element('div', { class: 'choice' }, element('label', { for: id }, label), select),
    value: (): string | undefined => (select.value === '' ? undefined : select.value),
    show(value: string | undefined) {
      select.value = value !== undefined && Object.hasOwn(options, value) ? value : ''
    },
  }
}

export const isLanguage = (value: string | undefined): value is NonNullable<Language> =>
  value === 'json' || value === 'yaml' || value === 'text'
