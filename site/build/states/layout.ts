import dagre from '@dagrejs/dagre'
import { wrap } from '../svg-text.js'
import { type StateDiagram, start } from './parse-diagram.js'

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}
export interface Layout {
  width: number
  height: number
  /** States by id, and the start; `x` and `y` are the middle. */
  boxes: Map<string, Box>
  edges: { from: string; to: string; bends: Point[]; label: Box; lines: string[] }[]
}

export const lineHeight = 18
const labelColumns = 22

/** Width of text in the font of the page, with room for wider fonts. */
const labelWidth = (lines: readonly string[]): number =>
  Math.max(...lines.map(({ length }) => length)) * 6.8 + 10
const stateWidth = (name: string): number => name.length * 8.6 + 28

/** Places the states in rows, from the start downwards, and the labels between them. */
export function layOut({ states, transitions }: StateDiagram): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 10, edgesep: 10, ranksep: 48, marginx: 2, marginy: 4 })
  graph.setNode(start, { width: 16, height: 16 })
  for (const [id, name] of states) graph.setNode(id, { width: stateWidth(name), height: 40 })
  const labels = transitions.map(({ label }) => wrap(label, labelColumns))
  transitions.forEach(({ from, to }, index) => {
    const lines = labels[index] ?? []
    const size = { width: labelWidth(lines), height: lines.length * lineHeight + 6 }
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, String(index))
  })
  // Without an edge, dagre places a state beside the start, as if it belonged to it.
  const linked = new Set(transitions.flatMap(({ from, to }) => [from, to]))
  for (const id of states.keys()) if (!linked.has(id)) graph.setEdge(start, id, {}, 'hidden')
  dagre.layout(graph)

  const { width = 0, height = 0 } = graph.graph()
  const boxOf = (id: string) => graph.node(id) as Box
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: new Map([start, ...states.keys()].map((id) => [id, boxOf(id)])),
    edges: transitions.map(({ from, to }, index) => {
      const edge = graph.edge({ v: from, w: to, name: String(index) }) as Box & { points: Point[] }
      const bends = from === to ? [] : throughLabel(edge.points.slice(1, -1), edge)
      return { from, to, bends, label: edge, lines: labels[index] ?? [] }
    }),
  }
}

/** Returns points that lead an edge straight through its label, from the top to the bottom. */
function throughLabel(points: readonly Point[], { x, y, height }: Box): Point[] {
  const [top, bottom] = [y - height / 2, y + height / 2]
  return [
    ...points.filter((point) => point.y < top),
    { x, y: top },
    { x, y: bottom },
    ...points.filter((point) => point.y > bottom),
  ]
}
