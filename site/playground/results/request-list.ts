import { button, element } from '../elements.js'
import type { CheckedRequest } from '../protocol.js'
import { countsOf, outcomeOf, titles } from './summary.js'

/** Returns the requests of a text that has several; one of them is selected. */
export function requestList(
  requests: readonly CheckedRequest[],
  selected: number,
  onSelect: (index: number) => void,
): HTMLElement {
  const items = requests.map((request, index) => {
    const outcome = outcomeOf(request)
    const item = button('', () => onSelect(index), {
      'aria-pressed': String(index === selected),
    })
    item.append(
      element('span', { class: `dot ${outcome}` }),
      element('span', { class: 'title' }, request.title),
      element('span', { class: 'counts' }, countsOf(request) || titles[outcome]),
    )
    return element('li', {}, item)
  })
  return element('ol', { class: 'requests', 'aria-label': 'Requests' }, ...items)
}
