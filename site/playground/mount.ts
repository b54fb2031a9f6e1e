import { decodeFragment } from './fragment.js'

/** Shows the playground in an element, with the state of the URL fragment; returns how to remove it. */
export function mount(element: HTMLElement): () => void {
  const request = document.createElement('pre')
  request.tabIndex = 0
  request.setAttribute('aria-label', 'Request')
  const show = async () => {
    const state = await decodeFragment(location.hash)
    request.textContent = state?.text ?? 'The link carries no request.'
  }
  element.append(request)
  addEventListener('hashchange', show)
  void show()
  return () => {
    removeEventListener('hashchange', show)
    request.remove()
  }
}
