import { printable } from '../../core/base/printable.js'

/** Escapes a text for a SARIF message, where `[text](address)` is a link and `{0}` a placeholder. */
export const sarifMessage = (text: string): { text: string } => ({
  text: withoutLinks(printable(text)).replaceAll(/\{(\d+)\}/g, '{{$1}}'),
})

const withoutLinks = (text: string): string =>
  text.includes('](') ? text.replaceAll('[', '\\[') : text
