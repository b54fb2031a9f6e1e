import { element } from './elements.js'

/** Returns the parts of a message, with what it quotes in backticks as `code` returns it. */
export const markedParts = <Code>(text: string, code: (part: string) => Code): (Code | string)[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : part))
    .filter((part) => part !== '')

/** Returns a message as nodes. */
export const markedText = (text: string): (Node | string)[] =>
  markedParts(text, (part) => element('code', {}, part))
