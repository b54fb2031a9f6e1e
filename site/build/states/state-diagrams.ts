import { drawDiagram } from './draw-diagram.js'
import { parseDiagram } from './parse-diagram.js'

/** Replaces the Mermaid diagrams of a page with drawn ones, named by the heading above. */
export function drawStateDiagrams(markdown: string): string {
  let heading = ''
  return markdown.replaceAll(
    /^## (.+)$|^```mermaid\n([\s\S]*?)^```$/gm,
    (found, title: string | undefined, mermaid: string | undefined) => {
      heading = title ?? heading
      if (mermaid === undefined) return found
      const name = `States of ${heading.toLowerCase()}`
      const svg = drawDiagram(parseDiagram(mermaid), name)
      return `<div class="figure" role="group" aria-label="${name}" tabindex="0">${svg}</div>`
    },
  )
}
