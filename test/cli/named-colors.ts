/** Replaces color escapes by their names. */
export const named = (text: string) =>
  text.replaceAll(escapes, (_, code) => `<${colors[code] ?? code}>`)

// biome-ignore lint/suspicious/noControlCharactersInRegex: these begin the escapes.
const escapes = /\u001b\[(\d+)m/g
const colors: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  22: '/bold',
  31: 'red',
  32: 'green',
  33: 'yellow',
  35: 'magenta',
  36: 'cyan',
  39: '/colour',
}
