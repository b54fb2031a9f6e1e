import { createCssVariablesTheme, type ShikiTransformer } from 'shiki'

/** Colors code by variables, whose values are in the style sheet. */
export const codeTheme = createCssVariablesTheme({ variablePrefix: '--code-' })

const color = /^color:var\(--code-([a-z-]+)\)$/

/** Replaces the styles of tokens with classes, because the security policy allows no inline styles. */
export const stylesToClasses: ShikiTransformer = {
  name: 'styles-to-classes',
  pre(node) {
    delete node.properties.style
  },
  span(node) {
    const { style } = node.properties
    if (typeof style !== 'string') return
    delete node.properties.style
    const parts = style.split(';').map((part) => color.exec(part)?.[1] ?? part)
    this.addClassToHast(
      node,
      parts.map((part) => `code-${part.replaceAll(/[^a-z]+/g, '-')}`),
    )
  },
}

/** Marks the highlighted lines of a block as removed, added or wrong if its info says so. */
export const markedLines: ShikiTransformer = {
  name: 'marked-lines',
  line(node) {
    const kind = /^(add|remove|error)\b/.exec(this.options.meta?.__raw ?? '')?.[1]
    if (kind === undefined || !String(node.properties.class).includes('highlighted')) return
    node.properties.class = kind === 'error' ? 'line highlighted error' : `line diff ${kind}`
  },
}
