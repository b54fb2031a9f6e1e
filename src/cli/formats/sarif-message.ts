import { printable } from '../../core/base/printable.js'

/**
 * A text as a message of SARIF, in which `[text](address)` would be a link and `{0}` be filled in:
 * neither is what a file says.
 */
export const sarifMessage = (text: string): { text: string } => ({
  text: withoutLinks(printable(text)).replaceAll(/\{(\d+)\}/g, '{{$1}}'),
})

const withoutLinks = (text: string): string =>
  text.includes('](') ? text.replaceAll('[', '\\[') : text
