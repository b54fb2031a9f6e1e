import dagre from '@dagrejs/dagre'
import { escapeXml, wrap } from '../svg-text.js'
import type { StateDiagram } from './parse-diagram.js'

const fontSize = 14
const lineHeight = 18
const characterWidth = 7
const labelColumns = 22
const start = '[*]'
const startSize = 16

interface Point {
  x: number
  y: number
}

/**
 * Draws a state diagram as SVG without styles. Each state is a group with `data-state`, so that a page
 * can highlight one by a class.
 */
export function drawDiagram({ states, transitions }: StateDiagram, title: string): string {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 8, edgesep: 8, ranksep: 20, marginx: 2, marginy: 4 })
  graph.setDefaultEdgeLabel(() => ({}))
  const hasStart = transitions.some(({ from }) => from === start)
  if (hasStart) graph.setNode(start, { width: startSize, height: startSize })
  for (const [id, name] of states) {
    graph.setNode(id, { width: widthOf([name]) + 32, height: 40 })
  }
  const labels = transitions.map(({ label }) => wrap(label, labelColumns))
  transitions.forEach(({ from, to }, index) => {
    const lines = labels[index] ?? []
    const size = { width: widthOf(lines) + 12, height: lines.length * lineHeight + 8 }
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, String(index))
  })
  dagre.layout(graph)

  const { width = 0, height = 0 } = graph.graph()
  const edges = transitions.map(({ from, to }, index) => {
    const { points, x, y } = graph.edge({ v: from, w: to, name: String(index) }) as Point & {
      points: Point[]
    }
    return {
      line: `<path class="edge" d="${curve(points)}"/>${arrow(points)}`,
      label: text(labels[index] ?? [], { x, y }),
    }
  })
  const nodes = [...states].map(([id, name]) => {
    const { x, y, width: wide, height: high } = graph.node(id)
    return `<g class="state" data-state="${escapeXml(name)}"><rect x="${round(x - wide / 2)}" y="${round(y - high / 2)}" width="${round(wide)}" height="${round(high)}" rx="8"/>${text([name], { x, y })}</g>`
  })
  const from = hasStart ? graph.node(start) : undefined
  return [
    `<svg class="diagram" xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img" aria-label="${escapeXml(title)}">`,
    ...edges.map(({ line }) => line),
    ...(from
      ? [`<circle class="start" cx="${round(from.x)}" cy="${round(from.y)}" r="${startSize / 2}"/>`]
      : []),
    ...nodes,
    ...edges.map(({ label }) => `<g class="label">${label}</g>`),
    '</svg>',
  ].join('')
}

const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map(({ length }) => length)) * characterWidth

const round = (value: number): number => Math.round(value * 10) / 10

/** Returns lines of text, centered on a point. */
const text = (lines: readonly string[], { x, y }: Point): string =>
  lines
    .map((line, index) => {
      const middle = y + (index - (lines.length - 1) / 2) * lineHeight + fontSize * 0.35
      return `<text x="${round(x)}" y="${round(middle)}" text-anchor="middle">${escapeXml(line)}</text>`
    })
    .join('')

/** Returns a path through the middles of the segments, rounded at the points. */
function curve(points: readonly Point[]): string {
  const [first, ...others] = points as [Point, ...Point[]]
  const last = others.at(-1) as Point
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] as Point
    const end = index === others.length - 2 ? next : middleOf(point, next)
    return `Q${at(point)} ${at(end)}`
  })
  return `M${at(first)}${bends.length > 0 ? bends.join('') : `L${at(last)}`}`
}

const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** Returns the head of an arrow at the last point. */
function arrow(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2) as [Point, Point]
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const corner = (turn: number): Point => ({
    x: tip.x - 10 * Math.cos(angle + turn),
    y: tip.y - 10 * Math.sin(angle + turn),
  })
  return `<path class="head" d="M${at(tip)}L${at(corner(0.4))}L${at(corner(-0.4))}Z"/>`
}
