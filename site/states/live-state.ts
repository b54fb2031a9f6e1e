import { isObject } from '../../src/core/base/json.js'
import { givenState, type Kind, stateFragment } from './state-link.js'
import { type LiveState, stateOfCampaign, stateOfOffering } from './state-of.js'

const day = 86_400_000

/** What the form shows at first. */
const examples: Record<Kind, () => object> = {
  offering: () => ({
    status: 'scheduled',
    scheduling: { start_datetime: daysFromNow(-1), expiry_datetime: daysFromNow(7) },
  }),
  campaign: () => ({ status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' }),
}

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * day).toISOString().replace(/\.\d+Z$/, 'Z')

/** Pause before the URL follows a change; browsers limit how often it may change. */
const pause = 400

/**
 * Shows a form for a stored offering or campaign, and highlights its state in the diagram that follows.
 * The URL fragment carries what was typed, so that the page can be linked.
 */
export function mount(parent: HTMLElement, kind: Kind): () => void {
  const svg = parent.nextElementSibling?.querySelector('svg.diagram')
  const stored = field(`Stored ${kind}, as JSON`, document.createElement('textarea'))
  const time = field('Time', document.createElement('input'))
  const said = document.createElement('p')
  said.setAttribute('role', 'status')
  stored.input.rows = 8
  stored.input.spellcheck = false
  parent.append(stored.label, ...(kind === 'offering' ? [time.label] : []), said)

  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    const found = read(kind, stored.input.value, time.input.value)
    said.textContent = typeof found === 'string' ? found : found.text
    highlight(svg, typeof found === 'string' ? undefined : found)
  }
  const write = () => {
    const now = kind === 'offering' ? time.input.value : undefined
    const fragment = stateFragment(kind, { stored: stored.input.value, ...(now && { now }) })
    history.replaceState(history.state, '', `#${fragment}`)
  }
  const show = (text: string, now: string) => {
    stored.input.value = text
    time.input.value = now
    update()
  }
  const load = () => {
    const given = givenState(kind, location.hash)
    if (given === undefined) return
    clearTimeout(timer)
    show(given.stored, given.now ?? daysFromNow(0))
    parent.scrollIntoView()
  }
  for (const { input } of [stored, time]) {
    input.addEventListener('input', () => {
      update()
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    })
  }
  addEventListener('hashchange', load)
  show(JSON.stringify(examples[kind](), null, 2), daysFromNow(0))
  load()
  return () => {
    clearTimeout(timer)
    removeEventListener('hashchange', load)
  }
}

function field<Input extends HTMLElement>(name: string, input: Input) {
  const label = document.createElement('label')
  label.append(name, input)
  return { label, input }
}

/** Returns the state of what was typed, or what is wrong with it. */
function read(kind: Kind, text: string, time: string): LiveState | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'This is not valid JSON.'
  }
  if (!isObject(value)) return `The ${kind} must be an object.`
  if (kind === 'campaign') {
    return stateOfCampaign(value) ?? 'The documented values of `status` are DRAFT and ACTIVE.'
  }
  const now = new Date(time)
  if (Number.isNaN(now.getTime())) return 'The time must be such as 2026-05-01T12:00:00Z.'
  return (
    stateOfOffering(value, now) ??
    'Without a known `status`, both times of `scheduling` are needed to tell.'
  )
}

/** Marks the states and the transitions that are possible from them. */
function highlight(svg: Element | null | undefined, found: LiveState | undefined): void {
  for (const state of svg?.querySelectorAll('[data-state]') ?? []) {
    const isCurrent = found?.states.includes(state.getAttribute('data-state') ?? '') === true
    state.classList.toggle('current', isCurrent)
  }
  for (const transition of svg?.querySelectorAll('[data-from]') ?? []) {
    const from = transition.getAttribute('data-from') ?? ''
    const label = transition.getAttribute('data-label') ?? ''
    const isPossible = found?.states.includes(from) === true && found.isPossible(label)
    transition.classList.toggle('possible', isPossible)
  }
}
