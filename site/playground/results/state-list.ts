import { element } from '../elements.js'
import { linkTarget } from '../links.js'
import type { StoredState } from '../protocol.js'

/** Returns the states of what is stored, with links to their diagrams. */
export function stateList(states: readonly StoredState[], base: string): HTMLElement {
  const items = states.map(({ text, page }) => {
    const link = { href: linkTarget(page, base), target: '_blank', rel: 'noopener' }
    return element('p', {}, `${text} `, element('a', link, 'Show it in the diagram'))
  })
  return element('section', { class: 'states', 'aria-label': 'States' }, ...items)
}
