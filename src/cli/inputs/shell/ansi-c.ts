const single: Readonly<Record<string, string>> = {
  ...{ a: '\u0007', b: '\b', e: '\u001b', E: '\u001b', f: '\f', n: '\n', r: '\r', t: '\t' },
  ...{ v: '\v', '\\': '\\', "'": "'", '"': '"', '?': '?' },
}

const character = /\\(?:([abeEfnrtv\\'"?])|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|c([\s\S]))/y

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes in a row may be one character in UTF-8. */
const bytes = /(?:\\(?:[0-7]{1,3}|x[\dA-Fa-f]{1,2}))+/y

/** Reads the escape of a `$'…'` string at an offset; undefined for a backslash without a meaning. */
export function ansiCEscape(
  text: string,
  offset: number,
): { value: string; length: number } | undefined {
  bytes.lastIndex = offset
  const run = bytes.exec(text)?.[0]
  if (run !== undefined) {
    const codes = run.slice(1).split('\\').map(byteOf)
    return { value: utf8.decode(Uint8Array.from(codes)), length: run.length }
  }
  character.lastIndex = offset
  const found = character.exec(text)
  if (found === null) return undefined
  const [{ length }, plain, short, long, control] = found
  if (plain !== undefined) return { value: single[plain] ?? '', length }
  if (control !== undefined) {
    return { value: String.fromCharCode(control.toUpperCase().charCodeAt(0) & 0x1f), length }
  }
  const code = Number.parseInt(short ?? long ?? '0', 16)
  return { value: code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd', length }
}

const byteOf = (written: string): number =>
  written.startsWith('x')
    ? Number.parseInt(written.slice(1), 16)
    : Number.parseInt(written, 8) & 0xff
