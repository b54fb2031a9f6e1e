import { button, element } from '../elements.js'
import { linkTarget } from '../links.js'
import { markedText } from '../marked-text.js'
import type { Finding } from '../protocol.js'

export interface FindingActions {
  base: string
  position: (offset: number) => { line: number; column: number }
  onSelect: (finding: Finding) => void
  onFix: (finding: Finding) => void
  onFixAll: () => void
}

/** As many are shown at once; a button shows more. */
const atOnce = 100

/** Returns the list of findings, each with its place, rule and fix. */
export function findingList(findings: readonly Finding[], actions: FindingActions): HTMLElement {
  const list = element('ul', { class: 'findings' })
  const fixable = findings.filter(({ fix }) => fix !== undefined).length
  const more = button('', () => showMore(), { class: 'plain' })
  let shown = 0
  const showMore = () => {
    const next = findings.slice(shown, shown + atOnce)
    list.append(...next.map((finding) => findingItem(finding, actions)))
    shown += next.length
    more.hidden = shown === findings.length
    more.textContent = `Show ${Math.min(atOnce, findings.length - shown)} more of ${findings.length}`
  }
  showMore()
  const fixAll = button(`Apply all ${fixable} fixes`, actions.onFixAll, { class: 'plain' })
  fixAll.hidden = fixable < 2
  return element('div', {}, list, more, fixAll)
}

function findingItem(finding: Finding, actions: FindingActions): HTMLElement {
  const { severity, message, rule, target, docs, from, fix } = finding
  const { line, column } = actions.position(from)
  const link = docs === undefined ? undefined : linkTarget(docs, actions.base)
  const select = button('', () => actions.onSelect(finding), { class: 'message' })
  select.append(
    element('span', { class: `severity ${severity}` }, severity),
    element('span', {}, ...markedText(message)),
  )
  const about = element('div', { class: 'about' }, element('span', {}, `${line}:${column}`))
  if (target !== undefined) about.append(element('code', {}, target))
  if (rule !== undefined && link !== undefined) {
    about.append(element('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, rule))
  } else if (rule !== undefined) {
    about.append(element('span', {}, rule))
  }
  if (fix !== undefined) {
    const apply = button('', () => actions.onFix(finding), { class: 'fix' })
    apply.append(...markedText(fix.label))
    about.append(apply)
  }
  return element('li', {}, select, about)
}
