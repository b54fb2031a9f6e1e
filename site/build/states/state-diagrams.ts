import { drawDiagram } from './draw-diagram.js'
import { parseDiagram } from './parse-diagram.js'

/** Components that highlight the state of something given in the diagram below, by the heading. */
const liveForms: Readonly<Record<string, string>> = {
  Offerings: '<LiveOffering class="live-state" />',
  Campaigns: '<LiveCampaign class="live-state" />',
}

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
      const form = liveForms[heading]
      if (form === undefined) throw new Error(`no form for the states of ${heading}`)
      return `${form}\n<div class="figure" role="group" aria-label="${name}" tabindex="0">${svg}</div>`
    },
  )
}
