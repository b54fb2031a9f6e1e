import { h, type VNode } from 'vue'
import { markedParts } from '../playground/marked-text.js'
import type { Answer, Finding } from '../playground/protocol.js'
import { summaryOf } from '../playground/results/summary.js'

/** Renders an answer as the playground shows it, for the time until the playground is loaded. */
export function firstAnswer(answer: Answer, text: string, base: string): VNode {
  const { outcome, title, detail } = summaryOf(answer)
  const { status, headers, body } = answer.requests[0]?.response ?? { status: 0, headers: {} }
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)
  return h('section', { class: 'results', 'aria-label': 'Verdict' }, [
    h('div', { class: `verdict ${outcome}` }, [
      h('strong', title),
      h('span', { class: 'detail' }, detail),
      h('span', { class: 'time' }, answer.form),
    ]),
    h('div', { class: 'body' }, [
      h(
        'ul',
        { class: 'findings' },
        answer.findings.map((finding) => findingItem(finding, text, base)),
      ),
      h('section', { class: 'response' }, [
        h('h2', 'Response'),
        h(
          'pre',
          { tabindex: 0, 'aria-label': 'Response' },
          `HTTP ${status}\n${fields.join('')}\n${JSON.stringify(body, null, 2)}`,
        ),
      ]),
    ]),
  ])
}

function findingItem(finding: Finding, text: string, base: string): VNode {
  const { from, severity, message, target, rule, docs, fix } = finding
  const before = text.slice(0, from).split('\n')
  return h('li', [
    h('button', { type: 'button', class: 'message' }, [
      h('span', { class: `severity ${severity}` }, severity),
      h('span', withCode(message)),
    ]),
    h('div', { class: 'about' }, [
      h('span', `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`),
      h('code', target),
      h('a', { href: base + docs, target: '_blank', rel: 'noopener noreferrer' }, rule),
      fix && h('button', { type: 'button', class: 'fix' }, withCode(fix.label)),
    ]),
  ])
}

const withCode = (text: string) => markedParts(text, (part) => h('code', part))
