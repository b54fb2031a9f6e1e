/** A part of a text that is filled in when the message is sent. */
export interface Placeholder {
  readonly start: number
  readonly end: number
  readonly text: string
}

const closings: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}' }

/** Returns the closed placeholders of a text, `{{ … }}` and `{% … %}`, in linear time. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  const found: Placeholder[] = []
  // What is not closed once is not closed later either: it is searched only once.
  const unclosed = new Set<string>()
  let start = text.indexOf('{')
  while (start !== -1) {
    const opening = text.slice(start, start + 2)
    const closing = unclosed.has(opening) ? undefined : closings[opening]
    const close = closing === undefined ? -1 : text.indexOf(closing, start + 2)
    let next = start + 1
    if (close !== -1) {
      next = close + 2
      found.push({ start, end: next, text: text.slice(start, next) })
    } else unclosed.add(opening)
    start = text.indexOf('{', next)
  }
  return found
}

/** Replaces each placeholder, so that quotes and slashes in it have no meaning. */
export function withoutPlaceholders(text: string, replacement: string): string {
  let result = ''
  let end = 0
  for (const placeholder of placeholdersIn(text)) {
    result += text.slice(end, placeholder.start) + replacement
    end = placeholder.end
  }
  return result + text.slice(end)
}
