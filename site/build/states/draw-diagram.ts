import { escapeXml } from '../svg-text.js'
import { type Box, type Layout, layOut, lineHeight, type Point } from './layout.js'
import { type StateDiagram, start } from './parse-diagram.js'

/** Distance between the ends of edges on one side of a state. */
const spread = 22

/**
 * Draws a state diagram as SVG without styles. Each state is a group with `data-state`, and each
 * transition one with `data-from` and `data-label`, so that a page can highlight them with the classes
 * `current` and `possible`.
 */
export function drawDiagram(diagram: StateDiagram, title: string): string {
  const layout = layOut(diagram)
  const { width, height, boxes, edges } = layout
  const ends = endsOf(layout)
  const dot = boxes.get(start) as Box
  const origin = ({ from, lines }: Layout['edges'][number]): string => {
    const name = diagram.states.get(from)
    if (name === undefined) return ''
    return ` data-from="${escapeXml(name)}" data-label="${escapeXml(lines.join(' '))}"`
  }
  return [
    `<svg class="diagram" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`,
    ...edges.map((edge, index) => {
      const isLoop = edge.from === edge.to
      const arrow = isLoop
        ? loop(boxes.get(edge.from) as Box, edge.label)
        : curve([ends.out[index] as Point, ...edge.bends, ends.in[index] as Point])
      return `<g${origin(edge)}>${arrow}</g>`
    }),
    ...edges.map((edge) => {
      const { label, lines } = edge
      const { x, y, width, height } = label
      return `<g class="label"${origin(edge)}><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${height}"/>${text(lines, label)}</g>`
    }),
    `<circle class="start" cx="${round(dot.x)}" cy="${round(dot.y)}" r="8"/>`,
    ...[...diagram.states].map(([id, name]) => {
      const box = boxes.get(id) as Box
      return `<g class="state" data-state="${escapeXml(name)}"><rect x="${round(box.x - box.width / 2)}" y="${round(box.y - 20)}" width="${round(box.width)}" height="40" rx="8"/>${text([name], box)}</g>`
    }),
    '</svg>',
  ].join('')
}

/** Returns where each edge leaves and enters its states, side by side in the order of their neighbours. */
function endsOf({ boxes, edges }: Layout): { out: Point[]; in: Point[] } {
  const sideOf = (id: string, isOut: boolean): Map<number, Point> => {
    const box = boxes.get(id) as Box
    const there = edges
      .map(({ from, to, bends }, index) => ({ from, to, index, near: bends.at(isOut ? 0 : -1) }))
      .filter(({ from, to }) => from !== to && (isOut ? from : to) === id)
      .sort((one, other) => (one.near?.x ?? 0) - (other.near?.x ?? 0))
    const y = isOut ? box.y + box.height / 2 : box.y - box.height / 2
    return new Map(
      there.map(({ index }, place) => [
        index,
        { x: box.x + (id === start ? 0 : (place - (there.length - 1) / 2) * spread), y },
      ]),
    )
  }
  return {
    out: edges.map(({ from }, index) => sideOf(from, true).get(index) as Point),
    in: edges.map(({ to }, index) => sideOf(to, false).get(index) as Point),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`

/** Returns lines of text, centered on a point. */
const text = (lines: readonly string[], { x, y }: Point): string =>
  lines
    .map((line, index) => {
      const baseline = y + (index - (lines.length - 1) / 2) * lineHeight + 5
      return `<text x="${round(x)}" y="${round(baseline)}" text-anchor="middle">${escapeXml(line)}</text>`
    })
    .join('')

/** Returns an arrow through points from top to bottom, vertical at each of them. */
function curve(points: readonly Point[]): string {
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    const middle = (from.y + to.y) / 2
    return `C${at({ x: from.x, y: middle })} ${at({ x: to.x, y: middle })} ${at(to)}`
  })
  const tip = points.at(-1) as Point
  const head = `M${at(tip)}l-5,-10h10Z`
  return `<path class="edge" d="M${at(points[0] as Point)}${parts.join('')}"/><path class="head" d="${head}"/>`
}

/** Returns an arrow from the right side of a state, around its label, back to it. */
function loop(box: Box, label: Box): string {
  const right = box.x + box.width / 2
  const end = { x: right, y: box.y + 8 }
  const far = { x: label.x, y: box.y - 8 }
  const path = `M${at({ x: right, y: box.y - 8 })}H${round(far.x)}V${round(end.y)}H${round(end.x)}`
  return `<path class="edge" d="${path}"/><path class="head" d="M${at(end)}l10,-5v10Z"/>`
}
