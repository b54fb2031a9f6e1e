/** A part of a text that is filled in when the message is sent. */
export interface Placeholder {
  readonly start: number
  readonly end: number
  readonly text: string
}

const closings = { '{{': '}}', '{%': '%}' } as const

/** Returns the closed placeholders of a text, `{{ … }}` and `{% … %}`. One pass, without a regex. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  const found: Placeholder[] = []
  let start = text.indexOf('{')
  while (start !== -1) {
    const closing = closings[text.slice(start, start + 2) as keyof typeof closings]
    const close = closing === undefined ? -1 : text.indexOf(closing, start + 2)
    // What is not closed here is not closed later: do not search the rest for each opening.
    if (closing !== undefined && close === -1) break
    const end = closing === undefined ? start + 1 : close + 2
    if (closing !== undefined) found.push({ start, end, text: text.slice(start, end) })
    start = text.indexOf('{', end)
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
