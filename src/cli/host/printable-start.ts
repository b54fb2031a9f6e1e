import { printable } from '../../core/base/printable.js'

/** Printable text at the start of a line, where GitHub would obey some signs: they become a path. */
export const printableStart = (text: string): string =>
  printable(/^\s*::/.test(text) ? `./${text}` : text)
