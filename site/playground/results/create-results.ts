import { element } from '../elements.js'
import { markedText } from '../marked-text.js'
import type { Answer, Finding } from '../protocol.js'
import { announcer } from './announcer.js'
import { type FindingActions, findingList } from './finding-list.js'
import { requestList } from './request-list.js'
import { responseView } from './response-view.js'
import { skippedList } from './skipped-list.js'
import { stateList } from './state-list.js'
import { summaryOf, titles } from './summary.js'

export interface ResultActions extends FindingActions {
  /** Selects a range of the text. */
  onRequest: (from: number, to: number) => void
  onFact: (fact: string) => void
}

export interface Results {
  element: HTMLElement
  show(answer: Answer): void
  remove(): void
}

/** Creates the panel with the verdict, the findings, the response, the states and the skipped rules. */
export function createResults(actions: ResultActions): Results {
  const title = element('strong', {}, ' ')
  const detail = element('span', { class: 'detail' })
  const time = element('span', { class: 'time' })
  const head = element('div', { class: 'verdict' }, title, detail, time)
  const body = element('div', { class: 'body' })
  const live = announcer()
  const panel = element('section', { class: 'results', 'aria-label': 'Verdict' }, head, body)
  panel.append(live.element)
  let isSkippedOpen = false

  const render = (answer: Answer, selected: number) => {
    const request = answer.requests[selected]
    const findings = answer.findings.filter((finding) => finding.request === selected)
    const parts: HTMLElement[] = []
    if (answer.requests.length > 1) {
      parts.push(
        requestList(answer.requests, selected, (index) => {
          render(answer, index)
          const chosen = answer.requests[index]
          if (chosen !== undefined) actions.onRequest(chosen.from, chosen.to)
        }),
      )
    }
    if (findings.length > 0) parts.push(findingList(findings, actions))
    if (request?.response !== undefined) parts.push(responseView(request.response))
    const { states = [] } = request ?? {}
    if (states.length > 0) parts.push(stateList(states, actions.base))
    if (request !== undefined && request.unchecked.length > 0) {
      const skipped = skippedList(
        request.unchecked,
        actions.base,
        actions.onFact,
      ) as HTMLDetailsElement
      skipped.open = isSkippedOpen
      skipped.addEventListener('toggle', () => {
        isSkippedOpen = skipped.open
      })
      parts.push(skipped)
    }
    body.replaceChildren(...parts)
  }

  return {
    element: panel,
    show(answer) {
      const summary = summaryOf(answer)
      head.className = `verdict ${summary.outcome}`
      title.textContent = titles[summary.outcome]
      detail.replaceChildren(...markedText(summary.detail))
      time.textContent = summary.outcome === 'empty' ? '' : answer.form
      time.title = `Checked in ${answer.milliseconds.toFixed(1)} ms`
      live.announce(`${summary.title}. ${summary.detail}`)
      render(answer, firstRejected(answer))
    },
    remove: live.remove,
  }
}

/** Returns the request to show first. */
function firstRejected({ requests, findings }: Answer): number {
  const rejected = requests.findIndex(({ ok }) => !ok)
  return rejected === -1 ? ((findings as readonly Finding[])[0]?.request ?? 0) : rejected
}
