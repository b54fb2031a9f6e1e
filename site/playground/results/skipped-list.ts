import { button, element } from '../elements.js'
import type { CheckedRequest } from '../protocol.js'

/** Returns the rules that were skipped, by the facts that they need, with a button for each fact. */
export function skippedList(
  unchecked: CheckedRequest['unchecked'],
  base: string,
  onFact: (fact: string) => void,
): HTMLElement {
  const rulesByFacts = new Map<string, { facts: readonly string[]; rules: string[] }>()
  for (const { rule, facts } of unchecked) {
    const key = facts.join(', ')
    const group = rulesByFacts.get(key) ?? { facts, rules: [] }
    group.rules.push(rule)
    rulesByFacts.set(key, group)
  }
  const groups = [...rulesByFacts.values()].map(({ facts, rules }) =>
    element(
      'li',
      {},
      element(
        'div',
        { class: 'missing' },
        'Missing: ',
        ...facts.map((fact) =>
          isFact(fact)
            ? button(fact, () => onFact(fact), { class: 'fact', 'aria-label': `Provide ${fact}` })
            : element('code', {}, fact),
        ),
      ),
      element('div', { class: 'rules' }, ...rules.flatMap((rule) => [ruleLink(rule, base), ' '])),
    ),
  )
  return element(
    'details',
    { class: 'skipped' },
    element(
      'summary',
      {},
      `${unchecked.length} ${unchecked.length === 1 ? 'rule' : 'rules'} skipped`,
    ),
    element('ul', {}, ...groups),
  )
}

const facts = new Set([
  ...['now', 'authenticated', 'permitted', 'workspace', 'campaign', 'offering', 'idempotency'],
  ...['recentRequests', 'plugins'],
])

/** Rules also need parts of the request, such as `headers`, which belong into the text. */
const isFact = (name: string): boolean => facts.has(name.replace(/\..*/, ''))

const ruleLink = (rule: string, base: string): Node =>
  /^[a-z-]+\/[a-z-]+$/.test(rule)
    ? element('a', { href: `${base}rules/${rule}.html`, target: '_blank', rel: 'noopener' }, rule)
    : element('span', {}, rule)
