import { copyButtons } from './copy-buttons.js'

/** The script of the filters and copy buttons; the page works without it. */
export const script = String.raw`
(() => {
  'use strict'
  const byId = (id) => document.getElementById(id)
  for (const element of document.querySelectorAll('.filters, .only')) element.hidden = false

${copyButtons}
  const open = byId('matrix-open')
  open?.addEventListener('change', () => {
    document.querySelector('.matrix').classList.toggle('only-open', open.checked)
  })

  const level = byId('filter-level')
  if (!level) return
  const operation = byId('filter-operation')
  const text = byId('filter-text')
  const findings = [...document.querySelectorAll('.finding')].map((element) => ({
    element,
    words: [
      element.dataset.level,
      element.dataset.operation,
      element.closest('.rule').firstElementChild.textContent,
      element.textContent,
    ]
      .join(' ')
      .toLowerCase(),
  }))
  const toggle = byId('toggle-all')
  const label = () => {
    const isAnyClosed = findings.some(({ element }) => !element.hidden && !element.open)
    toggle.textContent = isAnyClosed ? 'Expand all' : 'Collapse all'
    return isAnyClosed
  }
  const filter = () => {
    const words = text.value.toLowerCase().split(/\s+/)
    let shown = 0
    for (const finding of findings) {
      const { dataset } = finding.element
      const matches =
        (level.value === '' || dataset.level === level.value) &&
        (operation.value === '' || dataset.operation.split(' ').includes(operation.value)) &&
        words.every((word) => finding.words.includes(word))
      finding.element.hidden = !matches
      if (matches) shown += 1
    }
    for (const group of document.querySelectorAll('.group')) {
      group.hidden = !group.querySelector('.finding:not([hidden])')
    }
    byId('filter-count').textContent =
      shown === findings.length ? '' : shown + ' of ' + findings.length + ' findings shown'
    byId('filter-reset').disabled = shown === findings.length
    label()
  }
  const reset = () => {
    level.value = operation.value = text.value = ''
    filter()
  }
  for (const control of [level, operation, text]) control.addEventListener('input', filter)
  byId('filter-reset').addEventListener('click', reset)
  toggle.addEventListener('click', () => {
    const opens = label()
    for (const { element } of findings) if (!element.hidden) element.open = opens
    label()
  })
  for (const { element } of findings) element.addEventListener('toggle', label)
  const showTarget = () => {
    const target = byId(location.hash.slice(1))
    if (!target) return
    if (target.closest('[hidden]')) reset()
    if (!target.matches('.finding')) return
    target.open = true
    target.scrollIntoView()
    target.querySelector('summary').focus({ preventScroll: true })
  }
  addEventListener('hashchange', showTarget)
  // Browsers restore the filter controls on reload.
  filter()
  showTarget()
})()
`
