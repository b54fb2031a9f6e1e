import { element } from './elements.js'

/** Returns a message as nodes, with what it quotes in backticks as code. */
export const markedText = (text: string): (Node | string)[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part))
    .filter((part) => part !== '')
