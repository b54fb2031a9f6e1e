import { button, element } from './elements.js'

/** Creates a menu: a button that opens groups of choices, and closes with a choice, Escape or focus. */
export function menu<Choice extends { title: string }>(
  label: string,
  groups: readonly { title: string; choices: readonly Choice[] }[],
  onChoose: (choice: Choice) => void,
): HTMLElement {
  const details = element('details', { class: 'menu' })
  const close = () => {
    details.open = false
  }
  const lists = groups.flatMap(({ title, choices }) => [
    element('p', {}, title),
    element(
      'ul',
      {},
      ...choices.map((choice) =>
        element(
          'li',
          {},
          button(choice.title, () => {
            close()
            onChoose(choice)
          }),
        ),
      ),
    ),
  ])
  const summary = element('summary', {}, label)
  details.append(summary, element('div', { class: 'choices' }, ...lists))
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    close()
    summary.focus()
  })
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close()
  })
  return details
}
