import { decodeFragment, encodeFragment, type PlaygroundState } from './fragment.js'
import { isTooDeep } from './nesting.js'

/** Browsers accept URLs up to 1 or 2 MB. */
const longestFragment = 900_000

/** Pause before the URL follows a change; browsers limit how often it may change. */
const pause = 400

export interface UrlState {
  /** Writes the state into the fragment soon; it is read then. */
  write(getState: () => PlaygroundState): void
  /** Writes the state now; returns the link, or undefined if it would be too long for browsers. */
  link(state: PlaygroundState): Promise<string | undefined>
  /** Reads the fragment now. */
  read(): Promise<void>
  remove(): void
}

/** Keeps the state in the fragment of the URL; a new fragment, such as of a pasted link, is loaded. */
export function urlState(
  onState: (state: PlaygroundState) => void,
  onUnreadable: () => void,
): UrlState {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  const put = async (state: PlaygroundState): Promise<string | undefined> => {
    clearTimeout(timer)
    const turn = ++latest
    const fragment = await encodeFragment(state)
    if (turn !== latest) return undefined
    const isTooLong = fragment.length > longestFragment
    // Without a fragment rather than with one of an earlier text.
    const url = location.pathname + location.search + (isTooLong ? '' : `#${fragment}`)
    history.replaceState(history.state, '', url)
    return isTooLong ? undefined : location.href
  }
  const read = async () => {
    const { hash } = location
    if (!/^#v\d+=/.test(hash)) return
    clearTimeout(timer)
    const turn = ++latest
    const state = await decodeFragment(hash)
    if (turn !== latest) return
    if (state === undefined || isTooDeep(state)) onUnreadable()
    else onState(state)
  }
  const onHashChange = () => void read()
  addEventListener('hashchange', onHashChange)
  return {
    write(getState) {
      clearTimeout(timer)
      latest++
      timer = setTimeout(() => void put(getState()), pause)
    },
    link: put,
    read,
    remove() {
      clearTimeout(timer)
      latest++
      removeEventListener('hashchange', onHashChange)
    },
  }
}
