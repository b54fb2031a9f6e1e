import { printable } from '../../core/base/printable.js'

/** Makes text safe at the start of a line, where GitHub would run `::` as a workflow command. */
export const printableStart = (text: string): string =>
  printable(/^\s*::/.test(text) ? `./${text}` : text)
