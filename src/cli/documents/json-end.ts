/** Returns the end offset of the value or key that starts at an offset of a valid JSON text. */
export function endOfJson(text: string, start: number): number {
  let at = start
  let depth = 0
  do {
    const sign = text.charAt(at)
    if ('{['.includes(sign)) depth += 1
    if ('}]'.includes(sign)) depth -= 1
    at = sign === '"' ? endOfString(text, at) : isWord(sign) ? endOfWord(text, at) : at + 1
  } while (depth > 0)
  return at
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

/** Numbers, `true`, `false` and `null`. */
function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (isWord(text.charAt(at))) at += 1
  return at
}

const isWord = (sign: string): boolean => /[\w.+-]/.test(sign)
