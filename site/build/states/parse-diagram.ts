/** The id of the start in a diagram. */
export const start = '[*]'

export interface StateDiagram {
  /** States by id, with their names. */
  states: Map<string, string>
  /** Transitions between ids; `[*]` is the start. */
  transitions: { from: string; to: string; label: string }[]
}

/** Reads a Mermaid state diagram of `docs/states.md`. Throws on a line of another form. */
export function parseDiagram(mermaid: string): StateDiagram {
  const diagram: StateDiagram = { states: new Map(), transitions: [] }
  const [, ...lines] = mermaid.trim().split('\n')
  for (const line of lines) {
    const [, from, to, label] = /^ {2}(\[\*\]|\w+) --> (\w+) : (.+)$/.exec(line) ?? []
    const [, name, named, id = named] = /^ {2}(?:state "(.+)" as )?(\w+)$/.exec(line) ?? []
    if (from !== undefined && to !== undefined && label !== undefined) {
      diagram.transitions.push({ from, to, label })
    } else if (id !== undefined) {
      diagram.states.set(id, name ?? id)
    } else {
      throw new Error(`not a line of a state diagram: ${line}`)
    }
  }
  return diagram
}
