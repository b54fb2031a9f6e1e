import { element } from '../playground/elements.js'

/** Adds a box that filters the rows of the table on the page; returns how to remove it. */
export function mount(parent: HTMLElement): () => void {
  const groups = [...document.querySelectorAll<HTMLElement>('.rule-index tbody')].map((body) => ({
    body,
    rows: [...body.querySelectorAll<HTMLElement>('tr:not(.group)')].map((row) => ({
      row,
      text: `${row.textContent} ${row.dataset.operations}`.toLowerCase(),
    })),
  }))
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const input = element('input', {
    type: 'search',
    placeholder: 'Id, text, operation, severity, status or code',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const count = element('span', { role: 'status' }, `${total} rules`)
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/)
    let shown = 0
    for (const { body, rows } of groups) {
      let isEmpty = true
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word))
        if (row.hidden) continue
        isEmpty = false
        shown += 1
      }
      body.hidden = isEmpty
    }
    count.textContent = shown === total ? `${total} rules` : `${shown} of ${total} rules`
  }
  input.addEventListener('input', filter)
  parent.append(element('label', {}, 'Filter ', input), count)
  // Browsers restore what was typed.
  filter()
  return () => parent.replaceChildren()
}
