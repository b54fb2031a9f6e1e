import { describe, expect, it } from 'vitest'
import { barChart } from '../../site/build/charts/bar-chart.js'
import { withCharts } from '../../site/build/charts/benchmark-charts.js'
import { parseDiagram } from '../../site/build/states/parse-diagram.js'
import { wrap } from '../../site/build/svg-text.js'
import { blocks, docs, type Page } from '../docs/markdown.js'

const pageAt = (path: string) => docs.find((page) => page.path === path) as Page

describe('a state diagram', () => {
  it('is read with names and labels', () => {
    const { states, transitions } = parseDiagram(
      'stateDiagram-v2\n  a\n  state "b c" as b_c\n  [*] --> a : create\n  a --> b_c : time passes\n',
    )
    expect([...states]).toEqual([
      ['a', 'a'],
      ['b_c', 'b c'],
    ])
    expect(transitions).toEqual([
      { from: '[*]', to: 'a', label: 'create' },
      { from: 'a', to: 'b_c', label: 'time passes' },
    ])
  })

  it('of another form fails the build', () => {
    expect(() => parseDiagram('stateDiagram-v2\n  a ==> b')).toThrow(/not a line/)
  })

  it('is readable for both families', () => {
    const diagrams = blocks(pageAt('docs/states.md'), 'mermaid').map(parseDiagram)
    expect(diagrams).toHaveLength(2)
    for (const { states, transitions } of diagrams) {
      for (const { from, to } of transitions) {
        expect(from === '[*]' || states.has(from)).toBe(true)
        expect(states.has(to)).toBe(true)
      }
    }
  })
})

it.each([
  ['a b c', 3, ['a b', 'c']],
  ['a longer word', 4, ['a', 'longer', 'word']],
])('wraps “%s” at %i characters', (text, columns, lines) => {
  expect(wrap(text, columns)).toEqual(lines)
})

it('draws bars to scale, and escapes their names', () => {
  const bar = { lacks: '', shown: '1', isOurs: false }
  const svg = barChart('T & U', [
    { ...bar, name: '<a>', value: 1 },
    { ...bar, name: 'b', value: 2, least: 1, most: 4, isOurs: true },
  ])
  expect(svg).toContain('aria-label="T &amp; U"')
  expect(svg).toContain('&lt;a&gt;')
  expect([...svg.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, width]) => width)).toEqual([
    '20',
    '40',
  ])
  expect(svg).toContain('x1="20%"')
  expect(svg).not.toMatch(/style=|<style/)
})

it('adds charts of the recorded results to the benchmark page, and changes nothing else', () => {
  const { text } = pageAt('docs/benchmark.md')
  const [before, after] = withCharts(text).split(/## Charts[\s\S]*<\/figure>\n\n/)
  expect(`${before}${after}`).toBe(text)
  expect([...withCharts(text).matchAll(/<svg class="chart"/g)].length).toBeGreaterThan(5)
})
