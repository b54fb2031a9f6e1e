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
/** Length of the arrow of a loop that shows beside its label. */
const loopLength = 28

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
  const edgeOf = ({ from, to }: { from: string; to: string }, index: number) =>
    graph.edge({ v: from, w: to, name: String(index) }) as Box & { points: Point[] }
  const rows = [...[...states.keys()].map(boxOf), ...transitions.map(edgeOf)]
  for (const [index, { from, to }] of transitions.entries()) {
    if (from === to) edgeOf({ from, to }, index).x += loopLength
  }
  const right = Math.max(width, ...rows.map((box) => box.x + box.width / 2))
  return {
    width: Math.ceil(right),
    height: Math.ceil(height),
    boxes: new Map([start, ...states.keys()].map((id) => [id, boxOf(id)])),
    edges: transitions.map(({ from, to }, index) => {
      const edge = edgeOf({ from, to }, index)
      const bends = from === to ? [] : throughRows(edge.points.slice(1, -1), rows)
      return { from, to, bends, label: edge, lines: labels[index] ?? [] }
    }),
  }
}

/** Returns points that lead an edge straight through each row of boxes, so that none hides its curves. */
function throughRows(points: readonly Point[], boxes: readonly Box[]): Point[] {
  return points.flatMap(({ x, y }) => {
    const row = boxes.filter((box) => Math.abs(box.y - y) < 1)
    const half = Math.max(0, ...row.map(({ height }) => height)) / 2
    return half === 0
      ? []
      : [
          { x, y: y - half },
          { x, y: y + half },
        ]
  })
}
