import { copyButtons } from '../../../../conformance/reports/html/copy-buttons.js'
import { unprintable } from '../../../../core/base/printable.js'
import { verdictNames } from '../log/request-record.js'
import { recentLimits } from './recent-requests.js'
import { requestView } from './script-request.js'

/** The script of the page: receives the requests and shows them. It inserts every text as text. */
export const script = `
(() => {
  'use strict'
  const most = ${recentLimits.requests}
  const unprintable = ${String(unprintable)}
  const verdictNames = ${JSON.stringify(verdictNames)}
  const byId = (id) => document.getElementById(id)
${requestView}
  const list = byId('requests')
  const connection = byId('connection')
  const filters = ['all', 'valid', 'invalid', 'other']
  const rows = []
  let waiting = []
  let run
  let lastId = 0
  let selected = 'all'

  const kindOf = ({ verdict }) => (verdictNames[verdict] === verdict ? verdict : 'other')
  const applies = (kind) => selected === 'all' || selected === kind
  const show = () => {
    for (const filter of filters) {
      byId('count-' + filter).textContent = rows.filter(
        ({ kind }) => filter === 'all' || filter === kind,
      ).length
    }
    const empty = byId('empty')
    empty.hidden = rows.some(({ kind }) => applies(kind))
    empty.textContent =
      rows.length === 0
        ? 'No requests yet. Run one of the commands.'
        : 'None of the last requests has this verdict.'
  }
  const clear = () => {
    rows.length = 0
    waiting = []
    lastId = 0
    list.replaceChildren()
    show()
  }
  const insert = () => {
    for (const request of waiting.splice(0)) {
      const row = { kind: kindOf(request), element: rowOf(request) }
      row.element.hidden = !applies(row.kind)
      rows.push(row)
      list.prepend(row.element)
      if (rows.length > most) rows.shift().element.remove()
    }
    show()
  }
  const receive = ({ data }) => {
    const request = JSON.parse(data)
    if (request.id <= lastId) return
    lastId = request.id
    waiting.push(request)
    if (waiting.length > most) waiting.shift()
    // One update for all requests of a frame; a hidden page has no frames.
    if (waiting.length === 1) (document.hidden ? setTimeout : requestAnimationFrame)(insert)
  }

  const connect = () => {
    const source = new EventSource('/sandbox/requests')
    source.addEventListener('run', ({ data }) => {
      // The server has restarted, and has forgotten everything.
      if (run !== undefined && run !== data) clear()
      run = data
      connection.textContent = 'Connected'
      connection.className = 'connected'
      show()
    })
    source.addEventListener('message', receive)
    source.addEventListener('error', () => {
      connection.textContent = 'Not connected; trying again'
      connection.className = ''
      // After a response other than a stream, the browser does not try again itself.
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000)
    })
  }

  document.querySelector('.filter').hidden = false
  for (const radio of document.querySelectorAll('[name=verdict]')) {
    // Browsers restore the selection on reload.
    if (radio.checked) selected = radio.value
    radio.addEventListener('change', () => {
      selected = radio.value
      for (const { kind, element } of rows) element.hidden = !applies(kind)
      show()
    })
  }
${copyButtons}
  connect()
})()
`
