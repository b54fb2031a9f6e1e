import indexes from '@localSearchIndex'
import MiniSearch from 'minisearch'
import { button, element } from '../playground/elements.js'
import { hitsByPage, type PageHits } from './hits.js'

const input = element('input', {
  id: 'search-input',
  type: 'search',
  'aria-label': 'Search',
  placeholder: 'Search guides, rules and API',
  autocomplete: 'off',
  spellcheck: 'false',
  maxlength: '64',
})
const status = element('p', { role: 'status' })
const list = element('ol', {})
const dialog = element(
  'dialog',
  { class: 'search-dialog', 'aria-label': 'Search' },
  element(
    'form',
    { method: 'dialog' },
    input,
    button('Close', () => dialog.close()),
  ),
  status,
  list,
)

let index: Promise<MiniSearch> | undefined

/** Opens the search. */
export function openSearch(): void {
  if (!dialog.isConnected) document.body.append(dialog)
  if (!dialog.open) dialog.showModal()
  input.select()
  index ??= load()
  void search()
}

const load = async () =>
  MiniSearch.loadJSON((await indexes.root()).default, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  })

async function search(): Promise<void> {
  const words = input.value
  const pages = words.trim() === '' ? [] : hitsByPage((await index)?.search(words) ?? [])
  if (words !== input.value) return
  list.replaceChildren(...pages.map(itemOf))
  status.textContent =
    words.trim() === ''
      ? ''
      : pages.length === 0
        ? 'No page has these words.'
        : `${pages.length} pages`
}

const itemOf = ({ title, link, excerpt, sections }: PageHits): HTMLElement =>
  element(
    'li',
    {},
    element('a', { href: link }, title),
    element(
      'p',
      {},
      ...excerpt.map((part, at) => (at % 2 === 1 ? element('mark', {}, part) : part)),
    ),
    element(
      'p',
      { class: 'sections' },
      ...sections.map((section) => element('a', { href: section.link }, section.title)),
    ),
  )

input.addEventListener('input', search)
dialog.addEventListener('click', ({ target }) => {
  // The dialog itself is its backdrop.
  if (target === dialog || (target as Element).closest('a') !== null) dialog.close()
})
dialog.addEventListener('keydown', (event) => {
  const links = [...list.querySelectorAll('a')]
  if (event.key === 'Enter' && event.target === input) {
    event.preventDefault()
    links[0]?.click()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const at = links.indexOf(document.activeElement as HTMLAnchorElement) + step
  ;(links[at] ?? input).focus()
})
