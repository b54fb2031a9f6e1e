/** The part of the script that creates the elements of one request. */
export const requestView = String.raw`
  const printable = (text) =>
    text.replace(unprintable, (found) =>
      found === '\n' ? found : '\\u' + found.charCodeAt(0).toString(16).padStart(4, '0'),
    )
  const make = (name, className, content) => {
    const element = document.createElement(name)
    if (className) element.className = className
    if (Array.isArray(content)) element.append(...content.flatMap((each) => [each, ' ']))
    else if (content !== undefined) element.textContent = printable(String(content))
    return element
  }
  const messageOf = (message) => {
    const element = make('span')
    // Names stand in backticks.
    message.split(/\`([^\`]+)\`/).forEach((part, index) => {
      element.append(make(index % 2 === 1 ? 'code' : 'span', '', part))
    })
    return element
  }
  const timeOf = (time) => {
    const element = make('time', 'time', new Date(time).toTimeString().slice(0, 8))
    element.dateTime = time
    return element
  }
  const ruleOf = (rule) => {
    if (!/^[\w-]+\/[\w-]+$/.test(rule)) return make('code', 'rule', rule)
    const link = make('a', 'rule', rule)
    link.href = document.documentElement.dataset.website + 'rules/' + rule + '.html'
    link.rel = 'noreferrer'
    return link
  }
  const violationOf = (severity) => ({ target, message, rule }) =>
    make('li', '', [
      make('span', 'severity ' + severity, severity),
      ...(target === '' ? [] : [make('code', 'target', target)]),
      messageOf(message),
      ruleOf(rule),
    ])
  const indented = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      return text
    }
  }
  const bodyOf = (title, text) => {
    if (!text) return []
    const pre = make('pre', '', indented(text))
    pre.tabIndex = 0
    return [make('h3', '', title), pre]
  }
  const detailsOf = ({ violations, warnings, error, omitted, ...request }) => {
    const found = [
      ...violations.map(violationOf('error')),
      ...warnings.map(violationOf('warn')),
      ...(error
        ? [
            make('li', '', [
              make('span', 'severity error', 'error'),
              ...(error.code ? [make('code', 'target', error.code)] : []),
              messageOf(error.message),
            ]),
          ]
        : []),
      ...(omitted ? [make('li', 'note', 'and ' + omitted + ' more')] : []),
    ]
    const notes = [
      ...(request.operation ? [request.operation] : []),
      ...(request.repeated ? ['repeated request: the response is the first one'] : []),
      ...(request.aborted ? ['the client disconnected before the response'] : []),
    ]
    return [
      make('p', 'full', request.method + ' ' + request.url),
      ...(notes.length ? [make('p', 'note', notes.join(' · '))] : []),
      ...(found.length ? [make('ul', 'violations', found)] : []),
      ...bodyOf('Request body', request.requestBody),
      ...bodyOf('Response body', request.responseBody),
    ]
  }
  const rowOf = (request) => {
    const details = make('details')
    const verdict = make('span', 'verdict ' + request.verdict, [
      String(request.status),
      verdictNames[request.verdict],
    ])
    const summary = make('summary', '', [
      timeOf(request.time),
      verdict,
      make('span', 'call', [
        make('span', 'method', request.method),
        make('code', 'url', request.url),
      ]),
      make('span', 'duration', Math.round(request.milliseconds) + ' ms'),
    ])
    details.append(summary)
    // Most requests are never opened.
    details.addEventListener('toggle', () => details.append(make('div', 'inside', detailsOf(request))), {
      once: true,
    })
    const row = make('li', request.verdict)
    row.append(details)
    return row
  }
`
